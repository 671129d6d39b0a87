import { Link, useMessages } from "@lintel/portal";
import { LinkButton } from "@lintel/shared-ui";
import { ArrowRight } from "lucide-react";
import { type PointerEvent, useRef } from "react";
import styled from "styled-components";
import { SceneView } from "../components/scene-view";
import { PUBLISHED_FIGURES } from "../lib/published-figures";
import { useCopy } from "../lib/use-copy";
import { ExampleTransfer } from "./example-transfer";
import { messages } from "./messages";
import { SlideControls } from "./slide-controls";
import { useSlides } from "./use-slides";

const SWIPE_PX = 48;

const Root = styled.section`
  display: grid;
  grid-template: "words" "controls" "art" / minmax(0, 1fr);
  touch-action: pan-y pinch-zoom;
  @media (min-width: 1024px) {
    grid-template: "words art" 1fr "controls art" auto / minmax(0, 1fr) minmax(0, 1fr);
    min-height: min(690px, calc(100vh - 5rem));
  }
`;

const controlsInset = "max(var(--gutter-public), calc((100vw - 1440px) / 2 + var(--gutter-public)))";

/* The keyboard meets the pause button before what moves; the eye meets it below. */
const Controls = styled.div`
  grid-area: controls;
  padding: 10px var(--gutter-public) 12px;
  @media (min-width: 1024px) {
    padding: 0 40px 32px ${controlsInset};
  }
`;

const Words = styled.div`
  display: grid;
  grid-area: words;
  padding: 20px var(--gutter-public) 0;
  @media (min-width: 1024px) {
    padding: 56px 40px 24px ${controlsInset};
  }
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
  h1,
  h2 {
    max-width: 7.2em;
    font: var(--type-display-xl);
    letter-spacing: -0.03em;
  }
  @media (max-width: 767px) {
    h1 {
      font-size: clamp(3.25rem, 16.4vw, 4.5rem);
    }
  }
  h2 {
    max-width: 9.5em;
    font-size: clamp(2.75rem, 5.2vw, 5rem);
    line-height: 1;
  }
  p {
    max-width: 27em;
    margin: 16px 0 22px;
    color: var(--text-muted);
    font: var(--type-body-l);
  }
  @media (min-width: 1024px) {
    p {
      margin: 26px 0 32px;
    }
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @media (max-width: 479px) {
    && > * {
      flex: 1 1 auto;
      padding-inline: 12px;
    }
  }
`;

const Art = styled.div`
  position: relative;
  grid-area: art;
  height: 380px;
  overflow: hidden;
  @media (min-width: 1024px) {
    height: auto;
    > :first-child {
      position: absolute;
      inset: 0;
    }
    @media (scripting: none) {
      align-self: start;
      height: 690px;
    }
  }
  @media print {
    display: none;
  }
`;

const SLIDES = [
  { to: "/login", action: "signIn", view: "street" },
  { to: "/about-us", action: "aboutUs", view: "window" },
  { to: "/login", action: "signIn", view: "coin" },
] as const;

const tabId = (index: number) => `slide-tab-${index + 1}`;
const slideId = (index: number) => `slide-${index + 1}`;

export function Hero() {
  const copy = useCopy(messages);
  const t = useMessages(messages);
  const slides = useSlides(SLIDES.length);
  const swipeStart = useRef<number | null>(null);
  const texts = copy.series("slide", "Text", "Name");

  function handleSwipeEnd(event: PointerEvent) {
    const distance = swipeStart.current === null ? 0 : event.clientX - swipeStart.current;
    swipeStart.current = null;
    if (Math.abs(distance) > SWIPE_PX) slides.show(slides.shown + (distance < 0 ? 1 : -1));
  }

  return (
    <Root
      aria-roledescription="carousel"
      aria-label={t("carousel", { bank: PUBLISHED_FIGURES.bank })}
      onMouseEnter={() => slides.setWaiting("hover", true)}
      onMouseLeave={() => slides.setWaiting("hover", false)}
      onFocus={() => slides.setWaiting("focus", true)}
      onBlur={(event) => slides.setWaiting("focus", event.currentTarget.contains(event.relatedTarget))}
      onPointerDown={(event) => {
        swipeStart.current = event.pointerType === "touch" ? event.clientX : null;
      }}
      onPointerUp={handleSwipeEnd}
    >
      <Controls>
        <SlideControls
          slides={slides}
          names={texts.map(([, , name = ""]) => name)}
          labels={{ stop: copy("stopSlides"), start: copy("startSlides"), slides: copy("slides") }}
          tabId={tabId}
          slideId={slideId}
        />
      </Controls>
      <Words aria-live={slides.isTurning ? "off" : "polite"}>
        {SLIDES.map(({ to, action }, index) => {
          const [title, text] = texts[index] ?? [];
          return (
            <Slide
              key={slideId(index)}
              role="tabpanel"
              aria-roledescription="slide"
              id={slideId(index)}
              aria-label={t("slideOf", { number: index + 1, total: SLIDES.length })}
              data-away={index === slides.shown ? undefined : ""}
            >
              {index === 0 ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
              <p>{text}</p>
              <Actions>
                <LinkButton
                  component={Link}
                  to={to}
                  size="l"
                  trailingIcon={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
                >
                  {copy(action)}
                </LinkButton>
                {index === 0 && (
                  <LinkButton component={Link} to="/create-new-profile" size="l" variant="secondary">
                    {copy("openAccount")}
                  </LinkButton>
                )}
              </Actions>
            </Slide>
          );
        })}
      </Words>
      <Art>
        <SceneView view={SLIDES[slides.shown]?.view ?? "street"} align="end" />
        <ExampleTransfer isHidden={slides.shown === 1} />
      </Art>
    </Root>
  );
}
