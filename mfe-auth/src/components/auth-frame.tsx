import { BRAND } from "@lintel/contract";
import {
  isLocale,
  LANGUAGE_NAMES,
  Link,
  LOCALES,
  setLocale,
  setTheme,
  useLocale,
  useMessages,
  useTheme,
} from "@lintel/portal";
import { IconButton, Logo, VisuallyHidden } from "@lintel/shared-ui";
import { Scene } from "@lintel/shared-ui/public";
import { Languages, Moon, Sun } from "lucide-react";
import { type ReactNode, startTransition, useOptimistic } from "react";
import styled from "styled-components";
import { messages } from "../messages";

/** What stands around every page that lets people in: the door at the side, the form in the middle. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  const theme = useTheme();

  return (
    <Root>
      <Top>
        <HomeLink to="/" aria-label={t("home", { brand: BRAND.name })}>
          <Logo name={BRAND.name} />
        </HomeLink>
        <Tools>
          <LanguageChoice />
          <IconButton
            label={theme === "dark" ? t("lightTheme") : t("darkTheme")}
            icon={theme === "dark" ? <Sun size={20} strokeWidth={1.75} /> : <Moon size={20} strokeWidth={1.75} />}
            onClick={() => setTheme(theme === "dark" ? "light" : "dark")}
          />
        </Tools>
      </Top>
      <Main id="main">{children}</Main>
      <Picture>
        <Scene align="middle" />
      </Picture>
    </Root>
  );
}

function LanguageChoice() {
  const t = useMessages(messages);
  // What was chosen, while its words are still on their way.
  const [shown, show] = useOptimistic(useLocale());

  function choose(locale: string) {
    if (!isLocale(locale)) return;
    startTransition(() => {
      show(locale);
      setLocale(locale);
    });
  }

  return (
    <Choice>
      <Languages size={20} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{t("language")}</VisuallyHidden>
      <select value={shown} onChange={(event) => choose(event.target.value)}>
        {LOCALES.map((option) => (
          <option key={option} value={option} lang={option}>
            {LANGUAGE_NAMES[option]}
          </option>
        ))}
      </select>
    </Choice>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  border-top: 8px solid var(--mark-beam);

  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    border-top: 0;
  }
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px max(12px, var(--camera, 0px)) 0 max(20px, var(--camera, 0px));

  @media (min-width: 768px) {
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    padding: 24px max(28px, var(--camera, 0px)) 0 max(40px, var(--camera, 0px));
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--text);
  text-decoration: none;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  border-radius: 6px;
  color: var(--text-muted);

  & > svg {
    position: absolute;
    left: 10px;
    pointer-events: none;
  }
  select {
    height: 44px;
    padding: 0 10px 0 38px;
    border: 1px solid transparent;
    border-radius: 6px;
    background: transparent;
    /* In smaller letters an iPhone would enlarge the page around the field that is touched, and leave it so. */
    font: var(--type-strong);
    appearance: none;
    /* As wide as the language it shows, and not as the longest in its list. */
    field-sizing: content;
    cursor: pointer;

    /* The icon alone: the words would put it under the logo. */
    @media (max-width: 22.4375em) {
      width: 44px;
      padding: 0 0 0 44px;
    }
  }
  @media (hover: hover) {
    select:hover {
      background: var(--surface-tint);
      color: var(--text);
    }
  }
  option {
    background: var(--surface-raised);
    color: var(--text);
  }
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  padding: 28px max(20px, var(--camera, 0px)) 32px;

  @media (min-width: 768px) {
    grid-area: 1 / 2;
    align-items: center;
    justify-content: center;
    padding: 104px max(32px, var(--camera, 0px)) 56px 32px;
  }
`;

const Picture = styled.div`
  position: relative;
  height: 190px;
  margin-top: auto;
  overflow: hidden;
  flex: none;

  @media (min-width: 768px) {
    position: sticky;
    top: 0;
    grid-area: 1 / 1;
    align-self: start;
    height: 100dvh;
    margin-top: 0;
  }
  /* A keyboard on the screen leaves room for the form alone. */
  @media (max-width: 767px) and (max-height: 560px) {
    display: none;
  }
`;
