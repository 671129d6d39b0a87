import { type PointerEvent, type ReactNode, useId, useRef } from "react";
import styled from "styled-components";
import { SlideControls } from "./slide-controls";
import { useSlides } from "./use-slides";

const SWIPE_PX = 48;

const Root = styled.section`
  display: grid;
  grid-template: "slides" "controls" "beside" / minmax(0, 1fr);
  touch-action: pan-y pinch-zoom;
`;

/* The keyboard meets the pause button before what moves; the eye meets it below. */
const Controls = styled.div`
  grid-area: controls;
`;

const Slides = styled.div`
  display: grid;
  grid-area: slides;
`;

/* All slides share one cell: the tallest gives the height and nothing jumps. */
const Slide = styled.div`
  grid-area: 1 / 1;
  min-width: 0;
  transition: opacity var(--slow) var(--ease-out), visibility var(--slow);
  &[data-away] {
    visibility: hidden;
    opacity: 0;
  }
  /* Nothing turns without a script, so the slides stand one below the other. */
  @media (scripting: none) {
    grid-area: auto;
    padding-bottom: 32px;
    &[data-away] {
      visibility: visible;
      opacity: 1;
    }
  }
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
  position: (number: number, total: number) => string;
  /** What it and each of its parts are, for who cannot see it. */
  carousel?: string;
  slide?: string;
}

export interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  /** What changes with the slides and is none of them: it takes the grid area "beside". */
  beside?: (shown: number) => ReactNode;
  labels?: CarouselLabels;
  className?: string;
}

const LABELS: CarouselLabels = {
  stop: "Stop automatic slide show",
  start: "Start automatic slide show",
  slides: "Slides",
  position: (number, total) => `${number} of ${total}`,
};

/** The page that shows it lays it out: `data-part` names the controls and the slides. */
export function Carousel({ label, slides, beside, labels = LABELS, className }: CarouselProps) {
  const base = useId();
  const turning = useSlides(slides.length);
  const swipeStart = useRef<number | null>(null);
  const tabId = (index: number) => `${base}-tab-${index}`;
  const slideId = (index: number) => `${base}-slide-${index}`;

  function handleSwipeEnd(event: PointerEvent) {
    const distance = swipeStart.current === null ? 0 : event.clientX - swipeStart.current;
    swipeStart.current = null;
    if (Math.abs(distance) > SWIPE_PX) turning.show(turning.shown + (distance < 0 ? 1 : -1));
  }

  return (
    <Root
      className={className}
      aria-roledescription={labels.carousel ?? "carousel"}
      aria-label={label}
      onMouseEnter={() => turning.setWaiting("hover", true)}
      onMouseLeave={() => turning.setWaiting("hover", false)}
      onFocus={() => turning.setWaiting("focus", true)}
      onBlur={(event) => turning.setWaiting("focus", event.currentTarget.contains(event.relatedTarget))}
      onPointerDown={(event) => {
        swipeStart.current = event.pointerType === "touch" ? event.clientX : null;
      }}
      onPointerUp={handleSwipeEnd}
    >
      <Controls data-part="controls">
        <SlideControls
          slides={turning}
          names={slides.map(({ title }) => title)}
          labels={labels}
          tabId={tabId}
          slideId={slideId}
        />
      </Controls>
      <Slides
        data-part="slides"
        aria-live={turning.isTurning ? "off" : "polite"}
        onFocus={() => turning.setWaiting("focusInSlide", true)}
        onBlur={(event) => turning.setWaiting("focusInSlide", event.currentTarget.contains(event.relatedTarget))}
      >
        {slides.map(({ id, content }, index) => (
          <Slide
            key={id}
            role="tabpanel"
            aria-roledescription={labels.slide ?? "slide"}
            id={slideId(index)}
            aria-label={labels.position(index + 1, slides.length)}
            data-away={index === turning.shown ? undefined : ""}
          >
            {content}
          </Slide>
        ))}
      </Slides>
      {beside?.(turning.shown)}
    </Root>
  );
}
