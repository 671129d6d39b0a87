import { PageHeading, type PageHeadingProps } from "@lintel/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

export interface PageProps extends Omit<PageHeadingProps, "id"> {
  children?: ReactNode;
}

/** The frame that every signed-in page stands in. */
export function Page({ children, ...heading }: PageProps) {
  return (
    <Root>
      <PageHeading {...heading} />
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
