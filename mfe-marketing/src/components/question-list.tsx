import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";

const List = styled.div`
  border-top: 1px solid var(--border);
`;

const Question = styled.details`
  border-bottom: 1px solid var(--border);
  p {
    max-width: 68ch;
    padding-bottom: 24px;
    color: var(--text-muted);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 64px;
  padding: 16px 0;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: var(--link);
  }
  h3 {
    font: var(--type-label-l);
  }
  svg {
    transition: transform var(--base);
  }
  [open] > & svg {
    transform: rotate(45deg);
  }
`;

interface QuestionListProps {
  /** Those of one name close each other. */
  name: string;
  /** A question and its answer. */
  questions: readonly (readonly ReactNode[])[];
}

/**
 * One answer open at a time; pressing the open one closes it. The browser's own element does all of it: it folds before any
 * script has run, and a search in the page opens what it finds.
 */
export function QuestionList({ name, questions }: QuestionListProps) {
  return (
    <List>
      {questions.map(([question, answer], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions never change places, and two may read alike.
        <Question key={index} name={name}>
          <Summary>
            <h3>{question}</h3>
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          </Summary>
          <p>{answer}</p>
        </Question>
      ))}
    </List>
  );
}
