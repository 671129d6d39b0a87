import { IconButton } from "@lintel/shared-ui";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import styled, { keyframes } from "styled-components";

/* The controls come first for the keyboard and stand below for the eye. */
const Root = styled.section`
  display: flex;
  flex-direction: column-reverse;
  gap: 16px;
`;

const Slides = styled.div`
  display: grid;
`;

/* All slides share one cell, so the tallest gives the height and nothing jumps. */
const Slide = styled.div`
  grid-area: 1 / 1;
  min-width: 0;
  transition: opacity var(--slow) var(--ease-out), visibility var(--slow);
  &[data-away] {
    visibility: hidden;
    opacity: 0;
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
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
    border: 2px solid transparent;
    background: var(--border-strong);
    background-clip: border-box;
  }
  &::before {
    opacity: 0.45;
  }
  &:hover::before {
    opacity: 1;
  }
  &::after {
    display: none;
    background: var(--accent);
    transform-origin: left;
  }
  &[aria-selected="true"]::after {
    display: block;
  }
  &[data-filling]::after {
    animation: ${fill} linear both;
    animation-duration: inherit;
  }
  @media (forced-colors: active) {
    &::before {
      border-color: GrayText;
    }
    &[aria-selected="true"]::after {
      border-color: Highlight;
    }
  }
`;

const Timed = styled(Bar)<{ $ms: number }>`
  animation-duration: ${(props) => props.$ms}ms;
`;

export interface CarouselSlide {
  id: string;
  /** A name for its bar. */
  title: string;
  content: ReactNode;
}

export interface CarouselLabels {
  stop: string;
  start: string;
  slides: string;
  position: (index: number, of: number) => string;
}

export interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  intervalMs?: number;
  labels?: CarouselLabels;
  className?: string;
}

const english: CarouselLabels = {
  stop: "Stop automatic slide show",
  start: "Start automatic slide show",
  slides: "Slides",
  position: (index, of) => `${index} of ${of}`,
};

/**
 * Turns by itself until somebody stops it, and waits while it is hovered, focused or out of sight. Without a script the first
 * slide stands.
 */
export function Carousel({ label, slides, intervalMs = 10_000, labels = english, className }: CarouselProps) {
  const base = useId();
  const [shown, setShown] = useState(0);
  // "auto" is polite and waits for the reader; "on" was asked for and turns while the pointer is still on the button.
  const [mode, setMode] = useState<"auto" | "on" | "off">("auto");
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [inSight, setInSight] = useState(true);
  const swipeStart = useRef<number | null>(null);
  const turning = inSight && (mode === "on" || (mode === "auto" && !hovered && !focused));

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setMode("off");
    const look = () => setInSight(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand gets its full time as well.
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => setShown((at) => (at + 1) % slides.length), intervalMs);
    return () => clearInterval(timer);
  }, [turning, intervalMs, slides.length, shown]);

  function show(index: number) {
    setShown((index + slides.length) % slides.length);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: slides.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + slides.length) % slides.length;
    show(index);
    document.getElementById(`${base}-tab-${index}`)?.focus();
  }

  function handleSwipeEnd(event: PointerEvent) {
    const distance = swipeStart.current === null ? 0 : event.clientX - swipeStart.current;
    swipeStart.current = null;
    if (Math.abs(distance) > 48) show(shown + (distance < 0 ? 1 : -1));
  }

  return (
    <Root
      className={className}
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onPointerDown={(event) => {
        if (event.pointerType === "touch") swipeStart.current = event.clientX;
      }}
      onPointerUp={handleSwipeEnd}
    >
      <Controls data-carousel-controls>
        <IconButton
          label={mode === "off" ? labels.start : labels.stop}
          icon={mode === "off" ? <Play /> : <Pause />}
          onClick={() => setMode(mode === "off" ? "on" : "off")}
        />
        <Bars role="tablist" aria-label={labels.slides} onKeyDown={handleKeyDown}>
          {slides.map((slide, index) => (
            <Timed
              key={slide.id}
              type="button"
              role="tab"
              id={`${base}-tab-${index}`}
              aria-label={slide.title}
              aria-selected={index === shown}
              aria-controls={`${base}-slide-${index}`}
              tabIndex={index === shown ? 0 : -1}
              data-filling={(index === shown && turning) || undefined}
              $ms={intervalMs}
              onClick={() => show(index)}
            />
          ))}
        </Bars>
      </Controls>
      <Slides aria-live={turning ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            role="tabpanel"
            aria-roledescription="slide"
            id={`${base}-slide-${index}`}
            aria-label={labels.position(index + 1, slides.length)}
            data-away={index === shown ? undefined : ""}
            inert={index !== shown}
          >
            {slide.content}
          </Slide>
        ))}
      </Slides>
    </Root>
  );
}

function Pause() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M5 3.5h3.5v13H5zM11.5 3.5H15v13h-3.5z" fill="currentColor" />
    </svg>
  );
}

function Play() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="m6 3.5 10 6.5-10 6.5z" fill="currentColor" />
    </svg>
  );
}
