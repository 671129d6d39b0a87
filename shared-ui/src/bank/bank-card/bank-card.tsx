import { COPY_LABELS, CopyButton, type CopyLabels, Logo, VisuallyHidden } from "@lintel/shared-ui";
import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import styled from "styled-components";
import { maskCard } from "../../money/account-mask";
import { Mask } from "../../money/mask";
import { CardArt, cardGround, legibleOnArt } from "./bank-card-art";
import { type CardBrand, cardBrand, groupCardNumber, isCardNumberPlausible } from "./card-number";

export interface BankCardLabels {
  debit: string;
  credit: string;
  nameOnCard: string;
  expires: string;
  signature: string;
  securityCode: string;
  securityCodeHidden: string;
  lost: string;
  checkNumber: string;
  cardNumber: string;
  copyNumber: string;
  copy: CopyLabels;
  /** The whole card in one sentence, for those who cannot see it. */
  summary: (card: { type: string; brand: string; ending: string; expires: string }) => string;
}

/** What a card of a narrow phone holds as large as the rest. */
const USUAL_NAME_LENGTH = 40;

const LABELS: BankCardLabels = {
  debit: "Debit",
  credit: "Credit",
  nameOnCard: "Name on card",
  expires: "Expires",
  signature: "Authorized signature",
  securityCode: "Security code",
  securityCodeHidden: "Security code hidden",
  lost: "Lost it? Destroy the card in the app, then order a new one. Lintel never asks for this code.",
  checkNumber: "Check number",
  cardNumber: "Card number",
  copyNumber: "Copy card number",
  copy: COPY_LABELS,
  summary: ({ type, brand, ending, expires }) =>
    [`${type} card`, brand, `ending ${ending}`, expires && `expires ${expires}`].filter(Boolean).join(", "),
};

/** Names set in our own type: the brands' drawn marks are theirs. */
const BRAND_NAMES: Record<CardBrand, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  hipercard: "Hipercard",
  unionpay: "UnionPay",
  generic: "",
};

export interface BankCardProps {
  type: "debit" | "credit";
  /** In full or masked already. */
  number: string;
  holder: string;
  /** "11/30". */
  expires: string;
  /** Known only after the bank revealed it. */
  securityCode?: string | null | undefined;
  /** Whether number and code may be read. Hidden, the number is masked here whatever was passed. */
  revealed?: boolean;
  side?: "front" | "back";
  labels?: Partial<BankCardLabels>;
}

