import { ComparisonTable } from "../components/comparison-table";
import { ProductPage } from "../components/product-page";
import { SceneView } from "../components/scene-view";
import { useCopy } from "../lib/use-copy";
import { LoanLinks } from "./loan-links";
import { messages } from "./messages";

export { messages } from "./messages";

export default function LoansPage() {
  const copy = useCopy(messages);

  return (
    <ProductPage
      copy={copy}
      action={{ to: "/loans/personal-loan", label: copy("viewPersonalLoan") }}
      secondary={{ to: "/contact", label: copy("askAboutLoan") }}
      art={<SceneView view="street" />}
    >
      <ComparisonTable
        title={copy("compareTitle")}
        columns={[copy("compareLoan"), copy("compareFor"), copy("compareAmount"), copy("compareTerm")]}
        rows={copy.series("loan", "For", "Amount", "Term")}
      />
      <LoanLinks
        links={[
          { to: "/loans/home-loan", label: copy("viewHomeLoan") },
          { to: "/loans/personal-loan", label: copy("viewPersonalLoan") },
          { to: "/loans/educational-loan", label: copy("viewEducationalLoan") },
        ]}
      />
    </ProductPage>
  );
}
