import { Link } from "@lintel/portal";
import { TextPage } from "../components/text-page";
import { useLegalDate } from "../lib/legal-date";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

export default function TermsPage() {
  const copy = useCopy(messages);
  const updated = useLegalDate();
  const parts = copy.series("part", "Text");

  return (
    <TextPage
      title={copy("title")}
      heading={copy("heading")}
      lead={copy("lead")}
      updated={updated}
      sections={parts.map(([title = "", text], index) => ({
        id: `part-${index + 1}`,
        title,
        content: (
          <p>
            {text}
            {/* The specification's link to a page that does not exist; the 404 page knows where it should have led. */}
            {index === parts.length - 1 && (
              <>
                {" "}
                <Link to="/contact-us">{copy("contactLink")}</Link>
              </>
            )}
          </p>
        ),
      }))}
    />
  );
}
