import { ComparisonTable } from "../components/comparison-table";
import { messages as layoutMessages } from "../components/layout/messages";
import { ProductPage } from "../components/product-page";
import { SceneView } from "../components/scene-view";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

export default function AccountsPage() {
  const copy = useCopy(messages);
  const layout = useCopy(layoutMessages);

  return (
    <ProductPage
      copy={copy}
      action={{ to: "/accounts/checking", label: layout("checking") }}
      secondary={{ to: "/accounts/savings", label: layout("savings") }}
      art={<SceneView view="street" />}
    >
      <ComparisonTable
        title={copy("compareTitle")}
        columns={[copy("compareWhat"), copy("checking"), copy("savings")]}
        rows={copy.series("row", "Checking", "Savings")}
      />
    </ProductPage>
  );
}
