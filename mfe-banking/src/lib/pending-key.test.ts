import { ageMs } from "./pending-key";

const pending = { key: "a-key", cards: null, person: null };

it("is as old as its sending, and new where the clock was put back since or an older page has kept no time", () => {
  jest.useFakeTimers({ now: 100_000 });

  expect(ageMs({ ...pending, sentAt: 70_000 })).toBe(30_000);
  // Less than none would put the end of the waiting off for as long.
  expect(ageMs({ ...pending, sentAt: 86_500_000 })).toBe(0);
  expect(ageMs(pending)).toBe(0);

  jest.useRealTimers();
});