export function BankCard({
  type,
  number,
  holder,
  expires,
  securityCode,
  revealed = false,
  side = "front",
  labels,
}: BankCardProps) {
  const text = { ...LABELS, ...labels };
  const digits = number.replace(/\s/g, "");
  const brand = BRAND_NAMES[cardBrand(digits)];
  const shown = groupCardNumber(revealed ? digits : maskCard(digits));
  const isBack = side === "back";
  const figures = useRef<HTMLSpanElement>(null);

  return (
    <Frame
      role="group"
      aria-label={text.summary({ type: text[type], brand, ending: digits.slice(-4), expires })}
      data-type={type}
    >
      <Turning data-side={side}>
        <Face data-face="front" inert={isBack} aria-hidden={isBack || undefined}>
          <CardArt type={type} />
          <Line>
            <Logo size="s" />
            <Type>{text[type]}</Type>
          </Line>
          {!isCardNumberPlausible(shown) && (
            <Warning>
              <TriangleAlert size={14} aria-hidden />
              {text.checkNumber}
            </Warning>
          )}
          <Figures>
            {shown.includes("*") ? (
              <Mask value={shown} spoken={`${text.cardNumber} ${digits.slice(0, 4)} … ${digits.slice(-4)}`} />
            ) : (
              <>
                <VisuallyHidden>{text.cardNumber} </VisuallyHidden>
                <span ref={figures} className="notranslate" translate="no">
                  {shown}
                </span>
                <CopyButton label={text.copyNumber} onWall value={digits} fallback={figures} labels={text.copy} />
              </>
            )}
          </Figures>
          <Line data-end>
            <Fact data-long={holder.length > USUAL_NAME_LENGTH || undefined}>
              <small>{text.nameOnCard}</small>
              <span className="notranslate" translate="no">
                {holder}
              </span>
            </Fact>
            <Fact>
              <small>{text.expires}</small>
              <span>{expires}</span>
            </Fact>
            {brand && (
              <Brand className="notranslate" translate="no">
                {brand}
              </Brand>
            )}
          </Line>
        </Face>
        <Face data-face="back" inert={!isBack} aria-hidden={!isBack || undefined}>
          <Strip />
          <Signature>
            <span>{text.signature}</span>
            {/* Says to the eye which number this is; what is read out names it in words. */}
            <Cvc aria-hidden="true" className="notranslate" translate="no">
              CVC
            </Cvc>
            <Code>
              {revealed && securityCode ? (
                <>
                  <VisuallyHidden>{text.securityCode} </VisuallyHidden>
                  <span className="notranslate" translate="no">
                    {securityCode}
                  </span>
                </>
              ) : (
                <Mask value="***" spoken={text.securityCodeHidden} />
              )}
            </Code>
          </Signature>
          <Note>{text.lost}</Note>
        </Face>
      </Turning>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  width: 100%;
  max-width: 440px;
  aspect-ratio: 1.586;
  perspective: 1400px;
`;

const Turning = styled.div`
  position: relative;
  height: 100%;
  transform-style: preserve-3d;
  transition: transform var(--flip) var(--ease-stone);

  &[data-side="back"] {
    transform: rotateY(180deg);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-side] {
      transform: none;
    }
  }
`;

const Face = styled.div`
  ${cardGround}

  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding: 5.2cqi 5.6cqi;
  overflow: hidden;
  border-radius: 14px;
  box-shadow: var(--e2);
  color: #ffffff;
  backface-visibility: hidden;
  /* Where nothing is turned in space, both backs would be drawn: half-way through, the faces change places anyway. */
  transition: visibility 0s calc(var(--flip) / 2);

  &[inert] {
    visibility: hidden;
  }
  > :not(svg) {
    position: relative;
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  &[data-face="back"] {
    padding: 0;
    transform: rotateY(180deg);
  }
  /* Nowhere else: the art ends at a border's inner edge, and a line of ground stood around it. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  /* Without the turn one face fades over the other. */
  @media (prefers-reduced-motion: reduce) {
    transition:
      opacity var(--fast),
      visibility var(--fast);
    &[data-face="back"] {
      transform: none;
    }
    &[inert] {
      opacity: 0;
    }
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  &[data-end] {
    align-items: flex-end;
    justify-content: flex-start;
    gap: 4cqi;
    overflow-wrap: normal;
  }
`;

const Type = styled.span`
  font: 600 clamp(12px, 3.6cqi, 15px)/1.3 var(--font-ui);
`;

const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 5px;
  margin-top: 8px;
  padding: 3px 8px;
  border-radius: 4px;
  background: var(--warning-soft);
  color: var(--warning);
  font: var(--type-micro);
`;

const Figures = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin: auto 0 min(1.4cqi, 6px);
  font: 600 clamp(15px, 5.4cqi, 23px)/1.2 var(--font-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  white-space: nowrap;

  ${legibleOnArt}

  button {
    width: 32px;
    height: 32px;
    margin: 6px 6px 6px 10px;
  }
  button::after {
    content: "";
    position: absolute;
    width: 44px;
    height: 44px;
  }
`;

const Fact = styled.div`
  font: 600 clamp(11px, 3.4cqi, 14px)/1.35 var(--font-ui);
  font-variant-numeric: tabular-nums;
  text-transform: uppercase;
  white-space: nowrap;

  &:first-child {
    /* Two lines for a long name rather than half of it: a name on a card is there to be copied. */
    flex-shrink: 99;
    max-width: 33cqi;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  /* Smaller, or it would push the card's other words over the lower edge. */
  &[data-long] {
    max-width: 35cqi;
  }
  &[data-long] > span {
    display: block;
    font-size: clamp(8px, 2.5cqi, 11px);
    line-height: 1.25;
  }
  small {
    display: block;
    color: var(--on-wall-muted);
    font: 550 clamp(10px, 2.9cqi, 12px)/1.4 var(--font-ui);
    overflow-wrap: normal;
    text-transform: none;
    white-space: normal;
  }
`;

const Brand = styled.span`
  flex: none;
  width: min-content;
  margin-left: auto;
  font: 780 clamp(12px, 4.4cqi, 19px)/1 var(--font-display);
  letter-spacing: -0.03em;
  text-align: right;
`;

const Strip = styled.div`
  height: 17%;
  margin: 7% 0 0;
  background: #0a0918;
`;

const Signature = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  margin: 4.6cqi 5.6cqi 3cqi;
  padding: 0 10px 0 12px;
  border-radius: 4px;
  background: #f4f2f6;
  color: #5a5778;
  font: 600 clamp(9px, 2.6cqi, 11px)/1.2 var(--font-ui);
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const Cvc = styled.span`
  margin-inline: auto 8px;
`;

const Code = styled.b`
  padding: 2px 10px;
  border-radius: 4px;
  background: #ffffff;
  color: #17153b;
  font: 700 clamp(15px, 4.6cqi, 20px)/1.2 var(--font-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
`;

const Note = styled.p`
  margin: 0 5.6cqi;
  color: var(--on-wall-muted);
  font: 400 clamp(11px, 3.1cqi, 13px)/1.45 var(--font-ui);
`;
