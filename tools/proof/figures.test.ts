import { atLeast, conclude, control, type Figure, none, quantile, told } from "./figures";

const lines: string[] = [];
const { exitCode } = process;
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = exitCode;
});

/** What a command ends with that has these to tell. */
function endsWith(...figures: Figure[]) {
  process.exitCode = undefined;
  const areMet = conclude(figures);
  return { areMet, exitCode: process.exitCode };
}

it("ends well when everything is reached, whatever is told beside it", () => {
  expect(endsWith(atLeast("kills", 5, 5), none("lost", 0), told("refusals", 7), control("no lock", 3, true))).toEqual({
    areMet: true,
    exitCode: undefined,
  });
  expect(lines.map((line) => line.replaceAll(/ +/g, " "))).toEqual([
    "kills 5 at least 5: yes",
    "lost 0 none: yes",
    "refusals 7",
    "negative control: no lock 3 caught",
  ]);
});

it("ends badly for one figure that is missed, and for a control that was not caught", () => {
  expect(endsWith(none("lost", 1), atLeast("kills", 5, 5))).toEqual({ areMet: false, exitCode: 1 });
  expect(endsWith(control("no lock", 0, false))).toEqual({ areMet: false, exitCode: 1 });
  expect(lines.map((line) => line.replaceAll(/ +/g, " "))).toEqual([
    "lost 1 none: NO",
    "kills 5 at least 5: yes",
    "negative control: no lock 0 NOT CAUGHT",
  ]);
});

it.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1], 0.5, 2.5],
  [[7], 0.5, 7],
  [[4, 1, 3, 2], 0.75, 3.5],
  [[1, 2, 3, 4, 5], 0.95, 5],
  [[1, 2], 0, 1],
  [[1, 2], 1, 2],
  [[], 0.5, Number.NaN],
])("finds in %j what %d of them lie below: %d", (values, part, found) => {
  expect(quantile(values, part)).toBe(found);
});
