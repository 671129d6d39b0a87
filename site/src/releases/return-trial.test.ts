import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Registry } from "@lintel/portal/release";
import { built, declared, eventually, startSite, type TestSite } from "../site.fixtures";
import { changeRegistry, findRemote, replaced } from "./change-registry";
import { readHistory } from "./history";
import { putRelease } from "./put-release";
import { trialReturner } from "./return-trial";

let site: TestSite;
const warned = jest.spyOn(console, "warn").mockReturnValue();
afterAll(() => warned.mockRestore());
afterEach(() => site.close());

async function beginTrial(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lintel-trial-"));
  const release = await putRelease(site.store, "remotes/mfe-one", await built(folder, "mfe-one", "2"));
  await rm(folder, { recursive: true });
  await changeRegistry(site.store, site.key, (registry) => {
    const remote = findRemote(registry, "mfe-one");
    if (remote === null) throw new Error("mfe-one is not released.");
    return replaced(registry, { ...remote, trial: { release, declaration: declared("mfe-one"), share: 100 } });
  });
}

async function remoteNow() {
  const signed = await site.store.readRegistry();
  return findRemote(JSON.parse(signed?.payload ?? "") as Registry, "mfe-one");
}

const documentNow = async () => (await site.app.inject("/mfe-one/7")).body;

it("ends a trial that fails too often in the registry, with a line in the history", async () => {
  site = await startSite();
  await beginTrial();
  expect(await documentNow()).toContain("/remotes/mfe-one/2/");
  expect(await documentNow()).toContain('"trials":["mfe-one"]');

  site.bank.hasReturned = true;
  const remote = await eventually(
    async () => {
      await documentNow();
      return remoteNow();
    },
    (now) => now?.trial === null,
  );

  expect(remote).toMatchObject({ current: { version: "1" }, takenBack: ["2"] });
  expect(await documentNow()).not.toContain("/remotes/mfe-one/2/");
  expect(await documentNow()).toContain('"trials":[]');
  expect(await readHistory(site.store, 5)).toMatchObject([
    { action: "returned by itself", by: "the site", app: "mfe-one", from: "2", to: "1", share: 0 },
  ]);
});

it("tells visitors apart while there is a trial, each by a number that no script reads and that is given once", async () => {
  site = await startSite();
  const given = async (cookie?: string) =>
    (await site.app.inject({ url: "/mfe-one/7", headers: cookie === undefined ? {} : { cookie } })).headers[
      "set-cookie"
    ];
  const withoutTrial = await given();
  await beginTrial();

  const [first, second] = [String(await given()), String(await given())];

  expect(withoutTrial).toBeUndefined();
  expect(first).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  expect(second).not.toBe(first);
  expect(await given(first.split(";")[0])).toBeUndefined();
  expect(await given("visitor=number-one")).toMatch(/^visitor=[\w-]{22};/);
});

it("leaves the registry as it is where that version is on trial no more, or another one is", async () => {
  site = await startSite();
  await beginTrial();
  const before = await site.store.readRegistry();
  const complained = jest.spyOn(console, "error");

  await trialReturner(site.store, site.key)("mfe-two", "2");
  await trialReturner(site.store, site.key)("mfe-one", "the one before");

  expect(await site.store.readRegistry()).toEqual(before);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

it("without the registry's key gives it to nobody all the same", async () => {
  site = await startSite({ key: null });
  await beginTrial();
  site.bank.hasReturned = true;

  await eventually(documentNow, (document) => !document.includes("/remotes/mfe-one/2/"));

  expect((await remoteNow())?.trial).toMatchObject({ share: 100 });
});

it("goes on asking what became of a trial when the machine's clock was set back meanwhile", async () => {
  site = await startSite({ key: null });
  await beginTrial();
  expect(await documentNow()).toContain("/remotes/mfe-one/2/");

  const now = Date.now;
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now() - 3_600_000);
  site.bank.hasReturned = true;
  await eventually(documentNow, (document) => !document.includes("/remotes/mfe-one/2/")).finally(() =>
    clock.mockRestore(),
  );
});
