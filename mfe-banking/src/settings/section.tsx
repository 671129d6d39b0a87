import type { HTMLAttributes } from "react";
import styled from "styled-components";

/** A part of the page under a rule: what it is about at the left, what can be done at the right. */
export function Section({ title, children, ...rest }: HTMLAttributes<HTMLElement> & { title: string }) {
  return (
    <Root {...rest}>
      <h2>{title}</h2>
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 28px 0;
  border-top: 1px solid var(--border);

  > div {
    max-width: 640px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 260px minmax(0, 1fr);
    gap: 40px;
    padding: 36px 0;

    /* A row is higher than its words: the first would stand below the line of the title beside it. */
    dl {
      margin-top: -10px;
    }
  }
`;
