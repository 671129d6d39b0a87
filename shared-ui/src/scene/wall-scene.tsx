import { useId } from "react";
import { Art, ByDay, ByNight } from "./scene-parts";

export type WallSceneTime = "auto" | "morning" | "afternoon" | "evening";

export interface WallSceneProps {
  /** In the morning the sun stands low behind the house, in the afternoon high; the evening is night in both themes. */
  time?: WallSceneTime;
}

/** An arched window in the wall, with stairs and one coin. Stands at the lower right of its box. */
export function WallScene({ time = "auto" }: WallSceneProps) {
  const arch = useId();
  return (
    <Art
      viewBox="0 0 420 304"
      preserveAspectRatio="xMaxYMax meet"
      data-scene={time === "evening" ? "night" : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={arch}>
        <path d="M214 204v-92a58 58 0 0 1 116 0v92z" />
      </clipPath>
      <g clipPath={`url(#${arch})`}>
        <path d="M210 40h130v170H210z" fill="var(--scene-sky)" />
        <ByDay>
          <circle
            cx="292"
            cy={time === "afternoon" ? 112 : 150}
            r={time === "afternoon" ? 34 : 44}
            fill="var(--scene-sun)"
          />
        </ByDay>
        <ByNight>
          <circle cx="296" cy="104" r="19" fill="var(--scene-sun)" />
          <circle cx="305" cy="98" r="17" fill="var(--scene-sky)" />
          <g fill="var(--scene-sun)" opacity=".8">
            <circle cx="262" cy="92" r="1.3" />
            <circle cx="270" cy="140" r="1.1" />
            <circle cx="312" cy="150" r="1.2" />
          </g>
        </ByNight>
        <path d="M210 176h130v30H210z" fill="var(--scene-house)" />
        <path d="M296 168h40v8h-40z" fill="var(--scene-house-beam)" />
        <path d="M300 176h40v30h-40z" fill="var(--scene-house-shadow)" />
        <path d="M262 204c-11 0-15-24-12-50 2-22 7-42 12-52z" fill="var(--scene-cypress)" />
        <path d="M262 102c5 10 10 30 12 52 3 26-1 50-12 50z" fill="var(--scene-cypress-light)" />
        <ByDay>
          <path d="M214 204v-92a58 58 0 0 1 76-55 58 58 0 0 0-54 57v90z" fill="var(--wall-deep)" />
        </ByDay>
        <ByNight>
          <path d="M214 204v-92a58 58 0 0 1 76-55 58 58 0 0 0-54 57v90z" fill="var(--scene-jamb)" />
        </ByNight>
      </g>
      <path d="M40 304v-25h44v-25h44v-25h44v-25h248v100z" transform="translate(-16 -10)" fill="var(--wall-deep)" />
      <path d="M40 304v-25h44v-25h44v-25h44v-25h248v100z" fill="var(--scene-stair)" />
      <path d="M40 279h44v6H40zM84 254h44v6H84zM128 229h44v6h-44zM172 204h248v6H172z" fill="var(--scene-stair-edge)" />
      <path d="M84 304h336v-54z" fill="var(--scene-stair-shade)" opacity=".45" />
      <ByDay>
        <path d="M236 204h94l54 100H250z" fill="var(--scene-light-near)" opacity=".85" />
      </ByDay>
      <ByNight>
        <path d="M236 204h94l54 100H250z" fill="var(--scene-light-far)" opacity=".9" />
      </ByNight>
      <circle cx="374" cy="187" r="17" fill="var(--scene-coin)" />
      <path d="M374 170a17 17 0 0 1 0 34 21 21 0 0 0 0-34z" fill="var(--scene-coin-shade)" />
    </Art>
  );
}
