import { Scene } from "@lintel/shared-ui/public";
import styled from "styled-components";

/** Where on the one street a picture looks. */
export type View = "street" | "door" | "window" | "coin";

const Root = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
`;

const Camera = styled.div`
  position: absolute;
  inset: 0;
  transition: transform var(--flip) var(--ease-stone);
  &[data-view="door"] {
    transform: scale(1.5);
    transform-origin: 30% 92%;
  }
  &[data-view="window"] {
    transform: scale(1.7);
    transform-origin: 84% 22%;
  }
  &[data-view="coin"] {
    transform: scale(1.6);
    transform-origin: 88% 58%;
  }
`;

interface SceneViewProps {
  view: View;
  align?: "middle" | "end";
}

/** A look at a part of the scene. Another view pans there: the street is one. */
export function SceneView({ view, align = "middle" }: SceneViewProps) {
  return (
    <Root>
      <Camera data-view={view}>
        <Scene align={align} />
      </Camera>
    </Root>
  );
}
