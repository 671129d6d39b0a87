import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(__dirname, "..");

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly link?: boolean;
}

/** What the lockfile names, of our own packages and of others, as a list of parts spells it. */
const locked = Object.entries<Locked>(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages)
  .filter(([path, { link }]) => path !== "" && !link)
  .map(([path, { name, version }]) => `pkg:npm/${(name ?? pathless(path)).replace("@", "%40")}@${version}`);

function pathless(path: string): string {
  if (path.includes("node_modules/")) return path.replace(/^.*node_modules\//, "");
  return JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")).name;
}

describe("W22 the list of parts", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sbom-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function listOfParts(args: readonly string[]) {
    return spawnSync(process.execPath, [join(__dirname, "sbom.mjs"), ...args], {
      env: {
        ...process.env,
        npm_config_registry: "https://registry.of-this-machine.example/",
        npm_config_offline: "true",
        // What an operator's machine may be told to leave out.
        NODE_ENV: "production",
        npm_config_omit: "optional",
        INIT_CWD: folder,
        npm_lifecycle_event: "sbom",
      },
      encoding: "utf8",
    });
  }

  it("names every package of the lockfile, also those that are for development or another platform, in a file where npm was called", () => {
    const { status, stderr } = listOfParts(["parts.json"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const { bomFormat, metadata, components } = JSON.parse(readFileSync(join(folder, "parts.json"), "utf8"));

    const named = new Set(components.map(({ purl }: { purl: string }) => purl));
    expect(bomFormat).toBe("CycloneDX");
    expect(metadata.component.name).toBe("lintel");
    expect(locked.length).toBeGreaterThan(800);
    expect(locked.filter((part) => !named.has(part))).toEqual([]);
  });

  it.each([
    [["missing/parts.json"], /^missing\/parts\.json cannot be written: ENOENT: .*\n$/],
    [["parts.json", "other.json"], /^One file is enough: other\.json would not be written\.\n$/],
    [["--help"], /^\nUnknown option '--help'.*\n$/],
  ])("says in one line why it does not write %j", (args, why) => {
    const { status, stderr } = listOfParts(args);

    expect(status).toBe(1);
    expect(stderr).toMatch(why);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("goes to the output without a file, and names no registry and no folder of the machine that made it", () => {
    const { stdout } = listOfParts([]);

    expect(JSON.parse(stdout).components.length).toBeGreaterThan(800);
    expect(stdout).not.toContain("of-this-machine");
    expect(stdout).not.toContain(root);
    expect(new Set(stdout.match(/\bhttps?:\/\/[^/"]+/g))).toEqual(new Set(["http://cyclonedx.org"]));
  });
});
