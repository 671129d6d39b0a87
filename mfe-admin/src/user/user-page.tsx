import { Link, Refusal, useMessages, useParams } from "@lintel/portal";
import { useProfile } from "@lintel/portal/queries";
import { announce, Banner, Card, EmptyState, LinkButton, LoadFailed, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { AdminPage } from "../components/admin-page";
import { Section } from "../components/section";
import { userQuery } from "../lib/admin-queries";
import { useFailureToast } from "../lib/use-failure-toast";
import { useLoadMore } from "../lib/use-load-more";
import { useOthersNews } from "../lib/use-others-news";
import { useWayToUsers } from "../lib/users-search";
import { messages } from "../messages";
import { AccountsSection } from "./accounts-section";
import { ActionsSection } from "./actions/actions-section";
import { TrailSection } from "./trail-section";
import { TransactionsSection } from "./transactions-section";
import { UserInformation } from "./user-information";

export default function UserPage() {
  const t = useMessages(messages);
  const { id = "" } = useParams<"id">();
  const viewed = useInfiniteQuery(userQuery(id));
  useOthersNews();
  const loadMore = useLoadMore(viewed);
  const me = useProfile().data;
  const wayBack = useWayToUsers();
  const isUnknown = viewed.error instanceof Refusal && viewed.error.code === "user_not_found";
  const pages = viewed.data?.pages ?? [];
  const [newest] = pages;
  const title = newest ? t("manage", { name: `${newest.user.firstname} ${newest.user.lastname}` }) : null;
  const [wasLoading] = useState(newest === undefined);
  // Arriving has read out the heading of a page that was still loading.
  useEffect(() => {
    if (wasLoading && title !== null) announce(title);
  }, [wasLoading, title]);
  const isDeleted = isUnknown && newest !== undefined;
  // By another admin while the page was open: what had the focus is gone with it.
  useEffect(() => {
    if (!isDeleted) return;
    announce(t("userUnknownHelp"));
    if (document.activeElement === document.body) document.querySelector("h1")?.focus();
  }, [isDeleted, t]);
  // What the list says itself is no news of the person, and of somebody who is gone the page says more than that they did not come.
  useFailureToast(viewed.isFetchNextPageError || isDeleted ? null : viewed.error, t("userFailed"));

  const back = (
    <Back {...wayBack}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      {t("backToUsers")}
    </Back>
  );

  if (viewed.isPending) {
    return (
      <AdminPage title={t("user")} above={back}>
        <LoadingRegion label={t("userLoading")}>
          <Columns>
            <Main>
              <Section title={t("userInformation")}>
                <Skeleton height="264px" />
              </Section>
              <Section title={t("accounts")}>
                <Skeleton height="196px" />
              </Section>
            </Main>
            <Section title={t("actions")}>
              <Skeleton height="691px" />
            </Section>
          </Columns>
        </LoadingRegion>
      </AdminPage>
    );
  }
  if (isUnknown) {
    return (
      <AdminPage title={t("user")} above={back}>
        <Card>
          <EmptyState
            title={t("userUnknown")}
            heading="h2"
            action={
              <LinkButton component={Link} {...wayBack} variant="secondary">
                {t("backToUsers")}
              </LinkButton>
            }
          >
            {t("userUnknownHelp")}
          </EmptyState>
        </Card>
      </AdminPage>
    );
  }
  if (!newest || title === null) {
    return (
      <AdminPage title={t("user")} above={back}>
        <Card>
          <LoadFailed
            onRetry={() => void viewed.refetch()}
            labels={{ message: t("userNotLoaded"), retry: t("retry") }}
          />
        </Card>
      </AdminPage>
    );
  }

  const { user, accounts } = newest;
  const isSelf = me?.id === user.id;
  return (
    <AdminPage title={title} above={back}>
      {isSelf && (
        <Banner tone="info" role="none">
          {t("yourself")}
        </Banner>
      )}
      <Columns>
        <Main>
          <UserInformation user={user} />
          <AccountsSection accounts={accounts} userId={user.id} />
        </Main>
        <Side>
          <ActionsSection user={user} isSelf={isSelf} />
        </Side>
      </Columns>
      <TransactionsSection
        pages={pages}
        hasMore={viewed.hasNextPage}
        isLoadingMore={viewed.isFetchingNextPage}
        hasFailedMore={viewed.isFetchNextPageError}
        onEndReached={loadMore}
      />
      <TrailSection userId={user.id} />
    </AdminPage>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(300px, 5fr);
    align-items: start;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);
`;

const Side = styled.div`
  @media (min-width: 1024px) {
    position: sticky;
    top: 16px;
  }
`;
