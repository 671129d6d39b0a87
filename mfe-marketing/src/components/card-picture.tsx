import { BankCard } from "@lintel/shared-ui/public";
import { useCopy } from "../lib/use-copy";
import { messages as layoutMessages } from "./layout/messages";

interface CardPictureProps {
  type: "debit" | "credit";
  label: string;
}

/** The bank's own card as it lies on the table. No number of anybody's. */
export function CardPicture({ type, label }: CardPictureProps) {
  const layout = useCopy(layoutMessages);

  return (
    <div aria-hidden="true" translate="no">
      <BankCard
        type={type}
        number={type === "debit" ? "4***********0000" : "55**********0000"}
        holder="Amara Okafor"
        expires="••/••"
        labels={{ [type]: label, nameOnCard: layout("nameOnCard"), expires: layout("cardExpires") }}
      />
    </div>
  );
}
