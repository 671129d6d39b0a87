import styled from "styled-components";
import { CardPicture } from "./card-picture";

/* One card stands, two overlap: the second is laid a step lower. */
const Wall = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  padding: 24px var(--gutter-public);
  overflow: hidden;
  background: var(--scene-sky);
  &::after {
    content: "";
    position: absolute;
    inset: 68% 0 0;
    background: var(--scene-ground);
  }
  > * {
    position: relative;
    z-index: 1;
    grid-area: 1 / 1;
  }
`;

const Place = styled.div`
  width: min(400px, 72vw);
  @media (max-width: 1023px) {
    width: min(280px, 72vw);
  }
  &[data-step="back"] {
    transform: translate(-11%, -17%);
  }
  &[data-step="front"] {
    transform: translate(11%, 17%);
  }
`;

interface CardArtProps {
  cards: readonly { type: "debit" | "credit"; label: string }[];
}

export function CardArt({ cards }: CardArtProps) {
  return (
    <Wall>
      {cards.map(({ type, label }, index) => (
        <Place key={type} data-step={cards.length < 2 ? undefined : index === 0 ? "back" : "front"}>
          <CardPicture type={type} label={label} />
        </Place>
      ))}
    </Wall>
  );
}
