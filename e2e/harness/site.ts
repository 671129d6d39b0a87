import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@lintel/portal/release";
import { test as base, expect, type Page } from "@playwright/test";
import { changeRegistry } from "../../site/src/publish";
import { folderStore, type ReleaseStore } from "../../site/src/release-store";
import { createSite } from "../../site/src/server";
import { type SigningKey, signingKey } from "../../site/src/signing";
import { FaultyServer } from "./faults";
import { dataFolder } from "./prepare";

export { expect };

interface Fixtures {
  /** What this test may release into; nobody else sees it. */
  releases: { store: ReleaseStore; key: SigningKey };
  /** The site as a browser sees it, through a server that can spoil files. */
  faulty: FaultyServer;
  siteUrl: string;
  /** Everything the page complained of: console errors, uncaught errors, policy violations, foreign requests. */
  complaints: string[];
}

/** A site of its own for each test, with the released remotes and a bank that knows nobody. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  releases: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lintel-e2e-"));
    await cp(join(dataFolder, "store"), folder, { recursive: true });
    const releases = { store: folderStore(folder), key: await signingKey(dataFolder) };
    // What was built before on this machine is no part of a test.
    await changeRegistry(releases.store, releases.key, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((remote) => ({ ...remote, lastGood: null })),
    }));
    await use(releases);
    await rm(folder, { recursive: true, force: true });
  },
  faulty: async ({ releases }, use) => {
    const bank = await strangerBank();
    const site = await createSite({ store: releases.store, apiUrl: bank.url, idleMinutes: 15, locales: LOCALES });
    const address = await site.listen({ port: 0, host: "127.0.0.1" });
    const faulty = new FaultyServer(address);
    await use(faulty);
    await faulty.stop();
    site.server.closeAllConnections();
    await site.close();
    bank.server.closeAllConnections();
    bank.server.close();
  },
  siteUrl: async ({ faulty }, use) => {
    await use(await faulty.start());
  },
  complaints: async ({ page, siteUrl }, use) => {
    const complaints: string[] = [];
    await collectComplaints(page, siteUrl, complaints);
    await use(complaints);
  },
});

export async function collectComplaints(page: Page, siteUrl: string, complaints: string[]): Promise<void> {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(siteUrl) && !/^(data|blob|about):/.test(url)) complaints.push(`foreign request: ${url}`);
  });
  await page.exposeFunction("reportViolation", (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Answers every call as a bank answers somebody without a session. */
async function strangerBank(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, answer) => {
    // Reports of pages are taken from anybody.
    if (request.url?.startsWith("/api/telemetry")) {
      answer.writeHead(200, { "content-type": "application/json" });
      answer.end(JSON.stringify({ message: "Thank you." }));
      return;
    }
    answer.writeHead(401, { "content-type": "application/json" });
    answer.end(JSON.stringify({ message: "Please sign in to continue.", code: "session_required", request_id: "e2e" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
