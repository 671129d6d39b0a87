import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Registry } from "@lintel/portal/release";
import { forgetOldReleases } from "./forget-old-releases";

it("leaves what is live, what stands by for it, and what somebody else may have built a moment ago", () => {
  const store = mkdtempSync(join(tmpdir(), "old-releases-"));
  const release = (version: string) => ({ version, manifestSha384: "" });
  const declaration = { team: "one", area: "one", basePaths: [], access: "public", nav: [], requires: {} } as const;
  const remote = { ...declaration, name: "mfe-one", current: release("3"), lastGood: release("2") };
  const registry: Registry = { serial: 1, shell: release("2"), remotes: [remote] };
  writeFileSync(join(store, "registry.json"), JSON.stringify({ payload: JSON.stringify(registry), signature: "" }));
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const version of ["1", "2", "3", "young"]) {
    for (const folder of [join(store, "shell", version), join(store, "remotes", "mfe-one", version)]) {
      mkdirSync(folder, { recursive: true });
      if (version !== "young") utimesSync(folder, yesterday, yesterday);
    }
  }

  forgetOldReleases(store);

  const left = [readdirSync(join(store, "shell")), readdirSync(join(store, "remotes", "mfe-one"))];
  rmSync(store, { recursive: true });
  expect(left).toEqual([
    ["2", "young"],
    ["2", "3", "young"],
  ]);
});
