import { newKey } from "./new-key";

it("is a UUID of version 4, and another one each time", () => {
  const keys = Array.from({ length: 1_000 }, newKey);

  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(1_000);
});
