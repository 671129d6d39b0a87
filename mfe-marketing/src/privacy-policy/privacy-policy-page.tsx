import { TextPage } from "../components/text-page";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

export default function PrivacyPolicyPage() {
  return <TextPage copy={useCopy(messages)} />;
}
