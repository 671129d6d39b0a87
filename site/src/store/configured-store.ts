import { join, resolve } from "node:path";
import { ConfigError } from "@lintel/contract/environment";
import type { BucketPlace, Patience } from "./bucket-client";
import { bucketStore } from "./bucket-store";
import { folderStore, type ReleaseStore } from "./release-store";

type Environment = Readonly<Record<string, string | undefined>>;

const BUCKET = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w.-]+(?:\/[\w.-]+)*))?\/?$/;

/** Where this environment keeps its releases: a folder of DATA_DIR unless it says something else. */
export function releaseStoreFrom(environment: Environment, dataFolder: string, patience?: Patience): ReleaseStore {
  const { RELEASE_STORE } = environment;
  if (!RELEASE_STORE) return folderStore(join(dataFolder, "store"));
  if (!RELEASE_STORE.includes("://")) return folderStore(resolve(RELEASE_STORE));
  return bucketStore(bucketFrom(RELEASE_STORE, environment), patience);
}

export function bucketFrom(address: string, environment: Environment): BucketPlace {
  const { S3_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment;
  const { bucket = "", prefix = "" } = BUCKET.exec(address)?.groups ?? {};
  const region = AWS_REGION || "us-east-1";
  const endpoint = originOf(S3_ENDPOINT || `https://s3.${region}.amazonaws.com`);

  const reasons: string[] = [];
  if (bucket === "" || /(^|\/)\.\.?(\/|$)/.test(prefix)) {
    reasons.push("RELEASE_STORE takes a folder or s3://bucket/prefix, with a bucket's name in small letters");
  }
  if (endpoint === null) reasons.push("S3_ENDPOINT takes http:// or https:// and a host, with no path and no password");
  if (!/^[a-z0-9-]+$/.test(region)) reasons.push("AWS_REGION takes a name such as eu-central-1");
  if (!AWS_ACCESS_KEY_ID) reasons.push("AWS_ACCESS_KEY_ID is not set");
  if (!AWS_SECRET_ACCESS_KEY) reasons.push("AWS_SECRET_ACCESS_KEY is not set");
  if (reasons.length > 0 || endpoint === null || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new ConfigError(`The bucket of the releases cannot be used: ${reasons.join("; ")}.`);
  }
  return {
    endpoint,
    bucket,
    prefix,
    region,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN || null,
  };
}

/** Null: it says more than a host, or something else. */
export function originOf(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : null;
}
