import { Link, useMessages } from "@lintel/portal";
import { EmptyState, LoadFailed } from "@lintel/shared-ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { ChainMark } from "../components/chain-mark";
import { RowSkeletons } from "../components/row-skeletons";
import { Section } from "../components/section";
import { Trail } from "../components/trail";
import { auditQuery } from "../lib/admin-queries";
import { messages } from "../messages";

const NEWEST = 20;

export function TrailSection({ userId }: { userId: string }) {
  const t = useMessages(messages);
  const trail = useInfiniteQuery(auditQuery({ subject_id: userId }, NEWEST));
  const page = trail.data?.pages[0];

  return (
    <Section title={t("audit")} aside={page && <ChainMark isVerified={page.isVerified} />}>
      {trail.isPending && <RowSkeletons label={t("auditLoading")} />}
      {trail.isError && (
        <LoadFailed
          onRetry={() => void trail.refetch()}
          busy={trail.isFetching}
          labels={{ message: t("auditFailed"), retry: t("retry") }}
        />
      )}
      {trail.isSuccess && page?.entries.length === 0 && <EmptyState title={t("auditNone")} />}
      {page && page.entries.length > 0 && <Trail entries={page.entries} />}
      <p>
        <WholeTrail to={`/online-banking/admin/audit?subject_id=${encodeURIComponent(userId)}`}>
          {t("auditSeeAll")}
        </WholeTrail>
      </p>
    </Section>
  );
}

/** As tall to a finger as a button. */
const WholeTrail = styled(Link)`
  position: relative;

  &::after {
    content: "";
    position: absolute;
    inset: -12px 0;
  }
`;
