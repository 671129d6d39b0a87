import { useMessages } from "@lintel/portal";
import { useProfile } from "@lintel/portal/queries";
import { FactList } from "@lintel/shared-ui/bank";
import { BankingIdFact } from "../components/copyable-fact";
import { TitledCard } from "../components/titled-card";
import { dashboardMessages } from "./messages";

export function InformationCard() {
  const t = useMessages(dashboardMessages);
  const profile = useProfile().data;
  if (!profile) return null;

  return (
    <TitledCard as="section">
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
    </TitledCard>
  );
}
