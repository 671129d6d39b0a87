import { Check, Circle, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";

const List = styled.ul`
  display: grid;
  gap: 6px;
  color: var(--text-muted);
  font: var(--type-caption);
`;

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  &[data-rule="met"] {
    color: var(--positive);
  }
  &[data-rule="unmet"] {
    color: var(--negative);
  }
  svg {
    margin-top: 0.12em;
  }
`;

const Advice = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  margin-top: 10px;
  color: var(--warning);
  font: var(--type-caption);
  svg {
    margin-top: 0.12em;
  }
`;

export interface PasswordRule {
  label: string;
  met: boolean;
}

export interface PasswordChecklistLabels {
  title: string;
  met: string;
  notMet: string;
  summary: (met: number, of: number) => string;
}

export interface PasswordChecklistProps {
  rules: readonly PasswordRule[];
  /** Nothing is wrong yet before the first character: until then the rules are only listed. */
  started: boolean;
  /** What would be wiser although every rule is met. */
  advice?: string | null;
  id?: string;
  labels?: PasswordChecklistLabels;
}

const LABELS: PasswordChecklistLabels = {
  title: "Password rules",
  met: "met",
  notMet: "not met",
  summary: (met, of) => `${met} of ${of} rules met`,
};

const ICONS = { met: Check, unmet: X, waiting: Circle };

export function PasswordChecklist({ rules, started, advice = null, id, labels = LABELS }: PasswordChecklistProps) {
  const summary = labels.summary(rules.filter((rule) => rule.met).length, rules.length);
  const spoken = useSettled(started ? [summary, advice].filter(Boolean).join(". ") : "", 600);

  return (
    <div id={id}>
      <List aria-label={labels.title}>
        {rules.map((rule) => {
          const state = started ? (rule.met ? "met" : "unmet") : "waiting";
          const Icon = ICONS[state];
          return (
            <Item key={rule.label} data-rule={state}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              <span>
                {rule.label} <VisuallyHidden>{rule.met ? labels.met : labels.notMet}</VisuallyHidden>
              </span>
            </Item>
          );
        })}
      </List>
      {advice && (
        <Advice>
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {advice}
        </Advice>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
}

/** The value once it has rested: a line for every keystroke would talk over the person's own typing. */
function useSettled(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
