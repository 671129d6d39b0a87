import { Link } from "@lintel/portal";
import { Accordion } from "@lintel/shared-ui/public";
import styled from "styled-components";
import { SectionTitle, Split } from "../components/section";
import { messages as topMessages } from "../components/top-questions/messages";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

const Title = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  p {
    color: var(--text-muted);
  }
  a {
    padding: 10px 0;
  }
`;

export function FirstQuestions() {
  const copy = useCopy(messages);
  const questions = useCopy(topMessages).series("question", "Answer");

  return (
    <Split>
      <Title>
        <SectionTitle>{copy("questionsTitle")}</SectionTitle>
        <p>{copy("questionsText")}</p>
        <Link to="/faqs">{copy("allQuestions")}</Link>
      </Title>
      <Accordion name="questions" items={questions} />
    </Split>
  );
}
