import { CardArt } from "../components/card-art";
import { messages as layoutMessages } from "../components/layout/messages";
import { ProductPage } from "../components/product-page";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

export default function CreditCardPage() {
  const copy = useCopy(messages);
  const layout = useCopy(layoutMessages);

  return (
    <ProductPage
      copy={copy}
      parent="cards"
      action={{ to: "/online-banking/cards/get-new-card", label: copy("action") }}
      secondary={{ to: "/cards/debit", label: layout("debitCard") }}
      art={<CardArt cards={[{ type: "credit", label: copy("title") }]} />}
    />
  );
}
