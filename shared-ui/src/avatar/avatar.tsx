import styled from "styled-components";

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 6px;
  background: var(--accent-soft);
  color: var(--on-accent-soft);
  /* As large as the tile allows, whatever size somebody reads: the name beside it grows. */
  font: 650 15px/1 var(--font-display);
  &[data-size="l"] {
    width: 56px;
    height: 56px;
    font-size: 20px;
  }
`;

/** Initials on a tile. Decoration: the name is always written beside it. */
export function Avatar({ name, size = "m" }: { name: string; size?: "m" | "l" }) {
  return (
    <Root data-size={size} aria-hidden="true" translate="no" className="notranslate">
      {initialsOf(name)}
    </Root>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase();
}
