import { Link, useMessages } from "@lintel/portal";
import { LinkButton } from "@lintel/shared-ui";
import { Carousel } from "@lintel/shared-ui/public";
import { ArrowRight } from "lucide-react";
import styled from "styled-components";
import { SceneView } from "../components/scene-view";
import { PUBLISHED_FIGURES } from "../lib/published-figures";
import { useCopy } from "../lib/use-copy";
import { ExampleTransfer } from "./example-transfer";
import { messages } from "./messages";

const inset = "max(var(--gutter-public), calc((100vw - 1440px) / 2 + var(--gutter-public)))";

const Slides = styled(Carousel)`
  > [data-part="slides"] {
    padding: 20px var(--gutter-public) 0;
  }
  > [data-part="controls"] {
    padding: 10px var(--gutter-public) 12px;
  }
  @media (min-width: 1024px) {
    && {
      grid-template: "slides beside" 1fr "controls beside" auto / minmax(0, 1fr) minmax(0, 1fr);
    }
    min-height: min(690px, calc(100vh - 5rem));
    > [data-part="slides"] {
      padding: 56px 40px 24px ${inset};
    }
    > [data-part="controls"] {
      padding: 0 40px 32px ${inset};
    }
  }
`;

const Words = styled.div`
  h1,
  h2 {
    max-width: 7.2em;
    font: var(--type-display-xl);
    letter-spacing: -0.03em;
  }
  @media (max-width: 767px) {
    h1 {
      font-size: clamp(2.875rem, 15.4vw, 4.5rem);
    }
  }
  h2 {
    max-width: 9.5em;
    font-size: clamp(2.75rem, 5.2vw, 5rem);
    line-height: 1;
  }
  p {
    max-width: 27em;
    /* On phones 402 and 412 px wide a line would break in the letters that stand in and not in ours. */
    padding-inline-end: 4px;
    margin: 16px 0 22px;
    color: var(--text-muted);
    font: var(--type-body-l);
  }
  @media (min-width: 1024px) {
    p {
      margin: 26px 0 32px;
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
  grid-area: beside;
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

export function Hero() {
  const copy = useCopy(messages);
  const t = useMessages(messages);
  const texts = copy.series("slide", "Text", "Name");

  return (
    <Slides
      label={t("carousel", { bank: PUBLISHED_FIGURES.bank })}
      labels={{
        stop: copy("stopSlides"),
        start: copy("startSlides"),
        carousel: copy("carouselKind"),
        slides: copy("slides"),
        slide: copy("slideKind"),
        position: (number, total) => t("slideOf", { number, total }),
      }}
      slides={SLIDES.map(({ to, action, view }, index) => {
        const [title, text, name = ""] = texts[index] ?? [];
        return {
          id: view,
          title: name,
          content: (
            <Words>
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
            </Words>
          ),
        };
      })}
      beside={(shown) => (
        <Art>
          <SceneView view={SLIDES[shown]?.view ?? "street"} align="end" />
          <ExampleTransfer isHidden={shown === 1} />
        </Art>
      )}
    />
  );
}
