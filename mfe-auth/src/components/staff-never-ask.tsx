import { BRAND } from "@lintel/contract";
import { siteFacts, useMessages } from "@lintel/portal";
import { ShieldCheck } from "lucide-react";
import styled from "styled-components";
import { messages } from "../messages";

/** What a person should know while a code is in their hand; in a demo also where the code is to be found. */
export function StaffNeverAsk() {
  const t = useMessages(messages);
  return (
    <>
      <Warning>
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{t("staffNeverAsk", { brand: BRAND.name })}</span>
      </Warning>
      {siteFacts().mailbox && (
        <Demo>
          <a href="/dev/mailbox" target="_blank" rel="noreferrer">
            {t("demoMailbox")}
          </a>
        </Demo>
      )}
    </>
  );
}

const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  font: var(--type-caption);
`;

const Demo = styled.p`
  font: var(--type-caption);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: inherit;
  }
`;
