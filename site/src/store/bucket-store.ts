import type { SignedRegistry } from "@lintel/portal/release";
import {
  type BucketAnswer,
  type BucketPlace,
  bucketClient,
  type Condition,
  type Patience,
  Unanswered,
} from "./bucket-client";
import { changedLater, REGISTRY_FILE, type ReleaseStore, StoreFailed, signedIn } from "./release-store";

/** Every page asks for the registry, and a bucket is a network away. */
const REGISTRY_FRESH_MS = 1_000;

/** Somebody else was first: there is one already, it is another one than we read, or it is gone. */
const TOO_LATE = new Set([412, 404]);

const NOT_KNOWN = "Whether the registry was changed is not known: look at `npm run releases` first.";

/** Releases in a bucket. What the folder does with locks and renames, the server does with conditions on a write. */
export function bucketStore(place: BucketPlace, patience?: Patience): ReleaseStore {
  const client = bucketClient(place, patience);

  async function read(path: string): Promise<BucketAnswer | null> {
    const answer = await client.get(path);
    if (answer.status === 200) return answer;
    if (answer.status === 404 && answer.code !== "NoSuchBucket") return null;
    throw refusal(answer, `reading ${path}`);
  }

  async function readFile(path: string): Promise<Buffer | null> {
    return (await read(path))?.body ?? null;
  }

  async function readRegistry(): Promise<SignedRegistry | null> {
    const answer = await read(REGISTRY_FILE);
    return answer === null ? null : registryFrom(answer);
  }

  /** A bucket's console, or a network that wants a login first, answers everything with a page: nothing in the bucket is damaged. */
  function registryFrom({ body }: BucketAnswer): SignedRegistry | null {
    if (!body.toString("utf8").trimStart().startsWith("<")) return signedIn(body);
    throw new StoreFailed(
      `A page came from ${place.endpoint} in the place of ${REGISTRY_FILE}. Look at S3_ENDPOINT, and at what stands between here and the bucket.`,
    );
  }

  async function putRegistry(next: SignedRegistry, condition: Condition): Promise<BucketAnswer | "done"> {
    try {
      return await client.put(REGISTRY_FILE, Buffer.from(JSON.stringify(next)), condition);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      const found = await readRegistry().catch(() => null);
      if (found?.signature === next.signature) return "done";
      throw new Unanswered(`${error.message} ${NOT_KNOWN}`);
    }
  }

  function notShown(): StoreFailed {
    return new StoreFailed(
      `The bucket ${place.bucket} says that it took a new registry, and does not give it back. ${NOT_KNOWN}`,
    );
  }

  function refusal({ status, code }: BucketAnswer, what: string): StoreFailed {
    const reason = `${status} ${code}`.trimEnd();
    return new StoreFailed(
      `The bucket ${place.bucket} refuses ${what}: ${reason}. Look at RELEASE_STORE, S3_ENDPOINT, AWS_REGION, the keys and this machine's clock, and at what deploy/README.md says that these must be allowed.`,
    );
  }

  return {
    registryFreshMs: REGISTRY_FRESH_MS,
    readRegistry,
    async swapRegistry(expected, next) {
      const current = await read(REGISTRY_FILE);
      const now = current === null ? null : registryFrom(current);
      if (now?.signature !== expected?.signature) return false;

      let isSaid = false;
      for (const condition of conditionsFor(current)) {
        const answer = await putRegistry(next, condition);
        if (answer === "done") return true;
        if (answer.status < 300) isSaid = true;
        else if (!TOO_LATE.has(answer.status) || answer.code === "NoSuchBucket")
          throw refusal(answer, "a new registry");
        // What stands before a bucket may say that it is done, and not have passed it on.
        const found = await readRegistry().catch((error: unknown) => {
          throw isSaid ? notShown() : error;
        });
        // Who was first may have been ourselves, with an attempt whose answer got lost.
        if (found?.signature === next.signature) return isSaid || answer.isRepeated;
        if (found?.signature !== expected?.signature) return false;
      }
      if (isSaid) throw notShown();
      throw new StoreFailed(
        `The bucket ${place.bucket} cannot hold releases: its server replaces nothing by If-Match.`,
      );
    },
    async putFile(path, content) {
      const answer = await client.put(path, content, { "if-none-match": "*" });
      if (answer.status < 300) return;
      if (answer.status !== 412) throw refusal(answer, `writing ${path}`);
      if ((await readFile(path))?.equals(content) !== true) throw changedLater(path);
    },
    readFile,
  };
}

/** Ceph 16 compares what stands between the quotes with all that it was sent. */
function conditionsFor(current: BucketAnswer | null): Condition[] {
  if (current === null) return [{ "if-none-match": "*" }];
  const { etag } = current;
  return etag === null ? [] : [{ "if-match": etag }, { "if-match": etag.replaceAll('"', "") }];
}
