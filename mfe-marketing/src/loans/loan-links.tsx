import { Link } from "@lintel/portal";
import { LinkButton } from "@lintel/shared-ui";
import styled from "styled-components";
import { Section } from "../components/section";

const Row = styled(Section)`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 0;
`;

export function LoanLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <Row as="div">
      {links.map(({ to, label }) => (
        <LinkButton key={to} component={Link} to={to} variant="secondary">
          {label}
        </LinkButton>
      ))}
    </Row>
  );
}
