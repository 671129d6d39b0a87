import { joinSentences } from "@lintel/contract";
import { useMessages } from "@lintel/portal";
import { Banner, Button } from "@lintel/shared-ui";
import { CancelledError, useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import styled from "styled-components";
import { useFailureText } from "../lib/refusals/failure-text";
import { downloadMyData } from "./download-my-data";
import { settingsMessages } from "./messages";
import { Section } from "./section";

export function DataSection() {
  const t = useMessages(settingsMessages);
  const failureText = useFailureText();
  const download = useMutation({ mutationFn: downloadMyData });
  // Broken off with the session's end, it is nothing that failed.
  const error = download.error instanceof CancelledError ? null : download.error;

  return (
    <Section data-screen-only title={t("dataTitle")}>
      <Parts>
        <p>{t("dataLead")}</p>
        <Note>{t("dataCare")}</Note>
        {error && <Banner tone="negative">{joinSentences(t("dataFailed"), failureText(error))}</Banner>}
        <Actions>
          <Button
            variant="secondary"
            busy={download.isPending}
            icon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => download.mutate()}
          >
            {t("dataDownload")}
          </Button>
          <Note role="status">
            {download.isPending && t("dataCollecting")}
            {download.isSuccess && t("dataDownloaded", { name: download.data })}
          </Note>
        </Actions>
      </Parts>
    </Section>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;

const Note = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
`;
