import { join } from "node:path";
import { expect } from "@playwright/test";
import { folderStore } from "../../site/src/store/release-store";
import { declarationOf, findApps } from "../../tools/build/apps";
import { pagesOverBudget } from "../../tools/releases/page-budget";
import { withBank as test } from "../harness/bank";
import { dataFolder } from "../harness/prepare";
import { manifestOf } from "../harness/released";

test("no page of an area weighs more than its team allows, and a tenth of that would not do", async () => {
  const store = folderStore(join(dataFolder, "store"));
  const remotes = (await findApps()).filter(({ kind }) => kind === "remote");
  expect(remotes.length).toBeGreaterThan(3);

  for (const remote of remotes) {
    const declaration = await declarationOf(remote);
    const { name, pageBudgetKb = 0 } = declaration;
    const manifest = await manifestOf(store, name);
    const prefix = `remotes/${name}`;

    expect(await pagesOverBudget(store, prefix, { ...declaration, pageBudgetKb }, manifest)).toEqual([]);
    const tenth = { ...declaration, pageBudgetKb: pageBudgetKb / 10 };
    expect(await pagesOverBudget(store, prefix, tenth, manifest)).toHaveLength(Object.keys(manifest.pages).length);
  }
});
