import { generateKeyPairSync, sign } from "node:crypto";
import { onReportedError } from "@lintel/portal/host";
import { type RegisteredRemote, type Registry, remotesFor } from "@lintel/portal/release";
import { act, screen, waitFor } from "@testing-library/react";
import { ARRIVAL } from "../remotes/route-arrival";
import { followReleases } from "./follow-releases";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const { x = "" } = publicKey.export({ format: "jwk" });
Object.assign(globalThis, { REGISTRY_PUBLIC_KEY: Buffer.from(x, "base64url").toString("base64") });

const OFFER = "A newer version of this site is ready.";

function remote(name: string, path: string, access: RegisteredRemote["access"], version: string): RegisteredRemote {
  const current = { version, manifestSha384: "" };
  return { name, team: name, area: name, basePaths: [path], access, nav: [], requires: {}, current, lastGood: null };
}

function registry(serial: number, { banking = "1", console = "1" }): Registry {
  const remotes = [
    remote("mfe-banking", "/online-banking/*", "customer", banking),
    remote("mfe-admin", "/online-banking/admin/*", "admin", console),
  ];
  return { serial, shell: { version: "1", manifestSha384: "" }, remotes };
}

/** The page of one test follows and offers nothing in the next. */
const listen = jest.spyOn(window, "addEventListener");
afterEach(async () => {
  await act(async () => void window.dispatchEvent(new Event("offline")));
  for (const [type, listener] of listen.mock.calls) if (type === ARRIVAL) window.removeEventListener(type, listener);
});

let isAsked = 0;
function live(published: Registry) {
  const payload = JSON.stringify(published);
  const signature = sign(null, Buffer.from(payload), privateKey).toString("base64");
  globalThis.fetch = (async () => {
    isAsked++;
    return { ok: true, json: async () => ({ payload, signature }) };
  }) as unknown as typeof fetch;
}

/** Goes on once the page has looked at what is released. */
async function look() {
  const before = isAsked;
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  await waitFor(() => expect(isAsked).toBeGreaterThan(before));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
}

async function arriveAt(path: string) {
  window.history.replaceState(null, "", path);
  await act(async () => void window.dispatchEvent(new Event(ARRIVAL)));
}

it("offers a newer console in the console alone, and what everybody can reach everywhere", async () => {
  jest.useFakeTimers();
  const started = registry(1, {});
  followReleases({ registry: started, remotes: started.remotes, onRemotes: () => undefined });

  live(registry(2, { console: "2" }));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  await arriveAt("/online-banking/admin/users");
  expect(await screen.findByText(OFFER)).toBeInTheDocument();

  await act(async () => screen.getByRole("button", { name: "Later" }).click());
  jest.setSystemTime(Date.now() + 60 * 60_000);
  live(registry(3, { banking: "2", console: "2" }));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(await screen.findByText(OFFER)).toBeInTheDocument();
  jest.useRealTimers();
});

it("takes the offer back on arriving at a page for which there is nothing newer any more", async () => {
  // The test before has put every offer off for an hour.
  jest.useFakeTimers({ now: Date.now() + 3 * 60 * 60_000 });
  const started = registry(1, {});
  followReleases({ registry: started, remotes: started.remotes, onRemotes: () => undefined });

  live(registry(2, { console: "2" }));
  await look();
  await arriveAt("/online-banking/admin/users");
  expect(await screen.findByText(OFFER)).toBeInTheDocument();
  await arriveAt("/online-banking/accounts");
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();

  live(registry(3, { banking: "2" }));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(await screen.findByText(OFFER)).toBeInTheDocument();
  live(registry(4, {}));
  await look();
  await arriveAt("/online-banking/cards");
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  jest.useRealTimers();
});

it("offers what everybody has to whoever runs a trial once it has ended, and nothing while it lasts or when it is what everybody gets", async () => {
  jest.useFakeTimers({ now: Date.now() + 6 * 60 * 60_000 });
  const onTrial = (serial: number, share: number): Registry => {
    const all = registry(serial, {});
    const [banking, console] = all.remotes as [RegisteredRemote, RegisteredRemote];
    const release = { version: "trial", manifestSha384: "" };
    return { ...all, remotes: [{ ...banking, trial: { release, declaration: banking, share } }, console] };
  };
  const started = onTrial(1, 50);
  followReleases({ registry: started, remotes: remotesFor(started, ["mfe-banking"]), onRemotes: () => undefined });

  live(onTrial(2, 10));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();

  live(registry(3, { banking: "trial" }));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();

  live(registry(4, {}));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(await screen.findByText(OFFER)).toBeInTheDocument();
  jest.useRealTimers();
});

it("takes an area away while it is off the site, and has it again, one that was off when the page started too", async () => {
  // Tomorrow: the test before has put every offer off for an hour.
  jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 });
  const all = registry(1, {});
  const [banking, console] = all.remotes as [RegisteredRemote, RegisteredRemote];
  const started: Registry = { ...all, remotes: [banking], killed: [console] };
  const heard: string[][] = [];
  const onRemotes = (remotes: readonly RegisteredRemote[], killed: readonly RegisteredRemote[]) =>
    heard.push([remotes.map(({ name }) => name).join(), killed.map(({ name }) => name).join()]);
  window.history.replaceState(null, "", "/online-banking/admin/users");
  followReleases({ registry: started, remotes: started.remotes, onRemotes });

  live({ ...started, serial: 2 });
  await look();
  expect(heard).toEqual([]);

  live({ ...all, serial: 3, killed: [] });
  await look();
  live({ ...all, serial: 4, remotes: [console], killed: [banking] });
  await look();
  live({ ...all, serial: 5, killed: [] });
  await look();
  live({ ...all, serial: 6, remotes: [banking], killed: [console] });
  await look();
  live({ ...all, serial: 7, killed: [] });
  await look();

  expect(heard).toEqual([
    ["mfe-banking,mfe-admin", ""],
    ["mfe-admin", "mfe-banking"],
    ["mfe-banking,mfe-admin", ""],
    ["mfe-banking", "mfe-admin"],
    ["mfe-banking,mfe-admin", ""],
  ]);
  await arriveAt("/online-banking/admin/users");
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();

  live({ ...registry(8, { console: "2" }), killed: [] });
  await look();
  await arriveAt("/online-banking/admin/users");
  expect(await screen.findByText(OFFER)).toBeInTheDocument();
  jest.useRealTimers();
});

