import { TextPage } from "../components/text-page";
import { useLegalDate } from "../lib/legal-date";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

export default function PrivacyPolicyPage() {
  const copy = useCopy(messages);
  const updated = useLegalDate();

  return (
    <TextPage
      title={copy("title")}
      heading={copy("heading")}
      lead={copy("lead")}
      updated={updated}
      sections={copy.series("part", "Text").map(([title = "", text], index) => ({
        id: `part-${index + 1}`,
        title,
        content: <p>{text}</p>,
      }))}
    />
  );
}
