import { Card } from "@lintel/shared-ui";
import styled from "styled-components";

export const TitledCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
`;
