import type { ReactNode } from "react";
import styled from "styled-components";

interface PinSummaryProps {
  headline: ReactNode;
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** What the PIN is about to agree to, on the wall above the keypad. */
export function PinSummary({ headline, rows }: PinSummaryProps) {
  return (
    <Box>
      <strong>{headline}</strong>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="notranslate" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

const Box = styled.div`
  /* An amount is as large as there is room for. */
  container-type: inline-size;
  display: grid;
  gap: 12px;

  strong {
    font: 600 clamp(1.5rem, 9vw, 2.125rem) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
  }
  /* In letters twice as large a card's number is wider than the dialog, and so would be all that stands beneath it. */
  strong > * {
    white-space: normal;
  }
  dl {
    display: grid;
    gap: 6px;
  }
  /* A wire has twice the lines, and the keypad with Confirm is to stand beneath them on a phone's screen and on a laptop's. */
  @media (max-width: 767px), (max-height: 919px) {
    dl:has(> :nth-child(5)) {
      gap: 2px;
      font: var(--type-caption);
    }
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  dt {
    color: var(--on-wall-muted);
    overflow-wrap: break-word;
  }
  /* Beneath its name where no more than a word of it would stand beside that. */
  dd {
    flex: 1 1 7em;
    font-weight: 600;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
