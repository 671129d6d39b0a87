import { Tabs } from "@lintel/shared-ui/public";
import styled from "styled-components";
import { SceneView, type View } from "../components/scene-view";
import { Section, SectionTitle } from "../components/section";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

/* Nothing chooses a tab without a script or on paper: all four are read one after the other, and the list of tabs leads nowhere. */
const Root = styled(Section)`
  display: grid;
  gap: 32px;
  @media (scripting: none), print {
    && [data-orientation] {
      grid-template-columns: minmax(0, 1fr);
      gap: 24px;
    }
    && [role="tablist"] {
      display: none;
    }
    && [role="tabpanel"][hidden] {
      display: block;
    }
  }
`;

const Panel = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: 12px;
  background: var(--surface);
  @media screen and (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    min-height: 380px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 12px;
  padding: 28px var(--card-padding) 32px;
  h3 {
    font: var(--type-title-m);
    letter-spacing: -0.025em;
  }
  p {
    color: var(--text-muted);
    font-size: 1.0625rem;
    line-height: 1.6;
  }
  @media (min-width: 1024px) {
    padding: 40px;
  }
`;

const Art = styled.div`
  position: relative;
  height: 200px;
  @media (min-width: 768px) {
    height: auto;
    > * {
      position: absolute;
      inset: 0;
    }
  }
  @media print {
    display: none;
  }
`;

const VIEWS: readonly View[] = ["door", "street", "window", "coin"];

export function HowItWorks() {
  const copy = useCopy(messages);

  return (
    <Root>
      <SectionTitle>{copy("howTitle")}</SectionTitle>
      <Tabs
        label={copy("howTitle")}
        orientation="vertical"
        numbered
        items={copy.series("how", "Text").map(([name, text], index) => ({
          id: `step-${index + 1}`,
          label: name,
          content: (
            <Panel>
              <Words>
                <h3>{name}</h3>
                <p>{text}</p>
              </Words>
              <Art>
                <SceneView view={VIEWS[index] ?? "street"} />
              </Art>
            </Panel>
          ),
        }))}
      />
    </Root>
  );
}
