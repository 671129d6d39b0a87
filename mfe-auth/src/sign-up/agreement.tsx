import { Link, useMessages } from "@lintel/portal";
import styled from "styled-components";
import { messages } from "../messages";

const Sentence = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
`;

/** What one agrees to by signing up. Read in a tab of its own: the form keeps what was typed. */
export function Agreement() {
  const t = useMessages(messages);
  const terms = t("terms");
  const privacy = t("privacy");
  const [before, rest = ""] = t("signUpAgrees", { terms, privacy }).split(terms);
  const [between, after] = rest.split(privacy);

  return (
    <Sentence>
      {before}
      <Link to="/terms-and-condition" target="_blank">
        {terms}
      </Link>
      {between}
      <Link to="/privacy-policy" target="_blank">
        {privacy}
      </Link>
      {after}
    </Sentence>
  );
}
