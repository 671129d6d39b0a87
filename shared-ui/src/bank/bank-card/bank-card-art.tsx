import { css } from "styled-components";

/** What a card is made of: it does not change with the page's theme. */
export const cardGround = css`
  --mark-beam: #ee6c4a;
  --card-ground: linear-gradient(150deg, #2f34cc, #1c1f8a);
  --card-around-number: #2629ab;
  --card-shade: #141669;
  --on-wall-muted: #c9caf7;

  /* On paper as well, which takes grounds away and darkens what stood on them. */
  print-color-adjust: exact;
  background: var(--card-ground);

  &[data-type="credit"],
  [data-type="credit"] & {
    --mark-beam: #ffb238;
    --card-ground: linear-gradient(150deg, #2a2659, #100f2b);
    --card-around-number: #1c1a44;
    --card-shade: #100f2b;
  }
`;

/** For the number: set wider by its reader it reaches the art, and its button always may. On the ground this cannot be seen. */
export const legibleOnArt = css`
  text-shadow:
    0 0 2px var(--card-around-number),
    0 0 2px var(--card-around-number),
    0 0 4px var(--card-around-number);

  button {
    background: var(--card-shade);
  }
`;

export function CardArt({ type }: { type: "debit" | "credit" }) {
  return type === "debit" ? <DebitArt /> : <CreditArt />;
}

/** An arched window over stairs. Kept to the right third, so that the figures stand on flat ground. */
function DebitArt() {
  return (
    <svg viewBox="0 0 340 214" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M226 160V92a40 40 0 0 1 80 0v68z" fill="#FFD8C0" />
      <path d="M232 160v-22a36 36 0 0 1 74-8v30z" fill="#FFB238" />
      <path d="M268 160h38v-26h-38z" fill="#EE6C4A" />
      <path d="M226 160V92a40 40 0 0 1 40-40q7 0 13 2a40 40 0 0 0-37 40v66z" fill="#141669" />
      <path d="M178 214v-14h16v-14h16v-14h16v-14h114v56z" fill="#141669" />
      <path d="M178 200h16v-14h16v-14h16v-14h114v3H229v14h-16v14h-16v14h-19z" fill="#FF916D" />
    </svg>
  );
}

/** The sun behind a stair. */
function CreditArt() {
  return (
    <svg viewBox="0 0 340 214" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <circle cx="266" cy="108" r="52" fill="#FFB238" />
      <path d="M178 214v-14h16v-16h20v-20h22v-22h24v-22h26v-20h54v114z" fill="#2B2FC0" />
      <path
        d="M178 200h16v-16h20v-20h22v-22h24v-22h26v-20h54v3h-51v20h-26v22h-24v22h-22v20h-20v16h-19z"
        fill="#8488F2"
      />
    </svg>
  );
}
