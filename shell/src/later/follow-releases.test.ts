import { generateKeyPairSync, sign } from "node:crypto";
import type { RegisteredRemote, Registry } from "@lintel/portal/release";
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
