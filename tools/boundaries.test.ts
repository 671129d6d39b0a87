import { importsOf, violationsIn } from "./boundaries";

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
});
