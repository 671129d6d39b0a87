import { render } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { Scene } from "./scene";
import { WallScene } from "./wall-scene";

it("is a picture nobody has to hear about", async () => {
  const { container } = render(
    <>
      <Scene />
      <Scene crop="door" time="night" />
      <WallScene time="evening" />
    </>,
  );

  for (const picture of container.children) expect(picture).toHaveAttribute("aria-hidden", "true");
  await expectAccessible(container);
});

it("goes with the theme unless it has an hour of its own", () => {
  const { container } = render(
    <>
      <Scene />
      <Scene time="day" />
      <WallScene time="morning" />
      <WallScene time="evening" />
    </>,
  );

  expect([...container.children].map((picture) => picture.getAttribute("data-scene"))).toEqual([
    null,
    "day",
    null,
    "night",
  ]);
});

it("can stand twice on a page without their cut-outs getting mixed up", () => {
  const { container } = render(
    <>
      <WallScene />
      <WallScene />
    </>,
  );

  const ids = [...container.querySelectorAll("clipPath")].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(2);
});
