import {
  isLocale,
  LANGUAGE_NAMES,
  LOCALES,
  setLocale,
  setShortcuts,
  setTheme,
  useLocale,
  useMessages,
  useShortcuts,
  useTheme,
} from "@lintel/portal";
import { SegmentedToggle, Select, Switch } from "@lintel/shared-ui";
import { Moon, Sun } from "lucide-react";
import { startTransition, useOptimistic } from "react";
import styled from "styled-components";
import { settingsMessages } from "./messages";
import { Section } from "./section";

export function DisplaySection() {
  const t = useMessages(settingsMessages);
  const theme = useTheme();
  // What was chosen, while its words are still on their way.
  const [shownLocale, showLocale] = useOptimistic(useLocale());
  const areShortcutsOn = useShortcuts();

  function chooseLocale(locale: string) {
    if (!isLocale(locale)) return;
    startTransition(() => {
      showLocale(locale);
      setLocale(locale);
    });
  }

  return (
    <Section data-screen-only title={t("displayTitle")}>
      <Fields>
        <SegmentedToggle
          legend={t("theme")}
          value={theme}
          onChange={setTheme}
          options={[
            { value: "light", label: t("themeLight"), icon: <Sun size={18} strokeWidth={1.75} aria-hidden="true" /> },
            { value: "dark", label: t("themeDark"), icon: <Moon size={18} strokeWidth={1.75} aria-hidden="true" /> },
          ]}
        />
        <Select
          label={t("language")}
          hint={t("languageHint")}
          value={shownLocale}
          onChange={(event) => chooseLocale(event.target.value)}
        >
          {LOCALES.map((code) => (
            <option key={code} value={code} lang={code} translate="no">
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </Select>
        <Switch
          label={t("shortcuts")}
          hint={t("shortcutsHint")}
          checked={areShortcutsOn}
          onChange={(event) => setShortcuts(event.target.checked)}
        />
      </Fields>
    </Section>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 20px;
  max-width: 420px;
`;
