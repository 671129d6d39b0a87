import { Link } from "@lintel/portal";
import { TextPage } from "../components/text-page";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

export { messages } from "./messages";

export default function TermsPage() {
  const copy = useCopy(messages);

  // The specification's link to a page that does not exist; the 404 page knows where it should have led.
  return <TextPage copy={copy} end={<Link to="/contact-us">{copy("contactLink")}</Link>} />;
}
