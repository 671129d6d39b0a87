import { Skeleton } from "@lintel/shared-ui";
import styled from "styled-components";

/** Stands where rows of a list will be. */
export function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: grey blocks have no identity
    <Row key={index}>
      <Skeleton width="40px" height="40px" />
      <span>
        <Skeleton width="45%" />
        <Skeleton width="70%" height="0.75rem" />
      </span>
      <Skeleton width="88px" />
    </Row>
  ));
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  min-height: 64px;

  > span {
    display: grid;
    gap: 8px;
  }
`;
