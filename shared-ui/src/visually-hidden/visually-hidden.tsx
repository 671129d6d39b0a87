import styled from "styled-components";

/** Read out, not painted. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  /* Copied with what is seen, an amount would stand there twice. What a field holds is the browser's to mark. */
  &:not(input) {
    -webkit-user-select: none;
    user-select: none;
  }
`;
