import { Control, Field, type FieldText } from "@lintel/shared-ui";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import styled from "styled-components";

const Box = styled.div`
  position: relative;
`;

const Sign = styled.span`
  position: absolute;
  inset: 0 auto 0 16px;
  display: grid;
  align-items: center;
  font: 600 2.25rem/1 var(--font-display);
  pointer-events: none;
`;

const Code = styled(Sign)`
  inset: 0 16px 0 auto;
  color: var(--text-muted);
  font: var(--type-strong);
`;

const Big = styled(Control)`
  min-height: 72px;
  padding: 12px 72px 12px 40px;
  font: 600 2.25rem/1.2 var(--font-display);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
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
  svg {
    margin-top: 0.1em;
  }
`;

export interface AmountFieldProps
  extends Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "children">,
    FieldText {
  /** Digits with at most one point and two decimals, as typed: "12.5". */
  value: string;
  onChange: (value: string) => void;
  currency?: string;
  symbol?: string;
  /** What this leaves, what it is about in another currency. Never in the way of sending. */
  below?: ReactNode;
  belowTone?: "plain" | "warning";
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
  currency = "USD",
  symbol = "$",
  below,
  belowTone = "plain",
  ...input
}: AmountFieldProps) {
  const belowId = useId();
  return (
    <div>
      <Field {...{ label, hint, error, optional, optionalLabel, aside, id }} describedBy={below ? belowId : undefined}>
        {(control) => (
          <>
            <Box translate="no" className="notranslate">
              <Sign aria-hidden="true">{symbol}</Sign>
              <Big
                placeholder="0.00"
                maxLength={14}
                autoComplete="off"
                {...input}
                {...control}
                type="text"
                inputMode="decimal"
                value={value}
                onChange={(event) => onChange(cleanAmount(event.target.value, value))}
              />
              <Code>{currency}</Code>
            </Box>
            {below && (
              <Below id={belowId} data-tone={belowTone}>
                {belowTone === "warning" && <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />}
                <span>{below}</span>
              </Below>
            )}
          </>
        )}
      </Field>
    </div>
  );
}

/** What was typed or pasted, as an amount; or what was there before when it is none ("1.234", "abc"). */
export function cleanAmount(typed: string, before: string): string {
  const plain = typed.replace(/[\s,$]/g, "");
  if (!/^\d*\.?\d{0,2}$/.test(plain)) return before;
  return plain.replace(/^0+(?=\d)/, "");
}
