import type { Release, RemoteManifest } from "@lintel/portal/release";
import { contentTypeOf } from "../../site/src/content-type";
import { bodyOf } from "../../site/src/store/body-of";
import { reasonOf } from "../../site/src/store/reason-of";
import { sha384 } from "../../site/src/store/sha384";
import { someAtOnce } from "../../site/src/store/some-at-once";
import { openStrangerSite } from "../browser/stranger-site";
import type { Desk } from "./desk";
import { Refused } from "./refused";

const ANSWER_WITHIN_MS = 10_000;
const MOST_TOLD = 5;
const ENCODINGS = ["br", "gzip", "identity"] as const;

/** Asks for every file of a release as a browser would: it must be there, of the right type, byte for byte. */
export async function verifyOverHttp(
  desk: Desk,
  prefix: string,
  { manifest, release }: { manifest: RemoteManifest; release: Release },
): Promise<number> {
  const wanted = { ...manifest.files, "manifest.json": release.manifestSha384 };
  return withSite(desk, async (site) => {
    const checks = Object.entries(wanted).flatMap(([file, hash]) =>
      ENCODINGS.map(
        (encoding) => () => problemWith(`${site}/${prefix}/${release.version}/${file}`, file, hash, encoding),
      ),
    );
    const problems = (await someAtOnce(checks, (check) => check())).filter((problem) => problem !== null);
    if (problems.length > 0) throw new Refused(someOf([...new Set(problems)]));
    return Object.keys(wanted).length;
  });
}

/** A site that is down has the same to say of every file. */
function someOf(problems: readonly string[]): readonly string[] {
  const rest = problems.length - MOST_TOLD;
  return rest > 1 ? [...problems.slice(0, MOST_TOLD), `The same or the like of ${rest} more.`] : problems;
}

async function problemWith(url: string, file: string, hash: string, encoding: string): Promise<string | null> {
  const path = new URL(url).pathname;
  try {
    const answer = await fetch(url, {
      headers: { "accept-encoding": encoding },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (answer.status !== 200) return `${path} answers ${answer.status}.`;
    const type = answer.headers.get("content-type");
    if (type !== contentTypeOf(file)) return `${path} is served as ${type}, not as ${contentTypeOf(file)}.`;
    return sha384(await bodyOf(answer)) === hash ? null : `${path} is served with other bytes than were built.`;
  } catch (error) {
    return `${path} cannot be read from ${new URL(url).origin}: ${reasonOf(error)}`;
  }
}

/** The running site where its address is known (SITE_URL); otherwise the same server over the same store, for as long as it takes. */
async function withSite<Result>({ store, siteUrl }: Desk, work: (site: string) => Promise<Result>): Promise<Result> {
  if (siteUrl !== null) return work(siteUrl.replace(/\/$/, ""));
  const site = await openStrangerSite(store);
  try {
    return await work(site.url);
  } finally {
    await site.close();
  }
}
