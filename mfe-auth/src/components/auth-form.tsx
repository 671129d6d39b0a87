import { usePageTitle } from "@lintel/portal";
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from "react";
import styled from "styled-components";

interface AuthFormProps {
  title: string;
  lead: ReactNode;
  /** Stands above the title: how far along one is. */
  progress?: ReactNode;
  form: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  children: ReactNode;
  /** Leaves room beside the fields for what is wrapped in Beside. */
  wide?: boolean;
  /** What follows the form without being part of it: other ways on. */
  below?: ReactNode;
}

/** One form under one title, which is also what the browser's tab says. */
export function AuthForm({ title, lead, progress, form, onSubmit, children, wide, below }: AuthFormProps) {
  usePageTitle(title);
  const wasClicked = useRef(false);

  /** Steps stand where the one before stood: the second half of a double click would press a button of the next. */
  function dropHalfOfTwo(event: MouseEvent) {
    if (event.detail < 2) wasClicked.current = true;
    if (wasClicked.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** As at a double click: a key that is still held would send the next step, empty or filled in by a password manager. */
  function dropHeldEnter(event: KeyboardEvent) {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  }

  return (
    <Box data-wide={wide || undefined} onClickCapture={dropHalfOfTwo} onKeyDownCapture={dropHeldEnter}>
      {progress && <Progress>{progress}</Progress>}
      <h1 tabIndex={-1}>{title}</h1>
      <Lead>{lead}</Lead>
      <Form
        ref={form}
        // A form that is sent before its code runs must not put a password into the address bar.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </Form>
      {below && <Below>{below}</Below>}
    </Box>
  );
}

/** A line with something at each end. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 44px;
  color: var(--text-muted);
  font: var(--type-caption);

  /* As tall to a finger as the line they stand in. */
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 4px;
`;

const Box = styled.div`
  width: 100%;
  max-width: 440px;

  h1 {
    font: var(--type-display-m);
    letter-spacing: -0.035em;
  }
  @media (min-width: 1344px) {
    &[data-wide] {
      max-width: 720px;
    }
  }
`;

const Progress = styled.div`
  margin-bottom: 28px;
`;

const Lead = styled.p`
  margin-top: 12px;
  color: var(--text-muted);
  font-size: 1.0625rem;
`;

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 28px;
  max-width: 440px;
`;

/** Fields with something to say about them, which stands in Beside. */
export const Fields = styled.div`
  position: relative;
  display: grid;
  gap: 20px;
`;

/**
 * Beside its fields where there is room, below them where there is none: one element, read out once. There is room for both
 * when seven twelfths of the window, less the frame's padding, are 720 px.
 */
export const Beside = styled.div`
  @media (min-width: 1344px) {
    position: absolute;
    inset: 28px auto auto calc(100% + 40px);
    width: 240px;
  }
`;

const Below = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 28px;
  padding-top: 20px;
  max-width: 440px;
  border-top: 1px solid var(--border);
  color: var(--text-muted);
`;
