import { BankingPage } from "../components/banking-page";

export default function SettingsPage() {
  return <BankingPage title="Settings" />;
}
