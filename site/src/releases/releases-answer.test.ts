import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ReleasesOfSite } from "@lintel/portal/release";
import { ADMIN, startSite, type TestSite } from "../site.fixtures";
import { changeRegistry } from "./change-registry";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const ask = (authorization?: string) =>
  site.app.inject({ url: "/releases.json", headers: authorization === undefined ? {} : { authorization } });

it("tells an admin what is live, and who changed it", async () => {
  const audit = { by: "ada", at: "2026-11-21T08:00:00.000Z", action: "kill", app: "mfe-two", from: "1", to: null };
  await changeRegistry(
    site.store,
    site.key,
    (registry) => ({
      ...registry,
      remotes: registry.remotes.filter(({ name }) => name !== "mfe-two"),
      killed: registry.remotes.filter(({ name }) => name === "mfe-two"),
    }),
    () => ({ ...audit, action: "kill" }),
  );

  const { live, history } = (await ask(ADMIN)).json() as ReleasesOfSite;

  expect(live.map(({ name, version, isKilled }) => [name, version, isKilled])).toEqual([
    ["shell", "1", false],
    ["mfe-one", "1", false],
    ["mfe-two", "1", true],
  ]);
  expect(history).toEqual([{ ...audit, serial: 4 }]);
});

it.each([undefined, "Bearer a-customer"])("names none of our people to %s", async (authorization) => {
  const answer = await ask(authorization);

  expect(answer.statusCode).toBe(403);
  expect(answer.body).not.toContain("ada");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

it.each([500, 502, 504])(
  "says that it has no answer when the bank's is %d, and never that the site itself is to be avoided",
  async (status) => {
    const behind = createServer((_request, answer) => answer.writeHead(status).end("<h1>Bad Gateway</h1>"));
    await new Promise<void>((done) => behind.listen(0, "127.0.0.1", done));
    const apiUrl = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
    const own = await startSite({ apiUrl });

    const answer = await own.app.inject({ url: "/releases.json", headers: { authorization: ADMIN } });
    await own.close();
    behind.close();

    expect([answer.statusCode, answer.headers["retry-after"], answer.body]).toEqual([503, "2", ""]);
  },
);

it("asks the bank on behalf of whoever asks", async () => {
  site.bank.askedFor.length = 0;
  await ask(ADMIN);

  expect(site.bank.askedFor).toEqual(["127.0.0.1"]);
});
