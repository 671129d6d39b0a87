import { Breadcrumb, PageHeading, SegmentedToggle } from "@lintel/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import type { Room } from "./exhibit";
import { bankRoom } from "./exhibits/bank-room";
import { chartRoom } from "./exhibits/chart-room";
import { coreRoom } from "./exhibits/core-room";
import { formRoom } from "./exhibits/form-room";
import { OverlayRoom } from "./exhibits/overlay-room";
import { publicRoom } from "./exhibits/public-room";

const ROOMS: readonly Room[] = [coreRoom, formRoom, publicRoom, bankRoom, chartRoom];

interface GalleryProps {
  theme: string;
  /** Shown inside the narrow frame: without the controls that stand around it. */
  isFramed: boolean;
  /** The overlay to begin with, by name; the rooms behind it stay empty. */
  open: string | null;
}

export function Gallery({ theme: themeAtStart, isFramed, open }: GalleryProps) {
  const [theme, setTheme] = useState(themeAtStart);
  const [frame, setFrame] = useState<"wide" | "narrow">("wide");

  function handleTheme(next: string) {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  }

  return (
    <Page>
      <header>
        <PageHeading
          above={<Breadcrumb items={[{ label: "Lintel", to: "#" }, { label: "shared-ui" }]} />}
          lead="Every component in every state"
          title="Gallery"
        />
        {!isFramed && (
          <Controls>
            <SegmentedToggle
              legend="Theme"
              hideLegend
              value={theme}
              onChange={handleTheme}
              options={[
                { value: "light", label: "Light" },
                { value: "dark", label: "Dark" },
              ]}
            />
            <SegmentedToggle
              legend="Frame"
              hideLegend
              value={frame}
              onChange={setFrame}
              options={[
                { value: "wide", label: "Wide" },
                { value: "narrow", label: "Narrow" },
              ]}
            />
          </Controls>
        )}
      </header>
      {frame === "narrow" ? (
        <Narrow title="Gallery, 390 pixels wide" src={`?framed&theme=${theme}`} key={theme} />
      ) : (
        <main>
          {(open ? [] : ROOMS).map(({ title, exhibits }) => (
            <section key={title} aria-label={title}>
              <Title>{title}</Title>
              <Exhibits>
                {exhibits.map(({ name, isWide, content }) => (
                  <Place key={name} data-wide={isWide} data-exhibit={name}>
                    <h3>{name}</h3>
                    {content}
                  </Place>
                ))}
              </Exhibits>
            </section>
          ))}
          <section aria-label="Overlays">
            <Title>Overlays</Title>
            <OverlayRoom open={open} />
          </section>
        </main>
      )}
    </Page>
  );
}

const Page = styled.div`
  max-width: 1440px;
  margin: 0 auto;
  padding: 24px 16px 96px;

  @media (min-width: 768px) {
    padding: 32px 40px 128px;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const Title = styled.h2`
  margin: 56px 0 20px;
  padding-bottom: 10px;
  border-bottom: 2px solid var(--text);
  font: var(--type-title-m);
`;

const Exhibits = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  align-items: start;
  gap: 32px 24px;
`;

const Place = styled.article`
  min-width: 0;

  > h3 {
    margin: 0 0 10px;
    color: var(--text-muted);
    font: var(--type-micro);
    letter-spacing: 0;
  }
  &[data-wide="true"] {
    grid-column: 1 / -1;
  }
`;

const Narrow = styled.iframe`
  display: block;
  width: 390px;
  max-width: 100%;
  height: 844px;
  margin: 40px auto 0;
  border: 1px solid var(--border-strong);
  border-radius: 16px;
`;
