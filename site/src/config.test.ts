import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "@lintel/contract/environment";
import { readConfig } from "./config";
import { newKey } from "./site.fixtures";

describe("the site's configuration", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "site-config-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("finds the API on this machine unless it is told where", () => {
    expect(readConfig({}).apiUrl).toBe("http://127.0.0.1:3001");
    expect(readConfig({ API_PORT: "4001" }).apiUrl).toBe("http://127.0.0.1:4001");
    expect(readConfig({ API_URL: "https://api.internal" }).apiUrl).toBe("https://api.internal");
    expect(readConfig({ API_URL: "https://api.internal/" }).apiUrl).toBe("https://api.internal");
  });

  it("knows where it stands and how its operator is reached", () => {
    const told = {
      PUBLIC_URL: "https://bank.example/",
      CONTACT_PHONE: "+1 555 0100",
      DEMO: "1",
      SMTP_URL: "smtp://mail",
    };

    expect(readConfig(told).identity).toMatchObject({
      origin: "https://bank.example",
      contact: { phone: "+1 555 0100" },
      isDemo: true,
      hasMailbox: false,
    });
    expect(readConfig({ PORT: "4000" }).identity).toMatchObject({ origin: "http://localhost:4000", isDemo: false });
  });

  it("takes what is set to nothing as not set", () => {
    expect(readConfig({ PORT: "", API_URL: "", TRUSTED_PROXIES: "", HOST: "" })).toMatchObject({
      PORT: 3000,
      apiUrl: "http://127.0.0.1:3001",
      TRUSTED_PROXIES: 0,
      HOST: "0.0.0.0",
    });
  });

  it.each([
    [{ PORT: "80.5" }, "PORT"],
    [{ API_PORT: "65536" }, "API_PORT"],
    [{ API_URL: "api.internal:3001" }, "API_URL"],
    [{ API_URL: "http://api.internal:3001/api" }, "API_URL"],
    [{ API_URL: "http://bank:word@api.internal:3001" }, "API_URL"],
    [{ PUBLIC_URL: "bank.example" }, "PUBLIC_URL"],
    // Half-read, this would decide whose word about addresses is believed.
    [{ TRUSTED_PROXIES: "1 of 2" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "0x2" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "1e0" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "11" }, "TRUSTED_PROXIES"],
    [{ SESSION_IDLE_MINUTES: "1" }, "SESSION_IDLE_MINUTES"],
    [{ RELEASE_STORE: "s3://No Bucket" }, "RELEASE_STORE"],
    // With half a key no registry would be signed.
    [{ REGISTRY_PUBLIC_KEY: "c2hvcnQ=" }, "REGISTRY_PUBLIC_KEY"],
  ])("refuses %j and names what is wrong, without its value", (environment, name) => {
    const read = () => readConfig(environment);

    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`\\b${name}\\b`));
    expect(read).not.toThrow(Object.values(environment)[0]);
  });

  it("believes no store elsewhere in production without a key that verifies it", () => {
    const elsewhere = { NODE_ENV: "production", RELEASE_STORE: "/srv/releases", DATA_DIR: folder };

    expect(() => readConfig(elsewhere)).toThrow(/REGISTRY_PUBLIC_KEY/);
    expect(() => readConfig(elsewhere)).toThrow(ConfigError);
    expect(readConfig({ ...elsewhere, RELEASE_STORE: "" }).NODE_ENV).toBe("production");
    expect(
      readConfig({ ...elsewhere, REGISTRY_PUBLIC_KEY: Buffer.alloc(32).toString("base64") }).releases,
    ).toBeDefined();
    const REGISTRY_KEY = join(folder, "registry.pem");
    writeFileSync(REGISTRY_KEY, newKey().privateKey.export({ type: "pkcs8", format: "pem" }));
    expect(readConfig({ ...elsewhere, REGISTRY_KEY }).key).not.toBeNull();
    expect(readConfig({ ...elsewhere, NODE_ENV: "development" }).releases).toBeDefined();
  });

  it("takes two keys only where one is the other's half", () => {
    const [own, other] = [newKey(), newKey()];
    const REGISTRY_KEY = join(folder, "registry.pem");
    writeFileSync(REGISTRY_KEY, own.privateKey.export({ type: "pkcs8", format: "pem" }));
    const read = (REGISTRY_PUBLIC_KEY: string) => readConfig({ REGISTRY_KEY, REGISTRY_PUBLIC_KEY });

    expect(read(own.publicKey).key?.publicKey).toBe(own.publicKey);
    expect(read(own.publicKey.replace(/=+$/, "")).key?.publicKey).toBe(own.publicKey);
    expect(() => read(other.publicKey)).toThrow(ConfigError);
    expect(() => read(other.publicKey)).toThrow(/REGISTRY_PUBLIC_KEY.*REGISTRY_KEY/);
  });

  it.each([
    ["a folder, which a missing mount becomes", tmpdir()],
    ["no key", import.meta.filename],
    ["a file that is not there", join(tmpdir(), "not-there.pem")],
  ])("takes %s under the key's name for a mistake, and not for a site that needs no key", (_what, REGISTRY_KEY) => {
    expect(() => readConfig({ REGISTRY_KEY })).toThrow(ConfigError);
    expect(() => readConfig({ REGISTRY_KEY })).toThrow(REGISTRY_KEY);
  });

  it.each([
    [{ PUBLIC_URL: "https://Bank.example:443/" }, "https://bank.example"],
    [{ PORT: "" }, "http://localhost:3000"],
    [{ PORT: "8080" }, "http://localhost:8080"],
  ])("stands where a browser says that it does: %j", (given, origin) => {
    expect(readConfig(given).identity.origin).toBe(origin);
  });

  it("opens no previews to everybody in production", () => {
    expect(readConfig({ OPEN_PREVIEWS: "1" }).OPEN_PREVIEWS).toBe(true);
    expect(() => readConfig({ OPEN_PREVIEWS: "1", NODE_ENV: "production" })).toThrow(ConfigError);
  });

  it("tells nobody in production that the bank is a demo", () => {
    expect(() => readConfig({ DEMO: "1", NODE_ENV: "production" })).toThrow(/unset DEMO/);
    expect(readConfig({ DEMO: "0", NODE_ENV: "production" }).identity.isDemo).toBe(false);
  });
});
