import { setTimeout as sleep } from "node:timers/promises";
import type { SignedRegistry } from "@lintel/portal/release";
import { changeRegistry } from "../releases/change-registry";
import { newKey } from "../site.fixtures";
import { startBucket, type TestBucket } from "./bucket.fixtures";
import type { BucketPlace, Patience } from "./bucket-client";
import { bucketStore } from "./bucket-store";
import type { ReleaseStore } from "./release-store";

const PATIENCE = { answerWithinMs: 10_000, attempts: 3, pauseMs: 1 };
/** For where no answer comes. */
const HURRY = { ...PATIENCE, answerWithinMs: 2_000 };
const FILE = "remotes/mfe-one/1/entry.js";
const PUT_FILE = `PUT ${FILE}`;
const SWAP = "PUT registry.json";

let bucket: TestBucket;
let store: ReleaseStore;

beforeEach(async () => {
  bucket = await startBucket();
  store = bucketStore(bucket.place, PATIENCE);
});

afterEach(() => {
  jest.restoreAllMocks();
  return bucket.stop();
});

function times(request: string): number {
  return bucket.asked.filter((asked) => asked === request).length;
}

function registry(serial: number): SignedRegistry {
  return { payload: JSON.stringify({ serial }), signature: `signature ${serial}` };
}

describe("a request that went wrong on its way", () => {
  it.each(["busy", "conflict", "late", "unheard", "lost", "silent"] as const)(
    "is asked again when it was %s",
    async (fault) => {
      bucket.spoil(PUT_FILE, fault);
      if (fault === "silent") store = bucketStore(bucket.place, HURRY);

      await store.putFile(FILE, Buffer.from("one"));

      expect(times(PUT_FILE)).toBe(2);
      expect(String(await store.readFile(FILE))).toBe("one");
    },
  );

  it("is given time for what it sends, on top of that for an answer", async () => {
    const long = Buffer.alloc(1_000_000);
    store = bucketStore(bucket.place, { ...HURRY, answerWithinMs: 500, attempts: 1 });
    const takesLonger = () => bucket.after(PUT_FILE, () => sleep(1_000));

    takesLonger();
    await expect(store.putFile(FILE, Buffer.from("short"))).rejects.toThrow("does not answer");
    bucket.objects.clear();
    takesLonger();
    await store.putFile(FILE, long);

    expect(bucket.objects.get(FILE)?.equals(long)).toBe(true);
  });

  it("is given time for what it reads back, too, unless somebody waits for a page", async () => {
    const impatient = { ...HURRY, answerWithinMs: 500, attempts: 1 };
    await store.putFile(FILE, Buffer.alloc(1_000_000));
    await store.putFile("short", Buffer.from("short"));
    const read = (file: string, patience: Patience) => {
      bucket.spoil(`GET ${file}`, "slow");
      return bucketStore(bucket.place, patience).readFile(file);
    };

    expect((await read(FILE, impatient))?.length).toBe(1_000_000);
    await expect(read("short", impatient)).rejects.toThrow("does not answer (timeout)");
    await expect(read(FILE, { ...impatient, isHurried: true })).rejects.toThrow("does not answer (timeout)");
  });

  it("is asked a few times and no more", async () => {
    bucket.isDown = true;

    await expect(store.readFile(FILE)).rejects.toThrow(`The bucket releases answers 503 SlowDown to GET ${FILE}.`);
    await expect(store.putFile(FILE, Buffer.from("one"))).rejects.toThrow("answers 503 SlowDown");

    expect([times(`GET ${FILE}`), times(PUT_FILE)]).toEqual([PATIENCE.attempts, PATIENCE.attempts]);
  });

  it("says why when nobody listens", async () => {
    await bucket.stop();

    await expect(store.readRegistry()).rejects.toThrow(
      "The bucket releases does not answer (ECONNREFUSED) to GET registry.json.",
    );
    bucket = await startBucket();
  });

  it.each(["endless", "packed"] as const)("is not heard out where its answer is %s", async (fault) => {
    store = bucketStore(bucket.place, { ...PATIENCE, attempts: 1 });
    bucket.spoil("GET registry.json", fault);

    await expect(store.readRegistry()).rejects.toThrow(
      "The bucket releases does not answer (it sends more than 64 MB) to GET registry.json.",
    );
  });

  it("does not hide that the file was another one already", async () => {
    await store.putFile(FILE, Buffer.from("one"));
    bucket.spoil(PUT_FILE, "busy");

    await expect(store.putFile(FILE, Buffer.from("two"))).rejects.toThrow("is released already, with other bytes");
  });
});

