import { RateLimit } from "./rate-limit";

it("lets through as many as it says in each window, each key for itself, and names the seconds to the next one", () => {
  const limit = new RateLimit(2, 60_000);
  const take = (key: string, now: number) => limit.take(key, now);

  expect([take("a", 0), take("a", 1), take("a", 45_000), take("b", 45_000)]).toEqual([null, null, 15, null]);
  expect(take("a", 60_000)).toBeNull();
});

it("stops whoever takes another network of IPv6 for each call where sixteen would be, and lets nobody use up their neighbours' calls", () => {
  const limit = new RateLimit(2, 60_000);
  const takeFrom = (address: string) => limit.takeFrom(address, 0);

  const flood = Array.from({ length: 100 }, () => takeFrom("2001:db8:1:ffff::1"));
  const beside = Array.from({ length: 40 }, (_, network) => takeFrom(`2001:db8:1:${network}::1`));

  expect(flood.filter((wait) => wait === null)).toHaveLength(2);
  expect(beside).toEqual([...Array(30).fill(null), ...Array(10).fill(60)]);
  expect(takeFrom("2001:db8:2:1::1")).toBeNull();
});
