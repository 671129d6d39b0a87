import { BRAND } from "@lintel/contract";
import { Link, siteFacts } from "@lintel/portal";
import { Logo } from "@lintel/shared-ui";
import styled from "styled-components";
import { useCopy } from "../../lib/use-copy";
import { ContactLink } from "../contact-link";
import { messages } from "./messages";

/* Ink in both themes: the ground the house stands on. */
const Ground = styled.footer`
  background: var(--wall-deep);
  background: light-dark(var(--text), var(--surface));
  color: var(--on-wall);
  /* What stands on it is black on paper. */
  @media print {
    background: none;
  }
  a {
    color: inherit;
  }
  :focus-visible {
    outline-color: var(--on-wall);
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* "Datenschutzerklärung" is longer than half of a small phone. The catalogue says where it parts: not every browser knows. */
  hyphens: auto;
  overflow-wrap: anywhere;
  gap: 40px 24px;
  max-width: 1440px;
  margin-inline: auto;
  padding: 56px var(--gutter-public) 96px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
    padding-top: 72px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 2fr 1fr 1fr 1.4fr;
  }
  /* Room at the end may begin another sheet, with nothing on it. */
  @media print {
    padding-bottom: 0;
  }
`;

const Pledge = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  p {
    max-width: 26em;
    color: var(--on-wall-muted);
  }
  @media (max-width: 1023px) {
    grid-column: 1 / -1;
  }
`;

const Column = styled.div`
  min-width: 0;
  h2 {
    margin-bottom: 8px;
    color: var(--on-wall-muted);
    font: var(--type-body-s);
    letter-spacing: 0;
  }
  li a {
    display: inline-block;
    padding: 10px 0;
    text-decoration: none;
  }
  @media (hover: hover) {
    li a:hover {
      text-decoration: underline;
    }
  }
  /* Its first line is as far from the heading as a link is. */
  dl {
    display: flow-root;
  }
  dt {
    margin-top: 10px;
    color: var(--on-wall-muted);
    font: var(--type-caption);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  grid-column: 1 / -1;
  padding-top: 24px;
  padding-inline-end: 64px;
  border-top: 1px solid var(--wall-border);
  color: var(--on-wall-muted);
  font: var(--type-caption);
`;

export function Footer() {
  const copy = useCopy(messages);
  const { phone, email, address } = siteFacts().contact;

  return (
    <Ground>
      <Inside>
        <Pledge>
          <Logo name={BRAND.name} />
          <p>{copy("footerPromise")}</p>
        </Pledge>
        <Column as="nav" aria-labelledby="quick-links">
          <h2 id="quick-links">{copy("quickLinks")}</h2>
          <ul>
            <li>
              <Link to="/">{copy("home")}</Link>
            </li>
            <li>
              <Link to="/about-us">{copy("about")}</Link>
            </li>
            <li>
              <Link to="/accounts">{copy("accounts")}</Link>
            </li>
            <li>
              <Link to="/cards">{copy("cards")}</Link>
            </li>
            <li>
              <Link to="/faqs">{copy("faqs")}</Link>
            </li>
          </ul>
        </Column>
        <Column as="nav" aria-labelledby="legal-links">
          <h2 id="legal-links">{copy("legal")}</h2>
          <ul>
            <li>
              <Link to="/privacy-policy">{copy("privacy")}</Link>
            </li>
            <li>
              <Link to="/terms-and-condition">{copy("terms")}</Link>
            </li>
          </ul>
        </Column>
        <Column>
          <h2>{copy("contactUs")}</h2>
          <dl>
            <dt>{copy("phone")}</dt>
            <dd translate="no">
              <ContactLink scheme="tel" value={phone} />
            </dd>
            <dt>{copy("email")}</dt>
            <dd translate="no">
              <ContactLink scheme="mailto" value={email} />
            </dd>
            <dt>{copy("address")}</dt>
            <dd translate="no">{address}</dd>
          </dl>
        </Column>
        <Note>{copy("footerNote")}</Note>
      </Inside>
    </Ground>
  );
}
