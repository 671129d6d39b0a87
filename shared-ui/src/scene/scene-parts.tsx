import styled from "styled-components";

/** Painted only while the palette around it is the day's. The theme decides by variables; React draws both once. */
export const ByDay = styled.g`
  display: var(--scene-by-day);
`;

export const ByNight = styled.g`
  display: var(--scene-by-night);
`;

export const Art = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  @media print {
    display: none;
  }
`;

/** "auto" goes with the theme: sun on walls by day, lamplight through the door by night. */
export type SceneTime = "auto" | "day" | "night";
