import styled from "styled-components";

/** A sentence of explanation, quieter than what it explains. */
export const Note = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
`;
