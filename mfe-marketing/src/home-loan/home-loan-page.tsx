import { FIGURES } from "@lintel/contract";
import { LoanCalculator } from "../components/loan-calculator/loan-calculator";
import { messages as calculatorMessages } from "../components/loan-calculator/messages";
import { ProductPage } from "../components/product-page";
import { SceneView } from "../components/scene-view";
import { useCopy } from "../lib/use-copy";
import { messages as ownMessages } from "./messages";

export const messages = [ownMessages, calculatorMessages];

export default function HomeLoanPage() {
  const copy = useCopy(ownMessages);

  return (
    <ProductPage
      copy={copy}
      parent="loans"
      action={{ to: "/contact", label: copy("action") }}
      art={<SceneView view="door" />}
    >
      <LoanCalculator
        amount={{ min: 25_000, max: 1_000_000, step: 5_000, start: 250_000 }}
        years={{ min: 1, max: FIGURES.homeLoanMaxYears, step: 1, start: 20 }}
      />
    </ProductPage>
  );
}
