import { useMessages } from "@lintel/portal";
import { profileQuery } from "@lintel/portal/queries";
import { Card } from "@lintel/shared-ui";
import { FactList } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { BankingIdFact } from "../components/banking-id-fact";
import { dashboardMessages } from "./messages";

export function InformationCard() {
  const t = useMessages(dashboardMessages);
  const profile = useQuery(profileQuery).data;
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
        <BankingIdFact bankingId={profile.banking_id} />
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
