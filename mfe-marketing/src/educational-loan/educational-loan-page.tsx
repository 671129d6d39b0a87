import { LoanCalculator } from "../components/loan-calculator/loan-calculator";
import { messages as calculatorMessages } from "../components/loan-calculator/messages";
import { ProductPage } from "../components/product-page";
import { SceneView } from "../components/scene-view";
import { useCopy } from "../lib/use-copy";
import { messages as ownMessages } from "./messages";

export const messages = [ownMessages, calculatorMessages];

export default function EducationalLoanPage() {
  const copy = useCopy(ownMessages);

  return (
    <ProductPage
      copy={copy}
      parent="loans"
      action={{ to: "/contact", label: copy("action") }}
      art={<SceneView view="window" />}
    >
      <LoanCalculator
        amount={{ min: 1_000, max: 150_000, step: 1_000, start: 24_000 }}
        years={{ min: 1, max: 20, step: 1, start: 8 }}
      />
    </ProductPage>
  );
}
