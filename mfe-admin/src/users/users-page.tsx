import { PERSON_SEARCH_MAX_LENGTH, withoutHidden } from "@lintel/contract";
import { useMessages, useSearchParams } from "@lintel/portal";
import { announce, Button, Card, EmptyState, LoadFailed } from "@lintel/shared-ui";
import { SearchField } from "@lintel/shared-ui/bank";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { AdminPage } from "../components/admin-page";
import { RowSkeletons } from "../components/row-skeletons";
import { usersQuery } from "../lib/admin-queries";
import { useFailureToast } from "../lib/use-failure-toast";
import { searchPlace, useKeptSearch } from "../lib/users-search";
import { messages } from "../messages";
import { UserList } from "./user-list";

const ANNOUNCE_AFTER_MS = 400;

export default function UsersPage() {
  const t = useMessages(messages);
  const [params, setParams] = useSearchParams();
  const toolbar = useRef<HTMLDivElement>(null);
  const keptSearch = useKeptSearch();
  const search = withoutHidden(params.get("q") ?? keptSearch);
  const users = useInfiniteQuery(usersQuery(search.trim()));
  useFailureToast(users.error, t("usersFailed"));

  function searchFor(text: string) {
    const { query, state } = searchPlace(text);
    setParams(query, { replace: true, state });
  }

  /** The button that clears goes away with what was not found. */
  function clear() {
    searchFor("");
    toolbar.current?.querySelector("input")?.focus();
  }

  const rows = users.data?.pages.flatMap((page) => page.users) ?? [];
  // That the search before found nobody says nothing about this one.
  const isLooking = users.isPending || (users.isPlaceholderData && rows.length === 0);
  const last = users.data?.pages.at(-1);
  const total = last?.total ?? rows.length;
  // In the words of the search that found them, which until the next answer is the one before.
  const count = last?.search === "" ? t("usersCount", { count: total }) : t("usersFound", { count: total });
  // Said once the typing has stopped, and kept nowhere: walking through the page, one would come upon the count twice.
  const answered = users.isPlaceholderData ? "" : (last?.search ?? "");
  useEffect(() => {
    if (answered === "") return;
    const timer = setTimeout(() => announce(count), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answered, count]);

  return (
    <AdminPage title={t("users")} lead={t("usersLead")}>
      <Panel>
        <Toolbar ref={toolbar}>
          <SearchField
            label={t("usersSearch")}
            value={search}
            onChange={searchFor}
            maxLength={PERSON_SEARCH_MAX_LENGTH}
          />
          <Count>{users.data && !isLooking && count}</Count>
        </Toolbar>
        {isLooking && <RowSkeletons label={t("usersLoading")} />}
        {users.isError && (
          <LoadFailed
            // Of a list whose next page did not come, that page alone is missing.
            onRetry={() => void (users.isFetchNextPageError ? users.fetchNextPage() : users.refetch())}
            busy={users.isFetching}
            labels={{ message: t("usersNotLoaded"), retry: t("retry") }}
          />
        )}
        {users.isSuccess && rows.length === 0 && !isLooking && (
          <EmptyState
            title={t("usersNone")}
            heading="h2"
            action={
              <Button variant="secondary" size="s" onClick={clear}>
                {t("usersClear")}
              </Button>
            }
          >
            {t("usersNoneHelp")}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <Found aria-busy={users.isPlaceholderData}>
            <UserList
              key={search}
              users={rows}
              search={search}
              total={total}
              label={`${t("users")}, ${count}`}
              // A page that failed is asked for again by its button, or the list would ask without end.
              wantsMore={users.hasNextPage && !users.isFetching && !users.isFetchNextPageError}
              onEndNear={() => void users.fetchNextPage({ cancelRefetch: false })}
            />
          </Found>
        )}
      </Panel>
    </AdminPage>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Found = styled.div`
  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

const Toolbar = styled.div`
  display: grid;
  gap: 8px 20px;

  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Count = styled.p`
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;

  @media (min-width: 768px) {
    padding-bottom: 14px;
  }
`;
