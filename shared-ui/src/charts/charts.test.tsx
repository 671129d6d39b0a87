import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { AmortisationPicture } from "./amortisation-picture/amortisation-picture";
import { GrowthSketch } from "./growth-sketch/growth-sketch";
import { ScoreScale } from "./score-scale/score-scale";
import { Sparkline } from "./sparkline/sparkline";

it("carries each picture's numbers as text as well", async () => {
  const { container } = render(
    <>
      <AmortisationPicture
        years={[{ year: 1, principalCents: 60_000n, interestCents: 40_000n, balanceCents: 940_000n }]}
      />
      <GrowthSketch years={[{ year: 1, depositedCents: 120_000n, balanceCents: 124_200n }]} />
    </>,
  );

  expect(screen.getByRole("row", { name: "1 $600.00 $400.00 $9,400.00", hidden: true })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: "1 $1,200.00 $1,242.00", hidden: true })).toBeInTheDocument();
  await expectAccessible(container);
});

it("puts no style attribute into what public pages prerender", () => {
  const { container } = render(
    <>
      <AmortisationPicture
        years={[{ year: 1, principalCents: 60_000n, interestCents: 40_000n, balanceCents: 940_000n }]}
      />
      <GrowthSketch years={[{ year: 1, depositedCents: 120_000n, balanceCents: 124_200n }]} />
    </>,
  );

  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(container.querySelector('rect[data-part="in"][width="72%"]')).toBeInTheDocument();
});

/** The bars of one kind, from the left: how far down each begins, how high it is. */
function barsOf(container: HTMLElement, part: "in" | "out") {
  return [...container.querySelectorAll(`rect[data-part="${part}"]`)].map((bar) => [
    Number(bar.getAttribute("y")),
    Number(bar.getAttribute("height")),
  ]);
}

it("draws what a year pays of the loan from the ground up, and its interest on top of that", () => {
  const { container } = render(
    <AmortisationPicture
      years={[
        { year: 1, principalCents: 60_000n, interestCents: 40_000n, balanceCents: 80_000n },
        { year: 2, principalCents: 80_000n, interestCents: 20_000n, balanceCents: 0n },
      ]}
    />,
  );

  expect(barsOf(container, "in")).toEqual([
    [60, 90],
    [30, 120],
  ]);
  expect(barsOf(container, "out")).toEqual([
    [0, 60],
    [0, 30],
  ]);
});

it("draws what was paid in before what has become of it, both from the ground up", () => {
  const { container } = render(
    <GrowthSketch
      years={[
        { year: 1, depositedCents: 100_000n, balanceCents: 100_000n },
        { year: 2, depositedCents: 200_000n, balanceCents: 250_000n },
      ]}
    />,
  );

  expect(barsOf(container, "in")).toEqual([
    [90, 60],
    [30, 120],
  ]);
  expect(barsOf(container, "out")).toEqual([
    [90, 60],
    [0, 150],
  ]);
});

it("says under which colour which of the two is drawn, and from which year to which", () => {
  const year = (year: number) => ({ year, principalCents: 60_000n, interestCents: 40_000n, balanceCents: 0n });
  const { container } = render(<AmortisationPicture years={[1, 2, 3].map(year)} />);
  const named = [...container.querySelectorAll("[data-series]")].map((name) => [
    name.getAttribute("data-series"),
    name.textContent,
  ]);

  expect(named).toEqual([
    ["in", "Principal"],
    ["out", "Interest"],
  ]);
  expect(screen.getAllByText(/^Year \d/).map(({ textContent }) => textContent)).toEqual(["Year 1", "Year 3"]);
});

it("draws a balance as steps, and nothing of fewer than five points", () => {
  const { container, rerender } = render(<Sparkline label="Rising" values={[1n, 2n, 2n, 3n, 5n]} />);
  expect(screen.getByRole("img", { name: "Rising" })).toBeInTheDocument();
  expect(container.querySelector("path")?.getAttribute("d")).toBe("M2 28H30V22H58V22H86V16H114V4");
  expect(container.querySelector("circle")).toHaveAttribute("cy", "4");

  rerender(<Sparkline label="Rising" values={[1n, 2n, 3n, 4n]} />);
  expect(container).toBeEmptyDOMElement();
});

it("fills the score up to its share of the scale and has the word for it", async () => {
  const scale = (score: number) => (
    <ScoreScale band="Good" caption="38 points to Excellent" score={score} tone="positive" />
  );
  const { container, rerender } = render(scale(712));
  expect(container.querySelectorAll('[data-filled="true"]')).toHaveLength(21);
  expect(screen.getByText("Good")).toBeInTheDocument();
  await expectAccessible(container);

  rerender(scale(300));
  expect(screen.getByText("300")).toBeInTheDocument();
  expect(container.querySelectorAll('[data-filled="true"]')).toHaveLength(0);
  rerender(scale(850));
  expect(screen.getByText("850")).toBeInTheDocument();
  expect(container.querySelectorAll('[data-filled="true"]')).toHaveLength(28);
});
