import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { importsOf, importsUnder, violationsIn } from "./boundaries";

function sentencesFor(file: string, source: string): string[] {
  return violationsIn(importsOf(file, source)).map(({ sentence }) => sentence);
}

describe("import boundaries", () => {
  it("refuses a remote that imports another remote, by name and by path", () => {
    const says = [expect.stringContaining("A remote never imports another remote")];

    expect(sentencesFor("mfe-banking/src/transfer/transfer-page.tsx", 'import x from "mfe-auth/src/routes";')).toEqual(
      says,
    );
    expect(sentencesFor("mfe-banking/src/routes.ts", 'import x from "../../mfe-auth/src/routes";')).toEqual(says);
    expect(sentencesFor("mfe-banking/src/routes.ts", 'const x = () => import("../../mfe-admin/src/routes");')).toEqual(
      says,
    );
    expect(sentencesFor("mfe-loans2/src/routes.ts", 'import x from "mfe-auth/src/routes";')).toEqual(says);
    for (const why of ["// It's one's own.", "/* It's one's own. */"]) {
      const within = `import {\n  a,\n  ${why}\n  b,\n} from "mfe-auth/src/routes";`;
      expect(sentencesFor("mfe-banking/src/routes.ts", within)).toEqual(says);
      const lazily = `const x = () => import(\n  ${why}\n  "mfe-auth/src/routes"\n);`;
      expect(sentencesFor("mfe-banking/src/routes.ts", lazily)).toEqual(says);
    }
    expect(sentencesFor("mfe-banking/src/routes.ts", 'import x from "../../mfe-loans2/src/routes";')).toEqual(says);
  });

  it("refuses a feature that imports its sibling, and allows the remote's shared folders", () => {
    const file = "mfe-banking/src/transfer/transfer-page.tsx";

    expect(sentencesFor(file, 'import { x } from "../cards/card";')).toEqual([
      expect.stringContaining("never imports a sibling feature"),
    ]);
    expect(sentencesFor(file, 'import { x } from "../components/list";\nimport { y } from "../lib/use-y";')).toEqual(
      [],
    );
    expect(sentencesFor(file, 'import { x } from "./draft";')).toEqual([]);
  });

  it.each([
    ["mfe-banking/src/transfer/draft.ts", "../../../portal/src/session"],
    ["mfe-banking/mfe.config.ts", "../portal/src/release"],
    ["contract/src/money.ts", "../../api/src/app"],
    ["portal/src/session.ts", "../../site/src/releases/signing"],
    ["shared-ui/src/button/button.tsx", "../../../portal/src/session"],
    ["shell/src/main.ts", "../../mfe-auth/src/routes"],
    ["api/src/app.ts", "../../portal/src/release"],
    ["site/src/main.ts", "../../tools/build/apps"],
  ])("refuses in %s a path into another package: %s", (file, path) => {
    const says = expect.stringContaining("by its name alone");

    expect(sentencesFor(file, `import { x } from "${path}";`)).toEqual([says]);
    expect(sentencesFor(file, `const x = () => import(/* webpackMode: "eager" */ "${path}");`)).toEqual([says]);
    expect(sentencesFor(file.replace(/tsx?$/, "test.ts"), `import { x } from "${path}";`)).toEqual([]);
  });

  it("keeps the router behind the portal", () => {
    expect(sentencesFor("mfe-auth/src/login/login-page.tsx", 'import { Link } from "react-router-dom";')).toHaveLength(
      1,
    );
    expect(sentencesFor("portal/src/router.tsx", 'import { useHref } from "react-router-dom";')).toEqual([]);
  });

  it("keeps the schemas out of the browser, and lets their types in", () => {
    const file = "portal/src/api.ts";

    expect(sentencesFor(file, 'import { endpoints } from "@lintel/contract/schema";')).toHaveLength(1);
    expect(sentencesFor(file, 'import type { Answer } from "@lintel/contract/schema";')).toEqual([]);
  });

  it("keeps the site to what it knows of, and lets types of the schemas in", () => {
    expect(sentencesFor("site/src/main.ts", 'import { endpoints } from "@lintel/contract/schema";')).toHaveLength(1);
    expect(sentencesFor("site/src/main.ts", 'import type { Account } from "@lintel/portal";')).toHaveLength(1);
    expect(sentencesFor("site/src/main.ts", 'import type { Report } from "@lintel/contract/schema";')).toEqual([]);
  });

  it("keeps shared-ui from knowing the bank, contract from knowing anybody, the API from knowing React", () => {
    expect(sentencesFor("shared-ui/src/a/a.tsx", 'import { api } from "@lintel/portal";')).toHaveLength(1);
    expect(sentencesFor("contract/src/index.ts", 'import { api } from "@lintel/portal";')).toHaveLength(1);
    expect(sentencesFor("api/src/app.ts", 'import { useState } from "react";')).toHaveLength(1);
  });

  it.each([
    ["mfe-auth/src/routes.ts", "react-router", "The router is reached"],
    ["contract/src/money.ts", "react", "contract imports nothing"],
    ["contract/src/money.ts", "fastify", "contract imports nothing"],
    ["contract/src/money.ts", "pg", "contract imports nothing"],
    ["shared-ui/src/a/a.tsx", "@lintel/contract", "shared-ui imports neither"],
    ["shared-ui/src/a/a.test.tsx", "../../../mfe-auth/src/routes", "shared-ui imports neither"],
    ["portal/src/session.ts", "@lintel/shared-ui", "portal has no looks"],
    ["portal/src/session.test.ts", "../../mfe-auth/src/routes", "portal has no looks"],
    ["portal/src/session.test.ts", "../../shell/src/main", "portal has no looks"],
    ["api/src/app.ts", "@lintel/portal", "The API never sees React"],
    ["api/src/app.ts", "@lintel/shared-ui", "The API never sees React"],
    ["api/src/app.ts", "react-dom/server", "The API never sees React"],
    ["mfe-auth/src/routes.ts", "@lintel/contract/environment", "The schemas bring zod"],
    ["shared-ui/src/a/a.tsx", "@lintel/contract/schema", "The schemas bring zod"],
    ["mfe-auth/src/routes.ts", "@lintel/portal/host", "sets the portal in motion"],
    ["mfe-banking/src/routes.ts", "@lintel/shared-ui/public", "Signed-in pages use"],
    ["mfe-banking/src/routes.ts", "react-toastify", "Toasts are shown"],
  ])("refuses in %s to import %s", (file, specifier, words) => {
    const says = expect.arrayContaining([expect.stringContaining(words)]);

    expect(sentencesFor(file, `import { x } from "${specifier}";`)).toEqual(says);
    expect(sentencesFor(file, `export { x } from "${specifier}";`)).toEqual(says);
  });

  it.each([
    ["e2e/support/bank.ts", "../../portal/src/session"],
    ["portal/src/a/b.ts", "../session"],
    ["mfe-auth/src/routes.test.ts", "@lintel/contract/schema"],
    ["shell/src/main.ts", "@lintel/portal/host"],
    ["mfe-auth/src/routes.ts", "@lintel/shared-ui/public"],
    ["shell/src/toasts/toasts.tsx", "react-toastify"],
  ])("lets %s import %s", (file, specifier) => {
    expect(sentencesFor(file, `import { x } from "${specifier}";`)).toEqual([]);
  });

  it("are looked at in every folder and every kind of source, and in nothing that was built or fetched", async () => {
    const root = await mkdtemp(join(tmpdir(), "boundaries-"));
    const files = ["site/a.ts", "api/deep/er/b.mjs", "tools/c.cjs", "shell/d.js", "portal/e.tsx"];
    try {
      for (const file of [...files, "site/notes.md", "site/dist/f.js", "node_modules/g/g.js", "docs/h.ts"]) {
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeFile(join(root, file), 'import "react";\n');
      }

      const found = (await importsUnder(root)).map(({ file }) => file);

      expect(found.sort()).toEqual(files.sort());
    } finally {
      await rm(root, { recursive: true });
    }
  });
});
