import styled from "styled-components";

/** A flat surface with a hairline. `as` makes it a section, an article, a list item. */
export const Card = styled.div`
  min-width: 0;
  padding: var(--card-padding);
  border: 1px solid var(--border);
  border-radius: 12px;
  background: var(--surface);
`;
