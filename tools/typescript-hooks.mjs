import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "@swc/core";

const SOURCE = /\.tsx?$/;
const ENDINGS = [".ts", ".tsx", "/index.ts"];

/** Relative imports are written without their ending, as the bundler and the type checker read them. */
export async function resolve(specifier, context, next) {
  if (!/^\.{1,2}\//.test(specifier) || !SOURCE.test(context.parentURL ?? "")) return next(specifier, context);
  for (const ending of ENDINGS) {
    const url = new URL(specifier + ending, context.parentURL);
    if (await isFile(url)) return next(url.href, context);
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.startsWith("file:") || !SOURCE.test(new URL(url).pathname)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, "utf8"), {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: "inline",
    module: { type: "es6" },
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: filename.endsWith(".tsx") },
      transform: { react: { runtime: "automatic" } },
    },
  });
  return { format: "module", source: code, shortCircuit: true };
}

async function isFile(url) {
  return stat(url).then(
    (entry) => entry.isFile(),
    () => false,
  );
}
