import { startSite, type TestSite } from "../site.fixtures";
import { changeRegistry } from "./change-registry";

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const ask = (known?: string) =>
  site.app.inject({ url: "/registry.json", headers: known === undefined ? {} : { "if-none-match": known } });

it("is sent once to a browser that asks each time, and anew as soon as it changed", async () => {
  const first = await ask();
  const known = String(first.headers.etag);

  const again = await ask(known);
  await changeRegistry(site.store, site.key, (registry) => ({ ...registry, remotes: [] }));
  const changed = await ask(known);

  expect(first.json()).toEqual(expect.objectContaining({ signature: expect.any(String) }));
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", known]);
  expect([changed.statusCode, changed.json()]).toEqual([200, await site.store.readRegistry()]);
  expect(changed.headers.etag).not.toBe(known);
  // Kept without asking, a killed area would stay in open pages.
  for (const { headers } of [first, again, changed]) expect(headers["cache-control"]).toBe("no-cache");
});
