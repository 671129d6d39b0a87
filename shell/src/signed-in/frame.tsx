import { BRAND } from "@lintel/contract";
import type { Profile } from "@lintel/contract/schema";
import { Link, setTheme, useLocation, useMessages, useTheme } from "@lintel/portal";
import { isSessionKept } from "@lintel/portal/host";
import type { NavEntry, RegisteredRemote } from "@lintel/portal/release";
import { Avatar, Banner, Dialog, Logo, Mark } from "@lintel/shared-ui";
import { Ellipsis, LogOut, Moon, Sun } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { shellMessages } from "../messages";
import {
  BarItem,
  BottomBar,
  Item,
  Layout,
  Main,
  MoreSheet,
  Notice,
  Person,
  Rail,
  RoomForBars,
  Rule,
  SkipLink,
  Tip,
  TopBar,
  TransferTile,
} from "./frame-parts";
import { logOut } from "./log-out";
import { navIcon } from "./nav-icons";
import { navLabel } from "./nav-label";
import { CommandField } from "./palette/command-field";

interface FrameProps {
  profile: Profile;
  remotes: readonly RegisteredRemote[];
  children: ReactNode;
}

const ICON = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
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
        <Link to="/online-banking/dashboard" aria-label={BRAND.name} data-logo>
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
          <Link to="/online-banking/dashboard" data-logo>
            <Logo size="s" />
          </Link>
          <CommandField entries={entries} />
          <Person>
            <span>
              <strong translate="no">{name}</strong>
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
            <RailEntry key={entry.to} entry={entry} onGo={() => setMoreAt(null)} />
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

function covers(entry: NavEntry, pathname: string): boolean {
  const covered = entry.covers ?? entry.to;
  return pathname === covered || pathname.startsWith(`${covered}/`);
}

/** Where the rail has room for icons alone, it names what the pointer or the keyboard's focus is on. Escape takes the name away. */
function RailWithTips({ label, children }: { label: string; children: ReactNode }) {
  const [tip, setTip] = useState<{ name: string; middlePx: number } | null>(null);
  const hide = () => setTip(null);
  const isShown = tip !== null;

  useEffect(() => {
    if (!isShown) return;
    const hideOnEscape = (event: KeyboardEvent) => event.key === "Escape" && setTip(null);
    document.addEventListener("keydown", hideOnEscape);
    return () => document.removeEventListener("keydown", hideOnEscape);
  }, [isShown]);

  function name(target: EventTarget) {
    const item = target instanceof Element ? target.closest("a:not([data-logo]), button") : null;
    if (!item) return;
    const { top, height } = item.getBoundingClientRect();
    setTip({ name: item.textContent, middlePx: top + height / 2 });
  }

  return (
    <Rail
      aria-label={label}
      onPointerOver={(event) => name(event.target)}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && name(event.target)}
      onBlur={hide}
      onScroll={hide}
      onClick={hide}
    >
      {children}
      {tip && (
        <Tip aria-hidden="true" style={{ top: tip.middlePx }}>
          {tip.name}
        </Tip>
      )}
    </Rail>
  );
}

interface RailEntryProps {
  entry: NavEntry;
  startsGroup?: boolean;
  onGo?: () => void;
}

function RailEntry({ entry, startsGroup, onGo }: RailEntryProps) {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  const Icon = navIcon(entry.icon);
  const label = navLabel(entry.label, t);
  return (
    <>
      {startsGroup && <Rule />}
      <Item
        as={Link}
        to={entry.to}
        aria-current={covers(entry, pathname) ? "page" : undefined}
        {...(onGo ? { onClick: onGo } : {})}
      >
        <Icon {...ICON} />
        <span>{label}</span>
      </Item>
    </>
  );
}

function BarEntry({ entry }: { entry: NavEntry }) {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  const Icon = navIcon(entry.icon);
  const label = navLabel(entry.label, t);
  const isTransfer = entry.label === "transfer";
  const isActivity = entry.label === "transactions";
  return (
    <BarItem
      as={Link}
      to={entry.to}
      aria-current={covers(entry, pathname) ? "page" : undefined}
      {...(isActivity ? { "aria-label": label } : {})}
    >
      {isTransfer ? (
        <TransferTile>
          <Icon {...ICON} size={22} />
        </TransferTile>
      ) : (
        <Icon {...ICON} size={22} />
      )}
      {isActivity ? t("activity") : label}
    </BarItem>
  );
}

function ThemeItem() {
  const t = useMessages(shellMessages);
  const isDark = useTheme() === "dark";
  const label = isDark ? t("lightTheme") : t("darkTheme");
  return (
    <Item as="button" type="button" onClick={() => setTheme(isDark ? "light" : "dark")}>
      {isDark ? <Sun {...ICON} /> : <Moon {...ICON} />}
      <span>{label}</span>
    </Item>
  );
}

function LogoutItem() {
  const t = useMessages(shellMessages);
  const label = t("logout");
  return (
    <Item as="button" type="button" onClick={() => void logOut()}>
      <LogOut {...ICON} />
      <span>{label}</span>
    </Item>
  );
}
