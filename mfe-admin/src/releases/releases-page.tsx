import { useMessages, useToken } from "@lintel/portal";
import { Button, Card, LoadFailed } from "@lintel/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AdminPage } from "../components/admin-page";
import { Note } from "../components/note";
import { RowSkeletons } from "../components/row-skeletons";
import { Section } from "../components/section";
import { FailuresSection } from "./failures-section";
import { messages } from "./messages";
import { PartCard } from "./part-card";
import { PublishesSection } from "./publishes-section";
import { healthQuery, liveQuery } from "./releases-queries";

export { messages } from "./messages";

export default function ReleasesPage() {
  const t = useMessages(messages);
  const site = useQuery(liveQuery(useToken()));
  const bank = useQuery(healthQuery);
  const isFetching = site.isFetching || bank.isFetching;

  function refresh() {
    void site.refetch();
    void bank.refetch();
  }

  const head = {
    title: t("title"),
    lead: t("lead"),
    actions: (
      <Button variant="secondary" busy={isFetching} onClick={refresh}>
        {t("refresh")}
      </Button>
    ),
  };

  if (site.isPending || bank.isPending) {
    return (
      <AdminPage {...head}>
        <Section title={t("live")}>
          <Note>{t("percentile")}</Note>
          <RowSkeletons label={t("loading")} />
        </Section>
      </AdminPage>
    );
  }

  const failed = (site.isError || bank.isError) && (
    <Card>
      <LoadFailed onRetry={refresh} busy={isFetching} labels={{ message: t("failed"), retry: t("retry") }} />
    </Card>
  );
  if (!site.data || !bank.data) return <AdminPage {...head}>{failed}</AdminPage>;

  const { live, history } = site.data;
  const { health, newest } = bank.data;
  return (
    <AdminPage {...head}>
      {failed}
      <Section title={t("live")}>
        <Note>{t("percentile")}</Note>
        <ul>
          {live.map((part) => (
            <PartCard key={part.name} live={part} health={health} />
          ))}
        </ul>
      </Section>
      <PublishesSection history={history} />
      <FailuresSection newest={newest} />
    </AdminPage>
  );
}