it("tells a page in the registry's place from a registry that is damaged, to whoever reads it and to whoever changes it", async () => {
  await store.swapRegistry(null, registry(1));
  bucket.spoil("GET registry.json", "waved", "waved");

  await expect(store.readRegistry()).rejects.toThrow(
    `A page came from ${bucket.place.endpoint} in the place of registry.json. Look at S3_ENDPOINT, and at what stands between here and the bucket.`,
  );
  await expect(store.swapRegistry(registry(1), registry(2))).rejects.toThrow("A page came from");
  expect(await store.readRegistry()).toEqual(registry(1));

  bucket.objects.set("registry.json", Buffer.from('{"payload":'));
  await expect(store.readRegistry()).rejects.toThrow("registry.json in the store is damaged.");
});

describe("a swap whose answer got lost", () => {
  beforeEach(() => store.swapRegistry(null, registry(1)));

  it("is known to be done from the next answer", async () => {
    bucket.spoil(SWAP, "lost");

    expect(await store.swapRegistry(registry(1), registry(2))).toBe(true);
    expect(await store.readRegistry()).toEqual(registry(2));
  });

  it("is known to be done from the registry itself when no answer comes at all", async () => {
    bucket.spoil(SWAP, "lost", "busy", "silent");

    expect(await bucketStore(bucket.place, HURRY).swapRegistry(registry(1), registry(2))).toBe(true);
  });

  it("is lost to whoever was first, and says so", async () => {
    bucket.spoil(SWAP, "unheard");
    bucket.after("GET registry.json", async () => {
      bucket.objects.set("registry.json", Buffer.from(JSON.stringify(registry(7))));
    });

    expect(await store.swapRegistry(registry(1), registry(2))).toBe(false);
    expect(await store.readRegistry()).toEqual(registry(7));
  });

  it("is not claimed either way while nobody can know", async () => {
    bucket.spoil(SWAP, "unheard", "busy", "silent");

    await expect(bucketStore(bucket.place, HURRY).swapRegistry(registry(1), registry(2))).rejects.toThrow(
      "Whether the registry was changed is not known: look at `npm run releases` first.",
    );
    expect(await store.readRegistry()).toEqual(registry(1));
  });
});

it("moves the registry where a server compares an ETag without its quotes, and still only from the one that was read", async () => {
  bucket.etags = "bare";
  await store.swapRegistry(null, registry(1));

  expect(await store.swapRegistry(registry(1), registry(2))).toBe(true);
  bucket.after("GET registry.json", async () => {
    bucket.objects.set("registry.json", Buffer.from(JSON.stringify(registry(7))));
  });
  expect(await store.swapRegistry(registry(2), registry(3))).toBe(false);

  expect(await store.readRegistry()).toEqual(registry(7));
});

it("says so when a server cannot replace on a condition, and replaces nothing", async () => {
  bucket.etags = "never";
  await store.swapRegistry(null, registry(1));

  await expect(store.swapRegistry(registry(1), registry(2))).rejects.toThrow(
    "The bucket releases cannot hold releases: its server replaces nothing by If-Match.",
  );
  expect(await store.readRegistry()).toEqual(registry(1));
});

