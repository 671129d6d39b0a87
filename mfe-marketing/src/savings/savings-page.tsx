import { messages as layoutMessages } from "../components/layout/messages";
import { ProductPage } from "../components/product-page";
import { SceneView } from "../components/scene-view";
import { useCopy } from "../lib/use-copy";
import { GrowthCalculator } from "./growth-calculator";
import { messages } from "./messages";

export { messages } from "./messages";

export default function SavingsPage() {
  const copy = useCopy(messages);
  const layout = useCopy(layoutMessages);

  return (
    <ProductPage
      copy={copy}
      parent="accounts"
      action={{ to: "/create-new-profile", label: copy("action") }}
      secondary={{ to: "/accounts/checking", label: layout("checking") }}
      art={<SceneView view="coin" />}
    >
      <GrowthCalculator />
    </ProductPage>
  );
}
