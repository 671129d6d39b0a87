import { Art, ByDay, ByNight, type SceneTime } from "./scene-parts";

const VIEWS = { whole: "0 0 760 720", door: "20 250 450 470" };

const STEPS = [0, 1, 2, 3, 4, 5, 6];
const STAIRS = "M430 640V592H478V544H526V496H574V448H622V400H670V352H718V304H766V640Z";

export interface SceneProps {
  time?: SceneTime;
  crop?: keyof typeof VIEWS;
  /** Which part stays in view when the place is narrower than the picture. */
  align?: keyof typeof ALIGNED;
}

const ALIGNED = { middle: "xMidYMax slice", end: "xMaxYMax slice" };

/** The house with its door, the wall and its stairs. Fills the box it is put into. */
export function Scene({ time = "auto", crop = "whole", align = "end" }: SceneProps) {
  return (
    <Art
      viewBox={VIEWS[crop]}
      preserveAspectRatio={ALIGNED[align]}
      data-scene={time === "auto" ? undefined : time}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-600" y="-400" width="2000" height="1200" fill="var(--scene-sky)" />
      <ByDay>
        <circle cx="248" cy="252" r="112" fill="var(--scene-sun)" />
      </ByDay>
      <ByNight>
        <g fill="var(--scene-sun)" opacity=".7">
          <circle cx="330" cy="212" r="1.5" />
          <circle cx="366" cy="62" r="1.7" />
          <circle cx="344" cy="128" r="1.2" />
          <circle cx="290" cy="86" r="1.3" />
          <circle cx="112" cy="236" r="1.3" />
          <circle cx="700" cy="56" r="1.5" />
        </g>
        <circle cx="236" cy="190" r="52" fill="var(--scene-sun)" />
        <circle cx="258" cy="176" r="45" fill="var(--scene-sky)" />
      </ByNight>

      <path d="M430 150h970v600H430z" fill="var(--scene-wall)" />
      <path d="M430 150h970v26H430z" fill="var(--scene-wall-shadow)" />
      <path d="M398 104h1002v46H398z" fill="var(--scene-wall-beam)" />
      <path d="M600 236h64v92h-64z" fill="var(--scene-wall-shadow)" />
      <ByNight>
        <path d="M600 236h29v92h-29zM635 236h29v92h-29z" fill="var(--scene-light-near)" />
      </ByNight>
      <path d={STAIRS} transform="translate(-22 -14)" fill="var(--scene-wall-shadow)" />
      <path d="M-600 640h2000v160H-600z" fill="var(--scene-ground)" />
      <path d="M96 720 60 640h370l90 80z" fill="var(--scene-ground-shadow)" />
      <path d="M718 304h682v336H430V592h48V544h48V496h48V448h48V400h48V352h48z" fill="var(--scene-stair)" />
      {STEPS.map((step) => (
        <rect
          key={step}
          x={430 + 48 * step}
          y={592 - 48 * step}
          width={step === 6 ? 682 : 48}
          height="9"
          fill="var(--scene-stair-edge)"
        />
      ))}
      <path d="M430 640h970V310L766 364z" fill="var(--scene-stair-shade)" opacity=".45" />
      <circle cx="598" cy="421" r="27" fill="var(--scene-coin)" />
      <ellipse cx="598" cy="449" rx="18" ry="3" fill="var(--scene-stair-shade)" />
      <path d="M598 394a27 27 0 0 1 0 54 34 34 0 0 0 0-54z" fill="var(--scene-coin-shade)" />

      <path d="M96 330h334v310H96z" fill="var(--scene-house)" />
      <path d="M96 330h334v24H96z" fill="var(--scene-house-shadow)" />
      <path d="M66 282h394v48H66z" fill="var(--scene-house-beam)" />
      <path d="M184 640V500a64 64 0 0 1 128 0v140z" fill="var(--scene-light-far)" />
      <path d="M184 640V500a64 64 0 0 1 82-61.4A64 64 0 0 0 220 500v140z" fill="var(--scene-jamb)" />
      <path d="m220 640 24-36h68v36z" fill="var(--scene-light-near)" />
      <ByDay>
        <path d="M220 640h92l44 80H236z" fill="var(--scene-light-near)" />
      </ByDay>
      <ByNight>
        <path d="M220 640h92l84 80H196z" fill="var(--scene-light-far)" opacity=".85" />
      </ByNight>
      <path d="M40 640c-26 0-34-60-26-130 6-58 16-106 26-130z" fill="var(--scene-cypress)" />
      <path d="M40 380c10 24 20 72 26 130 8 70 0 130-26 130z" fill="var(--scene-cypress-light)" />
      <path d="M37 638h6v16h-6z" fill="var(--scene-cypress)" />
    </Art>
  );
}
