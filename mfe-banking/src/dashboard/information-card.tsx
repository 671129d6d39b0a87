import { useMessages } from "@lintel/portal";
import { profileQuery } from "@lintel/portal/queries";
import { Card, CopyButton } from "@lintel/shared-ui";
import { FactList } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import styled from "styled-components";
import { useBankLabels } from "../components/bank-labels";
import { BANKING_ID_COPIED_MS } from "../lib/timers";
import { dashboardMessages } from "./messages";

export function InformationCard() {
  const t = useMessages(dashboardMessages);
  const labels = useBankLabels();
  const profile = useQuery(profileQuery).data;
  const bankingId = useRef<HTMLSpanElement>(null);
  if (!profile) return null;

  return (
    <Box as="section">
      <h2>{t("infoTitle")}</h2>
      <FactList>
        <div>
          <dt>{t("name")}</dt>
          <dd translate="no">
            {profile.firstname} {profile.lastname}
          </dd>
        </div>
        <div>
          <dt>{t("bankingId")}</dt>
          <dd translate="no">
            <span ref={bankingId}>{profile.banking_id}</span>
            <CopyButton
              value={profile.banking_id}
              label={t("copyBankingId")}
              confirmMs={BANKING_ID_COPIED_MS}
              fallback={bankingId}
              labels={labels.copy}
            />
          </dd>
        </div>
      </FactList>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;

  h2 {
    font: var(--type-title-s);
  }
`;
