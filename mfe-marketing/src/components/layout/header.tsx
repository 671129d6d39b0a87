import { BRAND } from "@lintel/contract";
import { Link, useLocation, useToken } from "@lintel/portal";
import { LinkButton, Logo } from "@lintel/shared-ui";
import { SiteMenu } from "@lintel/shared-ui/public";
import styled, { keyframes } from "styled-components";
import { type Copy, useCopy } from "../../lib/use-copy";
import { SceneView, type View } from "../scene-view";
import type en from "./languages/en";
import { menuItems } from "./menu-items";
import { messages } from "./messages";
import { ThemeToggle } from "./theme-toggle";

const VIEWS: Readonly<Record<string, View>> = { accounts: "door", cards: "coin", loans: "window" };

const edge = keyframes`
  from { border-color: transparent; }
`;

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-header);
  height: 5rem;
  border-bottom: 1px solid var(--border);
  background: var(--canvas);
  /* Where the browser can, shown only once the page has moved under it. */
  @supports (animation-timeline: scroll()) {
    animation: ${edge} linear both;
    animation-timeline: scroll(root);
    animation-range: 0 8px;
  }
  @media print {
    position: static;
  }
`;

const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 1440px;
  height: 100%;
  overflow-wrap: normal;
  margin-inline: auto;
  padding-inline: var(--gutter-public);
  /* On paper the bank's name alone: nothing else leads anywhere there. */
  @media print {
    > :not(:first-child) {
      display: none;
    }
  }
`;

const HomeLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-inline-end: auto;
  color: var(--text);
  text-decoration: none;
  /* Beside letters of twice the size the mark alone has room. */
  @media (max-width: 19.99em) {
    [data-name] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    margin-inline-end: 28px;
  }
`;

const NarrowOnly = styled.span`
  display: contents;
  @media (min-width: 1024px) {
    display: none;
  }
`;

const End = styled.div`
  display: none;
  @media (min-width: 1024px) {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

export function Header() {
  const copy = useCopy(messages);
  const { pathname } = useLocation();
  const themeLabels = { dark: copy("darkTheme"), light: copy("lightTheme") };

  return (
    <Bar>
      <Inside>
        <HomeLink to="/" aria-label={copy("homeLink")}>
          <Logo name={BRAND.name} />
        </HomeLink>
        {/* Twice, so that the Tab key meets it where the eye does: before the menu's button, and after the wide menu. */}
        <NarrowOnly>
          <SignInOrDashboard copy={copy} />
        </NarrowOnly>
        <SiteMenu
          items={menuItems(copy)}
          component={Link}
          path={pathname}
          labels={{ navigation: copy("mainNavigation"), open: copy("openMenu"), close: copy("closeMenu") }}
          pinned={
            <>
              <SignInOrDashboard copy={copy} wide />
              <ThemeToggle labels={themeLabels} />
            </>
          }
          picture={(group) => <SceneView view={VIEWS[group ?? ""] ?? "street"} />}
        />
        <End>
          <ThemeToggle labels={themeLabels} />
          <SignInOrDashboard copy={copy} />
        </End>
      </Inside>
    </Bar>
  );
}

function SignInOrDashboard({ copy, wide = false }: { copy: Copy<typeof en>; wide?: boolean }) {
  const isSignedIn = useToken() !== null;

  return (
    <LinkButton
      component={Link}
      to={isSignedIn ? "/online-banking/dashboard" : "/login"}
      size={wide ? "m" : "s"}
      wide={wide}
    >
      {copy(isSignedIn ? "dashboard" : "signIn")}
    </LinkButton>
  );
}
