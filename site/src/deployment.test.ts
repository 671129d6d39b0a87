import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startBucket } from "./bucket.fixtures";
import { readConfig } from "./config";
import { ANSWERS_WITHIN_MS } from "./proxy";

const deployed = (file: string) => readFileSync(join(__dirname, "../../deploy", file), "utf8");

const SPARE_MS = 2_000;

describe("whoever hangs is given up before those who wait in front are", () => {
  const [inFrontOfSites = 0, inFrontOfApis = 0] = [
    ...deployed("nginx.conf").matchAll(/proxy_read_timeout (?<seconds>\d+)s;/g),
  ].map(({ groups }) => Number(groups?.seconds) * 1_000);

  it("an API by nginx, then by the site, then the site by nginx", () => {
    expect(inFrontOfApis).toBeGreaterThan(0);
    expect(ANSWERS_WITHIN_MS - inFrontOfApis).toBeGreaterThanOrEqual(SPARE_MS);
    expect(inFrontOfSites - ANSWERS_WITHIN_MS).toBeGreaterThanOrEqual(SPARE_MS);
  });

  it("a bucket by the site", async () => {
    const bucket = await startBucket();
    const { endpoint, region, accessKeyId, secretAccessKey, prefix } = bucket.place;
    const { releases } = readConfig({
      RELEASE_STORE: `s3://${bucket.place.bucket}/${prefix}`,
      S3_ENDPOINT: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    });
    bucket.spoil("GET a.js", "silent", "silent", "silent", "silent");
    const began = performance.now();

    await expect(releases.readFile("a.js")).rejects.toThrow("does not answer");
    const waitedMs = performance.now() - began;
    await bucket.stop();

    expect(waitedMs).toBeLessThan(10_000);
  });
});
