import { CardArt } from "../components/card-art";
import { ComparisonTable } from "../components/comparison-table";
import { ProductPage } from "../components/product-page";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

export default function CardsPage() {
  const copy = useCopy(messages);

  return (
    <ProductPage
      copy={copy}
      action={{ to: "/cards/debit", label: copy("showDebit") }}
      secondary={{ to: "/cards/credit", label: copy("showCredit") }}
      art={
        <CardArt
          cards={[
            { type: "debit", label: copy("debit") },
            { type: "credit", label: copy("credit") },
          ]}
        />
      }
    >
      <ComparisonTable
        title={copy("compareTitle")}
        columns={[copy("compareWhat"), copy("debit"), copy("credit")]}
        rows={copy.series("row", "Debit", "Credit")}
      />
    </ProductPage>
  );
}
