import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedNames } from "./shared-names";

const root = join(__dirname, "../..");
const areas = readdirSync(root).filter((name) => name.startsWith("mfe-"));

it.each(areas)("%s imports from what the shell brings only what is there", async (name) => {
  const there = await sharedNames({ kind: "host", name: "shell", folder: join(root, "shell") });

  const imported = await sharedNames({ kind: "remote", name, folder: join(root, name) });

  expect(Object.keys(imported)).toEqual(expect.arrayContaining(["@lintel/portal", "@lintel/shared-ui"]));
  for (const [module, names] of Object.entries(imported))
    expect(there[module]).toEqual(expect.arrayContaining([...names]));
});

it("tells what a remote imports under the name that the shell has for it, and neither types nor what its tests import", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shared-names-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(
    join(folder, "src", "page.tsx"),
    `import { api, type MessageSet, session as own } from "@lintel/portal";
     import type { BannerProps } from "@lintel/shared-ui";
     import {
       // Named, as a page must have it.
       Banner,
     } from "@lintel/shared-ui";
     export { Notice as Note } from "@lintel/shared-ui";
     import { Tabs } from "@lintel/shared-ui/public";`,
  );
  writeFileSync(join(folder, "src", "page.test.tsx"), 'import { Card } from "@lintel/shared-ui";');

  const imported = await sharedNames({ kind: "remote", name: "mfe-one", folder });
  rmSync(folder, { recursive: true });

  expect(imported).toEqual({ "@lintel/portal": ["api", "session"], "@lintel/shared-ui": ["Banner", "Notice"] });
});

it("tells also what is imported of it by what a remote brings along of our packages, and by no part of them that it does not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shared-names-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(
    join(folder, "src", "page.tsx"),
    `import { useTransactionWords } from "@lintel/portal/transaction-words";
     import { Carousel as Slides, type MenuItem } from "@lintel/shared-ui/public";`,
  );

  const imported = await sharedNames({ kind: "remote", name: "mfe-one", folder });
  rmSync(folder, { recursive: true });

  expect(imported).toEqual({
    "@lintel/portal": ["defineMessages", "useMessages"],
    "@lintel/shared-ui": ["IconButton"],
  });
});
