import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "../../api/src/migrations");

/** The rest of that file takes a database to be compared and written, as CONTRIBUTING says; this much is known before every commit. */
it("has each migration as as-it-stands.sql lists it: one that was released is never edited, and after a new one that file is written anew", () => {
  const listed = readFileSync(join(folder, "as-it-stands.sql"), "utf8").match(/(?<=^-- {3})[\da-f]{12} {2}\S+$/gm);

  const files = readdirSync(folder).filter((file) => /^\d+-.*\.sql$/.test(file));
  const there = files.sort().map((file) => {
    const hash = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
    return `${hash.slice(0, 12)}  ${file.replace(".sql", "")}`;
  });
  expect(there).toEqual(listed);
});
