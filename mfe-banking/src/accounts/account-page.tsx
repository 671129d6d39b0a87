import { BankingPage } from "../components/banking-page";

export default function AccountPage() {
  return <BankingPage title="Account" />;
}
