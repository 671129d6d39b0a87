import { useMessages } from "@lintel/portal";
import styled from "styled-components";
import { messages } from "../messages";

interface SigningInAsProps {
  identifier: string;
  onChange: () => void;
}

export function SigningInAs({ identifier, onChange }: SigningInAsProps) {
  const t = useMessages(messages);
  return (
    <Line>
      <span translate="no" className="notranslate">
        {t("signingInAs", { identifier })}
      </span>{" "}
      <Change type="button" onClick={onChange}>
        {t("notYou")}
      </Change>
    </Line>
  );
}

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;

  /* Who it is, and what to do, are two things. */
  & + span {
    display: block;
    margin-top: 8px;
  }
`;

/* As tall to a finger as a button, and to the eye as the words of its line. */
const Change = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;

  &::after {
    content: "";
    position: absolute;
    inset: -10px 0;
  }
`;
