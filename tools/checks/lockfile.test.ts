import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

interface Locked {
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
}

const locked = Object.entries(read("package-lock.json").packages as Record<string, Locked>);
const fromElsewhere = locked.filter(([path, { link }]) => path.includes("node_modules/") && !link);

describe("W22 what is installed", () => {
  it("comes from whatever registry the reader uses: the lockfile names none", () => {
    const places = locked.flatMap(([, { resolved }]) => (resolved === undefined ? [] : [resolved]));

    expect(places.filter((place) => place.includes(":"))).toEqual([]);
  });

  // An optional package of another platform is never seen by whoever writes the lockfile.
  it("is known by its bytes, but for optional packages of other platforms", () => {
    const unknown = fromElsewhere.filter(
      ([, { integrity, optional }]) => !integrity?.startsWith("sha512-") && !optional,
    );

    expect(fromElsewhere.length).toBeGreaterThan(300);
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it("is asked for in exact versions alone", () => {
    const workspaces = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && locked.some(([path]) => path === entry.name))
      .map(({ name }) => `${name}/package.json`);
    const asked = ["package.json", ...workspaces].flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = read(file);
      return Object.entries<string>({ ...dependencies, ...devDependencies });
    });

    expect(workspaces.length).toBeGreaterThan(10);
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
