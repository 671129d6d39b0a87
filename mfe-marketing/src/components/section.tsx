import styled from "styled-components";

/** The page's width: wide screens keep it, art may leave it. */
export const Section = styled.section`
  max-width: 1440px;
  margin-inline: auto;
  padding: calc(var(--section-gap) / 2) var(--gutter-public);
`;

export const SectionTitle = styled.h2`
  font: var(--type-title-l);
  letter-spacing: -0.03em;
`;

/** A title at the left that stays while its list goes by. */
export const Split = styled(Section)`
  display: grid;
  gap: 28px;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 56px;
    > :first-child {
      position: sticky;
      top: calc(5rem + 32px);
      align-self: start;
    }
  }
`;

export const Lead = styled.p`
  max-width: 27em;
  color: var(--text-muted);
  font: var(--type-body-l);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
