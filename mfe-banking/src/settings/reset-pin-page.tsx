import { BankingPage } from "../components/banking-page";

export default function ResetPinPage() {
  return <BankingPage title="PIN" />;
}
