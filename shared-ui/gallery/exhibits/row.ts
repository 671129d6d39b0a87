import styled from "styled-components";

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

export const Column = styled.div`
  display: grid;
  gap: 16px;
`;

/** For what stands on the wall alone. */
export const WallGround = styled(Row)`
  padding: 24px;
  border-radius: 12px;
  background: var(--wall);
  color: var(--on-wall);
`;