describe("a change that the bucket says is made, and does not give back, is not known to be", () => {
  const NOT_KNOWN =
    "The bucket releases says that it took a new registry, and does not give it back. Whether the registry was changed is not known: look at `npm run releases` first.";

  beforeEach(() => store.swapRegistry(null, registry(1)));

  it("where whatever stands before the bucket kept it to itself", async () => {
    bucket.spoil(SWAP, "waved", "waved");

    await expect(store.swapRegistry(registry(1), registry(2))).rejects.toThrow(NOT_KNOWN);
    expect(await store.readRegistry()).toEqual(registry(1));
  });

  it("where it answers everything with a page from then on", async () => {
    bucket.after("GET registry.json", async () => {
      bucket.spoil(SWAP, "waved");
      bucket.spoil("GET registry.json", "waved");
    });

    await expect(store.swapRegistry(registry(1), registry(2))).rejects.toThrow(NOT_KNOWN);
  });

  it("where nobody can look any more", async () => {
    bucket.after(SWAP, async () => {
      bucket.isDown = true;
    });

    await expect(store.swapRegistry(registry(1), registry(2))).rejects.toThrow(NOT_KNOWN);
  });
});

it("counts a change as made when its answer got lost and somebody was quick to build on it", async () => {
  const key = newKey();
  const ada = changeShell("ada");
  const bob = changeShell("bob");
  bucket.spoil(SWAP, "lost");
  bucket.after(SWAP, () => bob(bucketStore(bucket.place, PATIENCE)));

  const made = await ada(store);

  expect(made.shell.version).toBe(" ada");
  const last = JSON.parse((await store.readRegistry())?.payload ?? "");
  expect([last.serial, last.shell.version]).toEqual([2, " ada bob"]);

  function changeShell(name: string) {
    return (through: ReleaseStore) =>
      changeRegistry(through, key, (now) => ({
        ...now,
        shell: { ...now.shell, version: `${now.shell.version} ${name}` },
      }));
  }
});

describe("a refusal of the server is told as it is", () => {
  it.each<[string, Partial<BucketPlace>, string]>([
    ["for a wrong secret", { secretAccessKey: "not-the-secret" }, "403 SignatureDoesNotMatch"],
    ["for an unknown key", { accessKeyId: "AKIDNOBODY" }, "403 InvalidAccessKeyId"],
    ["for another region", { region: "us-east-1" }, "403 AuthorizationHeaderMalformed"],
  ])("%s", async (_, change, reason) => {
    const stranger = bucketStore({ ...bucket.place, ...change }, PATIENCE);

    await expect(stranger.readRegistry()).rejects.toThrow(
      `The bucket releases refuses reading registry.json: ${reason}`,
    );
    await expect(stranger.putFile(FILE, Buffer.from("one"))).rejects.toThrow(reason);

    expect(bucket.asked).toHaveLength(2);
    expect(bucket.objects.size).toBe(0);
  });

  it.each([-60, 60])("and leads to the clock, where the server's is %i minutes off", async (minutes) => {
    const now = Date.now();
    // The bucket's, which stands in this process: what is signed has its moment from `new Date()`.
    jest.spyOn(Date, "now").mockReturnValue(now + minutes * 60_000);

    await expect(store.readRegistry()).rejects.toThrow(
      /refuses reading registry\.json: 403 RequestTimeTooSkewed\. .*this machine's clock/,
    );
  });

  it("also where it is to ask elsewhere: neither is a file read there, nor is one sent there", async () => {
    for (const request of [`GET ${FILE}`, PUT_FILE]) bucket.spoil(request, "moved");

    await expect(store.readFile(FILE)).rejects.toThrow("refuses reading remotes/mfe-one/1/entry.js: 307 Temporary");
    await expect(store.putFile(FILE, Buffer.from("one"))).rejects.toThrow(
      "refuses writing remotes/mfe-one/1/entry.js: 307",
    );
    expect(bucket.asked).toEqual([`GET ${FILE}`, PUT_FILE]);
  });

  it("and names no secret", async () => {
    const stranger = bucketStore({ ...bucket.place, secretAccessKey: "a-wrong-secret" }, PATIENCE);

    const error: Error = await stranger.readRegistry().then(
      () => new Error("nothing was refused"),
      (refused) => refused,
    );

    expect(`${error.message} ${error.stack}`).toContain("SignatureDoesNotMatch");
    expect(`${error.message} ${error.stack}`).not.toMatch(/a-wrong-secret|AKIDEXAMPLE/);
  });
});