it.each([
  ["in a page that saw it go", true],
  ["in one that was asleep until then", false],
])("does not show an area any more that was taken off the site and removed for good, %s", async (_which, sawItGo) => {
  jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 });
  const started = registry(1, {});
  const [banking, console] = started.remotes as [RegisteredRemote, RegisteredRemote];
  const heard: string[][] = [];
  const onRemotes = (remotes: readonly RegisteredRemote[], killed: readonly RegisteredRemote[]) =>
    heard.push([remotes.map(({ name }) => name).join(), killed.map(({ name }) => name).join()]);
  followReleases({ registry: started, remotes: started.remotes, onRemotes });

  live({ ...started, serial: 2, remotes: [banking], killed: [console] });
  if (sawItGo) await look();
  live({ ...started, serial: 3, remotes: [banking], killed: [] });
  await look();

  expect(heard).toEqual([...(sawItGo ? [["mfe-banking", "mfe-admin"]] : []), ["mfe-banking", ""]]);
  jest.useRealTimers();
});

it("offers nothing to whoever tries a release, until everybody has another one than before", async () => {
  // After tomorrow: a test before has put every offer off for an hour.
  jest.useFakeTimers({ now: Date.now() + 48 * 60 * 60_000 });
  const started = registry(1, {});
  const tried = registry(1, { banking: "tried" });
  followReleases({ registry: started, remotes: tried.remotes, onRemotes: () => undefined });

  live(registry(2, { console: "2" }));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();

  live(registry(3, { banking: "2", console: "2" }));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(await screen.findByText(OFFER)).toBeInTheDocument();
  jest.useRealTimers();
});

it("offers nothing for the area that this browser previews, and the newer shell all the same", async () => {
  jest.useFakeTimers({ now: Date.now() + 6 * 60 * 60_000 });
  const started = registry(1, {});
  const remotes = started.remotes.map((one) =>
    one.name === "mfe-banking"
      ? { ...one, current: { version: "preview", manifestSha384: "" }, previewedAt: "http://localhost:4100" }
      : one,
  );
  followReleases({ registry: started, remotes, onRemotes: () => undefined });

  live(registry(2, { banking: "2" }));
  await look();
  await arriveAt("/online-banking/accounts");
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();

  live({ ...registry(3, { banking: "2" }), shell: { version: "2", manifestSha384: "" } });
  await look();
  await arriveAt("/online-banking/cards");
  expect(await screen.findByText(OFFER)).toBeInTheDocument();
  jest.useRealTimers();
});

it("tells of a list that nobody of ours signed, and of none that only did not come", async () => {
  jest.useFakeTimers();
  const told: unknown[] = [];
  onReportedError((_error, { doing }) => told.push(doing));
  const spoken = jest.spyOn(console, "error").mockReturnValue();
  const started = registry(1, {});
  followReleases({ registry: started, remotes: started.remotes, onRemotes: () => undefined });

  live(registry(2, {}));
  const answer = globalThis.fetch;
  globalThis.fetch = (async (...asked: Parameters<typeof fetch>) => {
    const signed = await (await answer(...asked)).json();
    return { ok: true, json: async () => ({ ...signed, payload: `${signed.payload} ` }) };
  }) as unknown as typeof fetch;
  await look();
  expect(told).toEqual(["following the releases"]);

  globalThis.fetch = async () => {
    isAsked++;
    throw new TypeError("Failed to fetch");
  };
  await look();
  expect(told).toEqual(["following the releases"]);
  spoken.mockRestore();
  jest.useRealTimers();
});

it("believes no older registry that somebody plays back", async () => {
  jest.useFakeTimers();
  const all = registry(1, {});
  const [banking, console] = all.remotes as [RegisteredRemote, RegisteredRemote];
  const heard: number[] = [];
  followReleases({
    registry: { ...all, serial: 3 },
    remotes: all.remotes,
    onRemotes: (remotes) => heard.push(remotes.length),
  });

  live({ ...all, serial: 2, remotes: [banking], killed: [console] });
  await look();
  expect(heard).toEqual([]);

  live({ ...all, serial: 4, remotes: [banking], killed: [console] });
  await look();
  live({ ...all, serial: 3 });
  await look();
  expect(heard).toEqual([1]);
  jest.useRealTimers();
});

it("does not look for a page that nobody sees, and looks as somebody comes back to it after a while", async () => {
  jest.useFakeTimers();
  const started = registry(1, {});
  live(started);
  followReleases({ registry: started, remotes: started.remotes, onRemotes: () => undefined });
  const seen = jest.spyOn(document, "visibilityState", "get");
  const turn = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  await look();

  const before = isAsked;
  turn("hidden");
  turn("visible");
  turn("hidden");
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(isAsked).toBe(before);

  turn("visible");
  expect(isAsked).toBeGreaterThan(before);
  seen.mockRestore();
  jest.useRealTimers();
});
