import { english } from "./en";

const others = ["fr", "it", "es", "de", "nl", "pl", "zh-CN"];

const placeholders = (message: unknown) =>
  [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].sort().join(" ");

it.each(others)("says everything in %s, with the same values to fill in", async (locale) => {
  const { default: catalogue } = (await import(`./${locale}`)) as { default: Record<string, unknown> };

  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  for (const [key, message] of Object.entries(english)) {
    expect([key, placeholders(catalogue[key])]).toEqual([key, placeholders(message)]);
  }
});
