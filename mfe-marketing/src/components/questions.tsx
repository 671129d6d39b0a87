import { Link } from "@lintel/portal";
import { Accordion } from "@lintel/shared-ui/public";
import styled from "styled-components";
import { useCopy } from "../lib/use-copy";
import { messages } from "./layout/messages";
import { SectionTitle, Split } from "./section";

const Title = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  a {
    padding: 10px 0;
  }
`;

/** A product's own questions, and the way to all the others. */
export function Questions({ questions }: { questions: readonly string[][] }) {
  const copy = useCopy(messages);

  return (
    <Split>
      <Title>
        <SectionTitle>{copy("questionsTitle")}</SectionTitle>
        <Link to="/faqs">{copy("allQuestions")}</Link>
      </Title>
      <Accordion name="questions" items={questions} />
    </Split>
  );
}
