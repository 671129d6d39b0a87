import { BRAND } from "@lintel/contract";
import type { Profile } from "@lintel/contract/schema";
import { Link, useLocation, useMessages } from "@lintel/portal";
import { isSessionKept } from "@lintel/portal/host";
import type { NavEntry, RegisteredRemote } from "@lintel/portal/release";
import { Avatar, Banner, Dialog, Logo, Mark } from "@lintel/shared-ui";
import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { DASHBOARD } from "../access/access";
import { shellMessages } from "../messages";
import {
  BarItem,
  BottomBar,
  Layout,
  Main,
  MoreSheet,
  Notice,
  Person,
  RoomForBars,
  SkipLink,
  TopBar,
  TransferTile,
} from "./frame-parts";
import { ICON, navIcon } from "./nav-icons";
import { navLabel } from "./nav-label";
import { CommandField } from "./palette/command-field";
import { covers, LogoutItem, RailEntry, RailWithTips, ThemeItem } from "./rail";

interface FrameProps {
  profile: Profile;
  remotes: readonly RegisteredRemote[];
  children: ReactNode;
}

/** What the bar at a thumb's reach offers; the rest is behind "More". */
const IN_BAR = ["dashboard", "accounts", "transfer", "transactions"];

/** What surrounds every signed-in page. It draws itself from the registry: no remote's code is needed for it. */
export function Frame({ profile, remotes, children }: FrameProps) {
  const t = useMessages(shellMessages);
  const [moreAt, setMoreAt] = useState<string | null>(null);
  const entries = navEntries(remotes, profile.role);
  const inBar = IN_BAR.flatMap((label) => entries.filter((entry) => entry.label === label));
  const behindMore = entries.filter((entry) => !inBar.includes(entry));
  const { pathname } = useLocation();
  // Back and forward close it too.
  if (moreAt !== null && moreAt !== pathname) setMoreAt(null);
  const name = `${profile.firstname} ${profile.lastname}`;

  return (
    <Layout>
      <RoomForBars />
      <SkipLink href="#main">{t("skipToContent")}</SkipLink>
      <RailWithTips label={t("onlineBanking")}>
        {/* Where the mark stands alone there is no word to be read out. */}
        <Link to={DASHBOARD} aria-label={BRAND.name} data-logo>
          <span data-wide>
            <Logo />
          </span>
          <span data-narrow>
            <Mark size={32} />
          </span>
        </Link>
        {entries.map((entry, index) => (
          <RailEntry
            key={entry.to}
            entry={entry}
            startsGroup={entry.section !== (entries[index - 1] ?? entry).section}
          />
        ))}
        <div data-end>
          <ThemeItem />
          <LogoutItem />
        </div>
      </RailWithTips>

      <Main>
        <TopBar>
          <Link to={DASHBOARD} data-logo>
            <Logo size="s" />
          </Link>
          <CommandField entries={entries} />
          <Person>
            <span>
              {/* What has no room is cut at its end, which in some scripts is the left one. */}
              <strong dir="auto" translate="no">
                {name}
              </strong>
              <small translate="no">{profile.banking_id}</small>
            </span>
            <Avatar name={name} />
          </Person>
        </TopBar>
        {!isSessionKept() && (
          <Notice>
            <Banner tone="warning">{t("sessionNotKept")}</Banner>
          </Notice>
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Main>

      <BottomBar aria-label={t("onlineBanking")}>
        {inBar.map((entry) => (
          <BarEntry key={entry.to} entry={entry} />
        ))}
        <BarItem
          as="button"
          type="button"
          aria-haspopup="dialog"
          aria-current={behindMore.some((entry) => covers(entry, pathname)) ? "true" : undefined}
          onClick={() => setMoreAt(pathname)}
        >
          <Ellipsis {...ICON} size={22} />
          {t("more")}
        </BarItem>
      </BottomBar>

      <Dialog
        open={moreAt === pathname}
        onClose={() => setMoreAt(null)}
        title={t("more")}
        size="s"
        closeOnBackdrop
        labels={{ close: t("close") }}
      >
        <MoreSheet>
          {behindMore.map((entry) => (
            // Closed by the time that one goes: under it the heading of the page that one is at takes no focus.
            <RailEntry key={entry.to} entry={entry} onGo={() => flushSync(() => setMoreAt(null))} />
          ))}
          <ThemeItem />
          <LogoutItem />
        </MoreSheet>
      </Dialog>
    </Layout>
  );
}

function navEntries(remotes: readonly RegisteredRemote[], role: Profile["role"]): NavEntry[] {
  const all = remotes.flatMap(({ nav }) => nav).filter((entry) => entry.role === undefined || entry.role === role);
  const inSection = (section: NavEntry["section"]) => all.filter((entry) => entry.section === section);
  return [...inSection("banking"), ...inSection("administration")];
}

function BarEntry({ entry }: { entry: NavEntry }) {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  const Icon = navIcon(entry.icon);
  const label = navLabel(entry.label, t);
  const icon = <Icon {...ICON} size={22} />;
  const isTransfer = entry.label === "transfer";
  const seen = entry.label === "transactions" ? t("activity") : label;
  return (
    <BarItem
      as={Link}
      to={entry.to}
      aria-current={covers(entry, pathname) ? "page" : undefined}
      aria-label={seen === label ? undefined : `${seen}, ${label}`}
    >
      {isTransfer ? <TransferTile>{icon}</TransferTile> : icon}
      {seen}
    </BarItem>
  );
}
