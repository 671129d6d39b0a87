import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "@lintel/contract/environment";
import { startBucket } from "./bucket.fixtures";
import { bucketFrom, releaseStoreFrom } from "./configured-store";
import { folderStore } from "./release-store";

const KEYS = { AWS_ACCESS_KEY_ID: "AKIDEXAMPLE", AWS_SECRET_ACCESS_KEY: "a-secret-nobody-may-read" };

describe("where the releases are", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "lintel-configured-"));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it("is a folder of DATA_DIR when nothing is said", async () => {
    await releaseStoreFrom({}, folder).putFile("a.js", Buffer.from("one"));

    expect(String(await folderStore(join(folder, "store")).readFile("a.js"))).toBe("one");
  });

  it("is the folder that is named", async () => {
    const elsewhere = join(folder, "elsewhere");

    await releaseStoreFrom({ RELEASE_STORE: elsewhere }, folder).putFile("a.js", Buffer.from("one"));

    expect(String(await folderStore(elsewhere).readFile("a.js"))).toBe("one");
  });

  it("is the bucket that is named, with its keys", async () => {
    const bucket = await startBucket();
    const { endpoint, region, accessKeyId, secretAccessKey, prefix } = bucket.place;
    const environment = {
      RELEASE_STORE: `s3://${bucket.place.bucket}/${prefix}`,
      S3_ENDPOINT: `${endpoint}/`,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    };

    await releaseStoreFrom(environment, folder).putFile("a.js", Buffer.from("one"));

    expect(String(bucket.objects.get("a.js"))).toBe("one");
    await bucket.stop();
  });
});

describe("a bucket's address", () => {
  it("is Amazon's in the region, unless an endpoint is named", () => {
    expect(bucketFrom("s3://bank-releases", { ...KEYS, AWS_REGION: "eu-central-1" })).toMatchObject({
      endpoint: "https://s3.eu-central-1.amazonaws.com",
      bucket: "bank-releases",
      prefix: "",
      sessionToken: null,
    });
    expect(
      bucketFrom("s3://bank-releases/site/live/", { ...KEYS, S3_ENDPOINT: "https://store.example:9000/" }),
    ).toMatchObject({ endpoint: "https://store.example:9000", region: "us-east-1", prefix: "site/live" });
  });

  it.each<[Record<string, string>, string]>([
    [{ RELEASE_STORE: "https://bank.example/releases" }, "RELEASE_STORE takes a folder or s3://bucket/prefix"],
    [{ RELEASE_STORE: "s3://" }, "RELEASE_STORE takes"],
    [{ RELEASE_STORE: "s3://Bank_Releases" }, "RELEASE_STORE takes"],
    [{ RELEASE_STORE: "s3://bank-releases/../other" }, "RELEASE_STORE takes"],
    [{ S3_ENDPOINT: "store.example" }, "S3_ENDPOINT takes http:// or https:// and a host"],
    [{ S3_ENDPOINT: "https://somebody:a-secret-nobody-may-read@store.example" }, "S3_ENDPOINT takes"],
    [{ S3_ENDPOINT: "https://store.example/releases" }, "S3_ENDPOINT takes"],
    [{ AWS_REGION: "Frankfurt, Main" }, "AWS_REGION takes a name such as eu-central-1"],
    [{ AWS_ACCESS_KEY_ID: "" }, "AWS_ACCESS_KEY_ID is not set"],
    [{ AWS_SECRET_ACCESS_KEY: "" }, "AWS_SECRET_ACCESS_KEY is not set"],
  ])("is refused with %j, and told without a secret", (change, reason) => {
    const environment = { ...KEYS, RELEASE_STORE: "s3://bank-releases/site", ...change };

    const start = () => releaseStoreFrom(environment, "unused");

    expect(start).toThrow(ConfigError);
    expect(start).toThrow(reason);
    expect(start).not.toThrow(/a-secret-nobody-may-read/);
  });

  it("is refused with every reason at once", () => {
    const start = () => releaseStoreFrom({ RELEASE_STORE: "s3://bank-releases", S3_ENDPOINT: "nowhere" }, "unused");

    expect(start).toThrow(/S3_ENDPOINT takes.*; AWS_ACCESS_KEY_ID is not set; AWS_SECRET_ACCESS_KEY is not set\.$/);
  });
});
