import type { UserListEntry } from "@lintel/contract/schema";
import { Link, useLocation, useMessages } from "@lintel/portal";
import { Avatar, StatusChip } from "@lintel/shared-ui";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { CircleAlert } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import styled from "styled-components";
import { EmailAddress } from "../components/email-address";
import { RoleBadge } from "../components/role-badge";
import { USERS } from "../lib/users-search";
import { messages } from "../messages";

const LIST_MAX_HEIGHT = 400;
const ROW_HEIGHT = 57;
const ROWS_BEFORE_END = 40;
/** As in a list of transactions: up to here all rows are real, and the browser's own search finds them. */
const ALL_REAL_UP_TO = 100;

/** How far down the list was when it was left, and in which entry of the history: Back leads there again. */
let left = { entry: "", top: 0 };

interface UserListProps {
  users: readonly UserListEntry[];
  /** What they were found by: whoever comes back from one of them finds the list so. */
  search: string;
  /** How many there are at the bank; more than are here while the rest is not asked for. */
  total: number;
  label: string;
  wantsMore: boolean;
  onEndNear: () => void;
}

/** Of many people rows exist only where one looks: fifty thousand cost as much as a hundred. */
export function UserList({ users, search, total, label, wantsMore, onEndNear }: UserListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { key: entry } = useLocation();
  const [focused, setFocused] = useState(0);
  // Another function would be taken for other people, and all of them be counted again with each row that is scrolled by.
  const keyOf = useCallback((index: number) => users[index]?.id ?? index, [users]);

  const virtual = useVirtualizer({
    count: users.length,
    getScrollElement: () => scroller.current,
    initialOffset: left.entry === entry ? left.top : 0,
    estimateSize: () => ROW_HEIGHT,
    overscan: users.length <= ALL_REAL_UP_TO ? ALL_REAL_UP_TO : 8,
    getItemKey: keyOf,
    // The row that had the focus stays real wherever it is, so that focus is never lost to scrolling.
    rangeExtractor: (range: Range) => including(defaultRangeExtractor(range), Math.min(focused, users.length - 1)),
  });
  const rows = virtual.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? -1;
  const asks = wantsMore && lastShown >= users.length - ROWS_BEFORE_END;

  const ask = useEffectEvent(onEndNear);
  useEffect(() => {
    if (asks) ask();
  }, [asks]);

  return (
    <Scroller
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        left = { entry, top: currentTarget.scrollTop };
      }}
    >
      <List style={{ height: virtual.getTotalSize() }}>
        {rows.map((row) => {
          const user = users[row.index];
          return (
            user && (
              <Row
                key={row.key}
                ref={virtual.measureElement}
                data-index={row.index}
                aria-setsize={total}
                aria-posinset={row.index + 1}
                style={{ transform: `translateY(${row.start}px)` }}
                onFocus={() => setFocused(row.index)}
              >
                <UserLink user={user} search={search} />
              </Row>
            )
          );
        })}
      </List>
    </Scroller>
  );
}

function including(indexes: number[], index: number): number[] {
  return indexes.includes(index) ? indexes : [...indexes, index].sort((one, other) => one - other);
}

function UserLink({ user, search }: { user: UserListEntry; search: string }) {
  const t = useMessages(messages);
  const name = `${user.firstname} ${user.lastname}`;

  return (
    <Person to={`${USERS}/${encodeURIComponent(user.id)}`} state={{ search }}>
      <Avatar name={name} />
      <Words>
        <b className="notranslate" translate="no">
          {name}
        </b>{" "}
        <Second>
          {user.suspended === 1 && (
            <Narrow>
              <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
              {t("suspendedState")}
            </Narrow>
          )}
          <Email className="notranslate" translate="no">
            <EmailAddress email={user.email} />
          </Email>
        </Second>
      </Words>
      <Marks>
        {user.suspended === 1 && (
          <Wide>
            <StatusChip tone="warning">{t("suspendedState")}</StatusChip>
          </Wide>
        )}
        <RoleBadge role={user.role} />
      </Marks>
    </Person>
  );
}

const Scroller = styled.div`
  max-height: ${LIST_MAX_HEIGHT}px;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const List = styled.ul`
  position: relative;
`;

const Row = styled.li`
  position: absolute;
  inset: 0 0 auto;
  border-top: 1px solid var(--border);

  /* Every row is as high as the others, or the ones before where one was would be measured anew. */
  &[data-index="0"] {
    border-color: transparent;
  }
`;

const Person = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${ROW_HEIGHT - 1}px;
  padding: 7px 4px;
  border-radius: 6px;
  color: var(--text);
  text-decoration: none;

  /* As in a list of transactions: the badge at its end has the same ground. */
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
      > * {
        --surface-tint: var(--surface-tint-2);
      }
    }
  }
  &:active {
    background: var(--surface-tint);
    > * {
      --surface-tint: var(--surface-tint-2);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 768px) {
    gap: 14px;
    padding-inline: 8px;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  /* In full: of two people with one name, the end of the address tells which is meant. */
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: 20px;
  }
`;

const Marks = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;

  /* Room for both in every row, so that the addresses stand under each other. */
  @media (min-width: 1024px) {
    width: 150px;
  }
`;

const Wide = styled.span`
  @media (max-width: 767px) {
    display: none;
  }
`;

const Second = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-width: 0;
`;

/* Beside the badge the word would leave no room for the name. */
const Narrow = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  color: var(--warning);
  font: var(--type-micro);
  @media (min-width: 768px) {
    display: none;
  }
`;

const Email = styled.span`
  min-width: 0;
  color: var(--text-muted);
  font-size: 0.875rem;
  @media (min-width: 768px) {
    font-size: 0.9375rem;
  }
`;
