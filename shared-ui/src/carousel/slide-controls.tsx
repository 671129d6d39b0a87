import { IconButton } from "@lintel/shared-ui";
import type { KeyboardEvent } from "react";
import styled, { keyframes } from "styled-components";
import { isChord } from "../chord/is-chord";
import { SLIDE_MS, type Slides } from "./use-slides";

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: -12px;
  @media (scripting: none), print {
    display: none;
  }
`;

const Bars = styled.div`
  display: flex;
  gap: 8px;
`;

const fill = keyframes`
  from { transform: scaleX(0); }
`;

const Bar = styled.button`
  position: relative;
  width: 64px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 20px 0;
    background: var(--border-strong);
  }
  @media (hover: hover) {
    &:hover::before {
      background: var(--text-muted);
    }
  }
  &::after {
    display: none;
    background: var(--accent);
    transform-origin: left;
  }
  /* Told apart by more than a colour: both have enough of it to be seen. */
  &[aria-selected="true"]::before,
  &[aria-selected="true"]::after {
    inset: 18px 0;
  }
  &[aria-selected="true"]::after {
    display: block;
  }
  &[data-filling]::after {
    animation: ${fill} ${SLIDE_MS}ms linear both;
  }
  @media (forced-colors: active) {
    &::before,
    &::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
    &::before {
      opacity: 0.45;
    }
    @media (hover: hover) {
      &:hover::before {
        background: CanvasText;
        opacity: 1;
      }
    }
    &::after {
      background: Highlight;
    }
  }
`;

interface SlideControlsProps {
  slides: Slides;
  names: readonly string[];
  labels: { stop: string; start: string; slides: string };
  tabId: (index: number) => string;
  slideId: (index: number) => string;
}

export function SlideControls({ slides, names, labels, tabId, slideId }: SlideControlsProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (isChord(event)) return;
    const next = { ArrowRight: slides.shown + 1, ArrowLeft: slides.shown - 1, Home: 0, End: names.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    slides.show(next);
    document.getElementById(tabId((next + names.length) % names.length))?.focus();
  }

  return (
    <Root>
      <IconButton
        label={slides.isStopped ? labels.start : labels.stop}
        icon={<PausePlay isStopped={slides.isStopped} />}
        onClick={slides.toggle}
      />
      <Bars role="tablist" aria-label={labels.slides} onKeyDown={handleKeyDown}>
        {names.map((name, index) => (
          <Bar
            key={name}
            type="button"
            role="tab"
            id={tabId(index)}
            aria-label={name}
            aria-selected={index === slides.shown}
            aria-controls={slideId(index)}
            tabIndex={index === slides.shown ? 0 : -1}
            data-filling={(index === slides.shown && slides.isTurning) || undefined}
            onClick={() => slides.show(index)}
          />
        ))}
      </Bars>
    </Root>
  );
}

function PausePlay({ isStopped }: { isStopped: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={isStopped ? "m6 3.5 10 6.5-10 6.5z" : "M5 3.5h3.5v13H5zM11.5 3.5H15v13h-3.5z"} fill="currentColor" />
    </svg>
  );
}
