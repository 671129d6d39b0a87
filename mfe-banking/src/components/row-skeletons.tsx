import { Skeleton } from "@lintel/shared-ui";
import styled from "styled-components";

const ROWS = [1, 2, 3, 4, 5];

/** Stands where rows of a list will be. */
export function RowSkeletons() {
  return ROWS.map((row) => (
    <Row key={row}>
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
