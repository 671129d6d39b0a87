import { readFileSync } from "node:fs";
import { join } from "node:path";
import { summaryIn } from "../../proof/report";

const root = join(__dirname, "../../..");

it("tells in the README the figures of the last proof and no others", () => {
  const summary = summaryIn(readFileSync(join(root, "README.md"), "utf8"));

  expect(summary).toContain("Last run:");
  expect(readFileSync(join(root, "docs/proof.md"), "utf8")).toContain(summary);
});
