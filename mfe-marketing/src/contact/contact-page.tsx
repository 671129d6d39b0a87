import { Link, siteFacts, usePageTitle } from "@lintel/portal";
import styled from "styled-components";
import { ContactLink } from "../components/contact-link";
import { messages as layoutMessages } from "../components/layout/messages";
import { Section, SectionTitle } from "../components/section";
import { StoryHero } from "../components/story-hero";
import { useCopy } from "../lib/use-copy";
import { ContactForm } from "./contact-form";
import { messages } from "./messages";
import { Way } from "./way";

export { messages } from "./messages";

const Columns = styled(Section)`
  display: grid;
  gap: 56px;
  padding-top: 0;
  padding-bottom: var(--section-gap);
  @media (min-width: 1024px) {
    grid-template-columns: 7fr 5fr;
    gap: 96px;
  }
`;

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: 24px;
`;

const Details = styled.dl`
  > div {
    padding: 16px 0;
    border-top: 1px solid var(--border);
  }
  dt {
    color: var(--text-muted);
    font: var(--type-caption);
  }
  dd {
    font: var(--type-title-s);
    overflow-wrap: anywhere;
  }
`;

const Before = styled.ul`
  display: grid;
  gap: 16px;
  h3 {
    margin-bottom: 2px;
  }
  p {
    color: var(--text-muted);
  }
`;

const NoScript = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

/** An empty form is nothing to print; what stands in its place once something was sent may be. */
const Writing = styled(Part)`
  @media print {
    &:has(form) {
      display: none;
    }
  }
`;

export default function ContactPage() {
  const copy = useCopy(messages);
  const layout = useCopy(layoutMessages);
  const { phone, email, address } = siteFacts().contact;
  usePageTitle(copy("title"));

  return (
    <>
      <StoryHero heading={copy("heading")} lead={copy("lead")} />
      <Columns as="div">
        <Writing>
          <SectionTitle>{copy("formTitle")}</SectionTitle>
          <NoScript>{copy("needsScript")}</NoScript>
          <ContactForm />
        </Writing>
        <Part as="div">
          <SectionTitle>{copy("detailsTitle")}</SectionTitle>
          <Details>
            <Way name={copy("phone")} value={phone} copyLabel={copy("copyPhone")}>
              <ContactLink scheme="tel" value={phone} />
            </Way>
            <Way name={copy("email")} value={email} copyLabel={copy("copyEmail")}>
              <ContactLink scheme="mailto" value={email} />
            </Way>
            <Way name={copy("address")} value={address} copyLabel={copy("copyAddress")}>
              {address}
            </Way>
            <div>
              <dt>{copy("hours")}</dt>
              <dd>{copy("hoursText")}</dd>
            </div>
          </Details>
          <SectionTitle>{copy("beforeTitle")}</SectionTitle>
          <Before>
            <li>
              <h3>{copy("before1")}</h3>
              <p>{copy("before1Text")}</p>
              <Link to="/online-banking/cards">{layout("cards")}</Link>
            </li>
            <li>
              <h3>{copy("before2")}</h3>
              <p>{copy("before2Text")}</p>
              <Link to="/reset-account-password">{copy("resetPassword")}</Link>
            </li>
            <li>
              <h3>{copy("before3")}</h3>
              <p>{copy("before3Text")}</p>
              <Link to="/faqs">{layout("faqs")}</Link>
            </li>
          </Before>
        </Part>
      </Columns>
    </>
  );
}
