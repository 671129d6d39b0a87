import { CURRENCIES } from "@lintel/contract";
import { setCurrency, toast, useCurrency, useLocale, useMessages } from "@lintel/portal";
import { announce, Button, Dialog, TextField, VisuallyHidden } from "@lintel/shared-ui";
import { LEDGER_CURRENCY } from "@lintel/shared-ui/bank";
import { matches } from "@lintel/shared-ui/matches";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { currencyName } from "./currency-name";
import { bankingMessages } from "./messages";

/** Nothing is stored before Confirm, so Cancel leaves whatever was chosen before. */
export function CurrencyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(bankingMessages);
  const locale = useLocale();
  const current = useCurrency();
  const [code, setCode] = useState<string>(current?.code ?? LEDGER_CURRENCY.code);
  const [search, setSearch] = useState("");
  const formId = useId();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);

  const shown = CURRENCIES.filter((currency) => matches(`${currency.code} ${currencyName(currency, locale)}`, search));
  const isNothingFound = shown.length === 0;

  useEffect(() => {
    if (isNothingFound) announce(t("currencyNoMatch"));
  }, [isNothingFound, t]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = shown.find((currency) => currency.code === code);
    // What was chosen before the search may be out of sight, and nobody confirms what they do not see.
    if (!chosen) return goToFirstFound();
    setCurrency(chosen.code);
    toast.success(t("currencyChanged", { name: currencyName(chosen, locale) }));
    onClose();
  }

  /** Escape clears the search first; only an empty one lets it through to the dialog. */
  function handleSearchKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || search === "" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setSearch("");
  }

  function goToFirstFound() {
    const [first] = shown;
    if (!first) {
      announce(t("currencyNoMatch"));
      form.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
      return;
    }
    setCode(first.code);
    form.current?.querySelector<HTMLInputElement>("input[type=radio]")?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("currencyTitle")}
      describedBy={noteId}
      labels={{ close: t("close") }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} onSubmit={handleSubmit}>
        <Note id={noteId}>{t("currencyNote")}</Note>
        <TextField
          label={t("currencySearch")}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={handleSearchKey}
        />
        {/* What scrolls is a stop on the way of Tab in Firefox otherwise, beside the choice inside of it. */}
        <List tabIndex={-1}>
          <VisuallyHidden as="legend">{t("currencyLegend")}</VisuallyHidden>
          {shown.map((currency) => (
            <Option key={currency.code} data-chosen={currency.code === code ? "" : undefined}>
              <input
                type="radio"
                name="currency"
                value={currency.code}
                checked={currency.code === code}
                // Not the search field: on a phone its keyboard would cover the list.
                data-autofocus={currency.code === code ? "" : undefined}
                onChange={() => setCode(currency.code)}
              />
              <Sign translate="no" aria-hidden="true">
                {currency.symbol}
              </Sign>
              <span>
                <b translate="no">{currency.code}</b> {currencyName(currency, locale)}
              </span>
              <Rate translate="no">{t("currencyRate", { rate: currency.rate, code: currency.code })}</Rate>
            </Option>
          ))}
          {isNothingFound && <Note>{t("currencyNoMatch")}</Note>}
        </List>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Note = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
`;

const List = styled.fieldset`
  height: min(380px, 40dvh);
  margin: 0 -8px;
  padding: 0 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 20px max(44px, 2.25rem) minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 12px;
  min-height: 52px;
  padding: 8px;
  border-radius: 6px;
  cursor: pointer;

  /* Not a border of its own, which would bend at the corners. */
  & + &::before {
    content: "";
    position: absolute;
    inset: 0 8px auto;
    border-top: 1px solid var(--border);
  }
  &[data-chosen]::before,
  &[data-chosen] + &::before {
    border-color: transparent;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
    }
  }
  &[data-chosen] {
    background: var(--accent-soft);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  /* WebKit takes the focus that an arrow moves for a pointer's. */
  @supports (not selector(:has(*))) or (-webkit-hyphens: none) {
    &:focus-within {
      outline: 3px solid var(--focus);
      outline-offset: -3px;
    }
  }
  /* Drawn here: browsers fill their own with a grey that is none of the night's colours. */
  input {
    appearance: none;
    width: 20px;
    height: 20px;
    border: 2px solid var(--border-strong);
    border-radius: 50%;
    background: var(--surface);
    outline: none;
  }
  input:checked {
    border-color: var(--accent);
    background: radial-gradient(var(--accent) 5px, var(--surface) 5.5px);
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
  b {
    margin-inline-end: 4px;
    font-weight: 600;
  }
  @media (max-width: 479px) {
    grid-template-columns: 20px 2.25rem minmax(0, 1fr);
  }
`;

const Sign = styled.span`
  font-family: var(--font-display);
  font-weight: 600;
`;

const Rate = styled.span`
  color: var(--text-muted);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  @media (max-width: 479px) {
    grid-column: 3;
  }
`;
