import { afterQuiet } from "./after-quiet";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("begins five seconds after the page is here, and tries what fails again, ever more rarely, until it succeeds", async () => {
  const tried: number[] = [];
  const begun = Date.now();

  afterQuiet(async () => {
    tried.push((Date.now() - begun) / 1_000);
    if (tried.length < 7) throw new Error("The line is cut.");
  });
  await jest.advanceTimersByTimeAsync(600_000);

  expect(tried).toEqual([5, 15, 35, 75, 135, 195, 255]);
});
