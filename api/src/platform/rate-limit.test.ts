import { RateLimit } from "./rate-limit";

it("lets through as many as it says in each window, each key for itself, and names the seconds to the next one", () => {
  const limit = new RateLimit(2, 60_000);
  const take = (key: string, now: number) => limit.take(key, now);

  expect([take("a", 0), take("a", 1), take("a", 45_000), take("b", 45_000)]).toEqual([null, null, 15, null]);
  expect(take("a", 60_000)).toBeNull();
});
