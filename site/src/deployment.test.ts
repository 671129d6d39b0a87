import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "./config";
import { ANSWERS_WITHIN_MS } from "./proxy";
import { changeRegistry } from "./releases/change-registry";
import { createSite } from "./server";
import { startSite } from "./site.fixtures";
import { startBucket } from "./store/bucket.fixtures";
import { PATIENCE_OF_A_SITE } from "./store/bucket-client";
import { folderStore } from "./store/release-store";

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

    await expect(releases.readFile("a.js")).rejects.toThrow("does not answer");
    await bucket.stop();

    const { attempts, answerWithinMs } = PATIENCE_OF_A_SITE;
    expect(bucket.asked).toEqual(Array(attempts).fill("GET a.js"));
    expect(attempts * answerWithinMs).toBeLessThan(10_000);
  });
});

describe.each([
  [
    "Docker",
    deployed("Dockerfile").split(" AS site\n")[1],
    /HEALTHCHECK .*fetch\('http:\/\/127\.0\.0\.1:3000(?<path>\/[^']*)'\)/,
  ],
  [
    "Kubernetes",
    deployed("kubernetes/bank.yaml").split("name: site, labels")[1],
    /readinessProbe:\s+\{ httpGet: \{ path: (?<path>[^,]+),/,
  ],
])("what %s asks a site to learn whether it is ready", (_, file = "", probe) => {
  const path = probe.exec(file)?.groups?.path ?? "nothing";

  it("is answered while every area is killed", async () => {
    const site = await startSite();
    await changeRegistry(site.store, site.key, (registry) => ({ ...registry, remotes: [], killed: registry.remotes }));

    const { statusCode } = await site.app.inject(path);
    await site.close();

    expect(statusCode).toBe(200);
  });

  it("is not answered before anything is released", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-empty-"));
    const app = await createSite({
      store: folderStore(folder),
      apiUrl: "http://127.0.0.1:9",
      idleMinutes: 15,
    });

    const { statusCode } = await app.inject(path);
    await app.close();
    await rm(folder, { recursive: true });

    expect(statusCode).toBe(503);
  });
});
