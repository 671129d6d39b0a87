import { announce, Control, Field, type FieldText } from "@lintel/shared-ui";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { useComposed } from "../field/use-composed";
import { LEDGER_CURRENCY } from "../money/format-money";
import { plainWidth } from "../plain-width/plain-width";

const Box = styled.div`
  position: relative;
  container-type: inline-size;
`;

/** The amount takes the currency's room then: the sign says it, and so does a label. */
const LARGE_LETTERS = "(max-width: 19.99em)";

const Sign = styled.span`
  position: absolute;
  inset: 0 auto 0 16px;
  display: grid;
  align-items: center;
  font: 600 2.25rem/1 var(--font-display);
  pointer-events: none;
  @media ${LARGE_LETTERS} {
    font-size: 1.5rem;
  }
`;

const Code = styled(Sign)`
  inset: 0 16px 0 auto;
  color: var(--text-muted);
  font: var(--type-strong);
  @media ${LARGE_LETTERS} {
    display: none;
  }
`;

const Big = styled(Control)`
  min-height: 72px;
  padding: 12px calc(32px + 2.5rem) 12px calc(16px + 1.5rem);
  font: 600 2.25rem/1.2 var(--font-display);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;

  /* A cut amount would be sent unseen. A figure is about 0.58 as wide as it is high. */
  font-size: clamp(16px, calc((100cqi - 50px - 4rem) / (var(--room) * 0.58)), 2.25rem);
  --room: 6;
  @media ${LARGE_LETTERS} {
    padding: 12px 16px 12px calc(16px + 1.25rem);
    font-size: clamp(16px, calc((100cqi - 50px - 1.25rem) / (var(--room) * 0.58)), 1.5rem);
  }
  &[data-room="9"] {
    --room: 9;
  }
  &[data-room="12"] {
    --room: 12;
  }
  &[data-room="16"] {
    --room: 16;
  }
`;

/** All in one place: what takes another's turn moves nothing that stands beneath. */
const Under = styled.span`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
`;

const Below = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: var(--text-muted);
  font: var(--type-caption);
  &[data-tone="warning"] {
    color: var(--warning);
    font-weight: 600;
  }
  &[data-away] {
    visibility: hidden;
  }
  svg {
    margin-top: 0.1em;
  }
`;

export interface AmountFieldProps
  extends Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "children">,
    FieldText {
  /** Digits with at most one point and two decimals: "12.5", or "-12.5". What is told is always that, however it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** What this leaves, what it is about in another currency. Never in the way of sending. */
  below?: ReactNode;
  belowTone?: "plain" | "warning";
  /** Said beneath when something typed or pasted is no part of an amount and is left out. */
  notTakenText?: string;
}

export function AmountField({
  label,
  hint,
  error,
  optional,
  optionalLabel,
  aside,
  id,
  value,
  onChange,
  below,
  belowTone = "plain",
  notTakenText = "Not taken: digits only, at most two after the point.",
  ...input
}: AmountFieldProps) {
  const belowId = useId();
  const [typed, setTyped] = useState(value);
  // Filled in or cleared from outside, and not what was typed any more.
  const shown = readAmount(typed) === value ? typed : value;
  const [notTaken, setNotTaken] = useState<{ at: string; isLeft: boolean } | null>(null);
  const isNotTaken = notTaken?.at === value;
  const isSaid = isNotTaken && !notTaken.isLeft;

  function handleChange(entered: string) {
    const text = plainWidth(entered);
    const amount = readAmount(text);
    if (amount === null) {
      if (!isSaid) announce(notTakenText);
      setNotTaken({ at: value, isLeft: false });
      return;
    }
    // What goes on is not what was meant: 1e3 has become 13. What is taken back may be.
    setNotTaken(isSaid && text.length > shown.length ? { at: amount, isLeft: false } : null);
    setTyped(text.replace(/[\s$]/g, "").replace(/^([-−]?)0+(?=\d)/, "$1"));
    onChange(amount);
  }

  function handleBlur() {
    setTyped(value);
    // Its line stays: whatever is being pressed beneath must not move away.
    setNotTaken(notTaken && { ...notTaken, isLeft: true });
  }

  const entry = useComposed({ ...input, value: shown, onChange: ({ target }) => handleChange(target.value) });

  return (
    <div>
      <Field
        {...{ label, hint, error, optional, optionalLabel, aside, id }}
        describedBy={below || isNotTaken ? belowId : undefined}
      >
        {(control) => (
          <>
            <Box translate="no" className="notranslate">
              <Sign aria-hidden="true">$</Sign>
              <Big
                // The rules of every amount, for scripts and assistants that ask: a text field does not act on them.
                min="0.01"
                step="0.01"
                placeholder="0.00"
                autoComplete="off"
                {...entry}
                {...control}
                type="text"
                inputMode="decimal"
                data-room={roomFor(shown.length)}
                onBlur={handleBlur}
              />
              <Code>{LEDGER_CURRENCY.code}</Code>
            </Box>
            {(below || isNotTaken) && (
              <Under id={belowId}>
                {below && (
                  <Below data-tone={belowTone} data-away={isSaid ? "" : undefined}>
                    {belowTone === "warning" && <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />}
                    <span>{below}</span>
                  </Below>
                )}
                {isNotTaken && (
                  <Below data-tone="warning" data-away={isSaid ? undefined : ""}>
                    <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
                    <span>{notTakenText}</span>
                  </Below>
                )}
              </Under>
            )}
          </>
        )}
      </Field>
    </div>
  );
}

/** In how many figures' width the amount is to fit. */
function roomFor(length: number): 6 | 9 | 12 | 16 {
  return ([6, 9, 12] as const).find((room) => length <= room) ?? 16;
}

// Nobody writes thousands from a zero: "0,250" is a quarter, not two hundred and fifty.
const POINT_DECIMAL = /^(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{0,2})?$/;
const COMMA_DECIMAL = /^(?:\d*|[1-9]\d{0,2}(?:[.,]\d{3})+),\d{0,2}$/;
const MOST_WHOLE_DIGITS = 10;

/**
 * What was typed or pasted, as an amount: "1250.5" from "$1,250.5". Null when it is none ("1.234", "0,250", "abc").
 * A comma before the last one or two digits stands for the point: many keyboards have no other key for it, and to drop it
 * would send a hundred times the money. A minus stays for whoever asks to refuse: to drop it would send what nobody meant.
 */
export function readAmount(typed: string): string | null {
  const signed = typed.replace(/[\s$]/g, "");
  const plain = signed.replace(/^[-−]/, "");
  const isPointed = POINT_DECIMAL.test(plain);
  if (!isPointed && !COMMA_DECIMAL.test(plain)) return null;

  const parts = isPointed ? plain.replaceAll(",", "").split(".") : plain.replaceAll(".", ",").split(",");
  const fraction = parts.length > 1 ? parts.pop() : "";
  const whole = parts.join("").replace(/^0+(?=\d)/, "");
  if (whole.length > MOST_WHOLE_DIGITS) return null;
  const amount = fraction ? `${whole || "0"}.${fraction}` : whole;
  return amount !== "" && signed !== plain ? `-${amount}` : amount;
}
