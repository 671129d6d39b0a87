import { Card } from "@lintel/shared-ui";
import { type ReactNode, type Ref, useId } from "react";
import styled from "styled-components";

interface SectionProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** For whoever has to put the focus here, after what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Section({ title, aside, headingRef, children }: SectionProps) {
  const titleId = useId();
  return (
    <Root as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {aside}
      </Head>
      {children}
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;
