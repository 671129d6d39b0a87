import { readFileSync } from "node:fs";
import { join } from "node:path";
import { VARIABLES as OF_API } from "../../api/src/platform/config";
import { VARIABLES as OF_SITE } from "../../site/src/config";

const deployed = (file: string) => readFileSync(join(__dirname, "../../deploy", file), "utf8");

/** Each has a kind and a name. */
const manifests = deployed("kubernetes/bank.yaml").split("\n---\n");
const named = (kind: string) =>
  manifests.flatMap((text) => (text.includes(`kind: ${kind}\n`) ? (/\bname: ([a-z-]+)/.exec(text)?.[1] ?? []) : []));

describe("Kubernetes", () => {
  it("gives the API and the site one idle time and one address of the bank", () => {
    const programs = manifests.filter((text) => text.includes("kind: Deployment\n"));

    expect(programs).toHaveLength(2);
    for (const program of programs) expect(program).toContain("configMapRef: { name: lintel }");
  });

  it("tells no program where services are, in variables that mean something else to it", () => {
    const told = named("Service").map((name) => `${name.toUpperCase()}_PORT`);
    const misread = told.filter((variable) => variable in OF_API || variable in OF_SITE);
    const pods = manifests.filter((text) => text.includes("containers:"));

    expect(misread).toEqual(["API_PORT"]);
    expect(pods).toHaveLength(3);
    for (const pod of pods) expect(pod).toContain("enableServiceLinks: false\n");
  });
});

it("compose gives the API and the site one idle time and one address of the bank", () => {
  const [, both = "", api = "", site = ""] = deployed("compose.yaml").split(/^(?:x-\w+: &|services:)/m);
  const said = [...both.matchAll(/^ {2}(\w+):/gm)].flatMap(([, name]) => name ?? []);

  expect(said).toEqual(expect.arrayContaining(["PUBLIC_URL", "SESSION_IDLE_MINUTES", "CONTACT_EMAIL"]));
  expect(said.filter((name) => !(name in OF_API && name in OF_SITE))).toEqual([]);
  for (const program of [api, site]) expect(program).toContain("environment:\n    <<: *both\n");
});

it("compose lets nobody but customers in from outside: codes stand in the mail that it catches", () => {
  const published = [...deployed("compose.yaml").matchAll(/^ +ports: \["([^"]+)"\]/gm)].map(([, port]) => port);

  expect(published).toEqual(["8080:8080", "127.0.0.1:8025:8025"]);
});

it("compose gives each process that nginx asks an address that stays, whoever takes its place", () => {
  const asked = [...deployed("nginx.conf").matchAll(/^ +server ([a-z0-9-]+):/gm)].flatMap(([, name]) => name ?? []);
  const addresses = asked.map(
    (name) => new RegExp(`^ +${name}: .*ipv4_address: ([0-9.]+)`, "m").exec(deployed("compose.yaml"))?.[1],
  );

  expect(asked).toHaveLength(4);
  expect(addresses).not.toContain(undefined);
  expect(new Set(addresses).size).toBe(4);
});

it("the images' build takes no keys along, wherever their file lies: compose looks for its own beside itself", () => {
  const ignored = deployed("Dockerfile.dockerignore").split("\n");

  expect(ignored).toEqual(expect.arrayContaining(["**/.env*", "**/*.pem", "**/.data"]));
  expect(ignored.filter((line) => line.startsWith("!"))).toEqual([]);
});
