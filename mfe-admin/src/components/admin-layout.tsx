import { Link, NavLink, useLocale, useLocation, useMessages } from "@lintel/portal";
import { useProfile } from "@lintel/portal/queries";
import { Banner } from "@lintel/shared-ui";
import { DisplaySettings } from "@lintel/shared-ui/bank";
import { ShieldUser } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import { messages } from "../messages";

/** Says on every page that this is not one's own account. Money is shown in the ledger's currency: books are not kept in another. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { pathname } = useLocation();
  const isSuspended = useProfile().data?.suspended === 1;
  const sections = useRef<HTMLElement>(null);
  const signWords = useMemo(() => ({ minus: t("minus"), plus: t("plus") }), [t]);

  // On a phone the last of them lie outside the row, and one would not see where one is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link
  useEffect(() => {
    const current = sections.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (sections.current && current) {
      sections.current.scrollLeft = current.offsetLeft - (sections.current.clientWidth - current.offsetWidth) / 2;
    }
  }, [pathname]);

  return (
    <DisplaySettings locale={locale} signWords={signWords}>
      <Root>
        <Mark>
          <ShieldUser size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <b>{t("administration")}</b> <Note>{t("administrationNote")}</Note>
          </span>
        </Mark>
        <Sections data-screen-only ref={sections} aria-label={t("sections")} onFocus={showWhole}>
          <NavLink to="/online-banking/admin" end>
            {t("overview")}
          </NavLink>
          <NavLink to="/online-banking/admin/users">{t("users")}</NavLink>
          <NavLink to="/online-banking/admin/pending">{t("pendingTab")}</NavLink>
          <NavLink to="/online-banking/admin/audit">{t("audit")}</NavLink>
          <NavLink to="/online-banking/admin/releases">{t("releases")}</NavLink>
        </Sections>
        {isSuspended && (
          <Banner tone="warning" more={<Link to="/contact">{t("contactUs")}</Link>}>
            {t("suspendedBanner")}
          </Banner>
        )}
        {children}
      </Root>
    </DisplaySettings>
  );
}

/** Chromium scrolls to none of which a part is seen already. Not under a pointer, whose press would end beside it. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(":focus-visible")) target.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 16px;
  border-top: 4px solid var(--accent);
`;

const Mark = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  font: var(--type-caption);
  text-wrap: pretty;

  svg {
    height: max(20px, 1.4em);
    color: var(--accent);
  }
  b {
    font-weight: 600;
  }
`;

const Note = styled.span`
  color: var(--text-muted);
`;

const Sections = styled.nav`
  position: relative;
  display: flex;
  gap: 4px;
  overflow-x: auto;
  box-shadow: inset 0 -1px 0 var(--border);

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 10px;
    border-bottom: 3px solid transparent;
    color: var(--text-muted);
    font: var(--type-body-s);
    text-decoration: none;
    white-space: nowrap;
  }
  @media (hover: hover) {
    a:hover {
      color: var(--text);
    }
  }
  a[aria-current="page"] {
    border-bottom-color: var(--accent);
    color: var(--text);
  }
  @media (forced-colors: active) {
    a {
      border-bottom-color: Canvas;
    }
    a[aria-current="page"] {
      border-bottom-color: Highlight;
    }
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 768px) {
    a {
      padding-inline: 14px;
    }
  }
`;
