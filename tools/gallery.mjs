/**
 * Shows shared-ui, every component in every state: `npm run gallery` serves it under the site's own policy, `-- --shots` takes
 * the pictures in docs/screenshots, `-- --port N` chooses a port.
 */
import { createReadStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { rspack } from "@rspack/core";
import { galleryConfig } from "../shared-ui/rspack.gallery.config.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

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

export function buildGallery() {
  return new Promise((resolve, reject) => {
    rspack(galleryConfig, (error, result) => {
      if (error) reject(error);
      else if (result.hasErrors()) reject(new Error(result.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

/** Port 0 asks for any free one. Answers the address and a way to stop. */
export async function serveGallery(port = 0) {
  const folder = galleryConfig.output.path;

  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://gallery").pathname));
    const file = join(folder, path === "/" ? "index.html" : path);
    const isThere = file.startsWith(folder) && (await stat(file).catch(() => null))?.isFile();
    response.setHeader("Content-Security-Policy", POLICY);
    if (!isThere) return response.writeHead(404).end();
    response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
    createReadStream(file).pipe(response);
  });

  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function takeShots(url) {
  const { chromium } = await import("@playwright/test");
  const folder = join(ROOT, "docs", "screenshots");
  await mkdir(folder, { recursive: true });
  const installed = "/usr/bin/chromium";
  const executablePath = (await stat(installed).catch(() => null)) ? installed : undefined;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });

  for (const theme of ["light", "dark"]) {
    for (const width of [1440, 390]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      await page.goto(`${url}/?framed&theme=${theme}`);
      await page.getByRole("heading", { name: "Overlays" }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `gallery-${theme}-${width}.png`), fullPage: true });
      await page.close();
    }
  }
  await browser.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { shots: { type: "boolean" }, port: { type: "string", default: "6006" } } });
  await buildGallery();
  const gallery = await serveGallery(values.shots ? 0 : Number(values.port));
  if (values.shots) {
    await takeShots(gallery.url);
    await gallery.stop();
  } else {
    console.log(`Gallery at ${gallery.url}`);
  }
}
