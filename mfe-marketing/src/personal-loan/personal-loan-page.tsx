import { FIGURES } from "@lintel/contract";
import { LoanCalculator } from "../components/loan-calculator/loan-calculator";
import { messages as calculatorMessages } from "../components/loan-calculator/messages";
import { ProductPage } from "../components/product-page";
import { SceneView } from "../components/scene-view";
import { useCopy } from "../lib/use-copy";
import { messages as ownMessages } from "./messages";

export const messages = [ownMessages, calculatorMessages];

export default function PersonalLoanPage() {
  const copy = useCopy(ownMessages);

  return (
    <ProductPage
      copy={copy}
      parent="loans"
      action={{ to: "/contact", label: copy("action") }}
      art={<SceneView view="coin" />}
    >
      <LoanCalculator
        amount={{ min: FIGURES.personalLoanMin, max: FIGURES.personalLoanMax, step: 500, start: 10_000 }}
        years={{ min: 1, max: 10, step: 1, start: 4 }}
      />
    </ProductPage>
  );
}
