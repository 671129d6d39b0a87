import { BankingPage } from "../components/banking-page";

export default function AccountsPage() {
  return <BankingPage title="Accounts" />;
}
