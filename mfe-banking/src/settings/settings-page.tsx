import { useMessages } from "@lintel/portal";
import { profileQuery } from "@lintel/portal/queries";
import { Card, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { BankingPage } from "../components/banking-page";
import { QueryFailed } from "../components/query-failed";
import { SuspendedBanner } from "../components/suspended-banner";
import { AddressSection } from "./address-section";
import { DataSection } from "./data-section";
import { DisplaySection } from "./display-section";
import { InformationSection } from "./information-section";
import { settingsMessages } from "./messages";

export { settingsMessages as messages } from "./messages";

export default function SettingsPage() {
  const t = useMessages(settingsMessages);
  // It may have been changed on another device, and is about to be changed here.
  const profile = useQuery({ ...profileQuery, refetchOnMount: "always", refetchOnWindowFocus: "always" });

  return (
    <BankingPage title={t("title")}>
      <SuspendedBanner />
      {profile.isPending ? (
        <LoadingRegion label={t("loading")}>
          <Skeleton height="220px" />
          <Skeleton height="220px" />
        </LoadingRegion>
      ) : profile.data ? (
        <div>
          <InformationSection profile={profile.data} />
          <AddressSection profile={profile.data} />
          <DisplaySection />
          <DataSection />
        </div>
      ) : (
        <Card>
          <QueryFailed query={profile} message={t("failed")} />
        </Card>
      )}
    </BankingPage>
  );
}
