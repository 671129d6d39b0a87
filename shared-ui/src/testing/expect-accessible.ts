import axe from "axe-core";

/** Fails with axe's own words. Colours are left out: jsdom paints none, and the tokens have a test of their own. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(
    violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(" ")}`),
  ).toEqual([]);
}
