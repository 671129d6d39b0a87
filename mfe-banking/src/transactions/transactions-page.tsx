import { useMessages } from "@lintel/portal";
import { BankingPage } from "../components/banking-page";
import { TransactionHistory } from "../components/transaction-history";
import { transactionsMessages } from "./messages";

export { transactionsMessages as messages } from "./messages";

export default function TransactionsPage() {
  const t = useMessages(transactionsMessages);

  return (
    <BankingPage title={t("title")} lead={t("lead")}>
      <TransactionHistory title={t("listTitle")} emptyHelp={t("emptyHelp")} hasSort />
    </BankingPage>
  );
}
