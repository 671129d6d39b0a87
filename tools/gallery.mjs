/** Shows shared-ui, every component in every state: `npm run gallery` serves it under the site's own policy, `-- --port N` chooses a port. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rspack } from "@rspack/core";
import { SHARED_UI_SOURCES } from "./build/shared-ui-sources.mjs";
import { argumentsOrExit } from "./start/arguments.mjs";

const FOLDER = fileURLToPath(new URL("../shared-ui", import.meta.url));
const OUTPUT = join(FOLDER, "dist", "gallery");

/** The site's policy: only the hash of the empty style element, which styled-components fills through CSSOM. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
].join("; ");

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** As strict a build as the site's own: production, no inline style, ids from the plugin that the site uses. */
const CONFIG = {
  name: "gallery",
  context: FOLDER,
  mode: "production",
  entry: { gallery: "./gallery/main.tsx" },
  output: {
    path: OUTPUT,
    clean: true,
    publicPath: "/",
    filename: "[name].[contenthash:10].js",
    cssFilename: "[name].[contenthash:10].css",
    // Without a hash, so that the page can name the fonts it preloads.
    assetModuleFilename: "assets/[name][ext]",
  },
  resolve: { extensions: [".tsx", ".ts", ".js"] },
  module: {
    rules: [SHARED_UI_SOURCES, { test: /\.css$/, type: "css/auto" }, { test: /\.woff2$/, type: "asset/resource" }],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: "./gallery/index.html" })],
  performance: { hints: false },
  stats: "errors-warnings",
};

export function buildGallery() {
  return new Promise((resolve, reject) => {
    rspack(CONFIG, (error, result) => {
      if (error) reject(error);
      else if (result.hasErrors()) reject(new Error(result.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

/** Port 0 asks for any free one. Answers the address and a way to stop. */
export async function serveGallery(port = 0) {
  const server = createServer(async (request, response) => {
    const [path] = (request.url ?? "/").split("?");
    const file = join(OUTPUT, path === "/" ? "index.html" : path);
    const isThere = file.startsWith(OUTPUT) && (await stat(file).catch(() => null))?.isFile();
    response.setHeader("Content-Security-Policy", POLICY);
    if (!isThere) return response.writeHead(404).end();
    response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
    createReadStream(file).pipe(response);
  });

  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = argumentsOrExit({ options: { port: { type: "string", default: "6006" } } });
  await buildGallery();
  const gallery = await serveGallery(Number(values.port)).catch(({ message }) => {
    console.error(`\n${message}\nChoose another port: npm run gallery -- --port 6007`);
    process.exit(1);
  });
  console.log(`Gallery at ${gallery.url}`);
}
