/** How much of shared-ui an app carries that imports these names and no others. Prints gzipped bytes. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rspack } from "@rspack/core";
import { SHARED_UI_SOURCES } from "./shared-ui-sources.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What every app has anyway, from the host. */
const SHARED = /^(react|react-dom|styled-components)(\/|$)/;

async function gzippedSizeOf(names) {
  const folder = await mkdtemp(join(tmpdir(), "shared-ui-size-"));
  try {
    const entry = join(folder, "app.js");
    await writeFile(
      entry,
      `export { ${names.join(", ")} } from ${JSON.stringify(join(ROOT, "shared-ui/src/index.ts"))};\n`,
    );
    await build(entry, folder);
    return gzipSync(await readFile(join(folder, "out.js")), { level: 9 }).length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function build(entry, folder) {
  return new Promise((resolve, reject) => {
    rspack(
      {
        context: ROOT,
        mode: "production",
        entry,
        output: { path: folder, filename: "out.js", library: { type: "module" }, module: true, chunkFormat: "module" },
        externalsType: "module",
        externals: [({ request }, done) => (SHARED.test(request) ? done(null, `module ${request}`) : done())],
        resolve: { extensions: [".tsx", ".ts", ".js"], modules: [join(ROOT, "node_modules")] },
        module: { rules: [SHARED_UI_SOURCES] },
        performance: { hints: false },
      },
      (error, result) => {
        if (error) reject(error);
        else if (result.hasErrors()) reject(new Error(result.toString({ all: false, errors: true })));
        else resolve();
      },
    );
  });
}

const names = process.argv.slice(2);
if (names.length === 0) throw new Error("Name what the app imports: node tools/build/shared-ui-size.mjs Button");
console.log(`${await gzippedSizeOf(names)} bytes gzipped: ${names.join(", ")}`);
