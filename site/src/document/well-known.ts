import { readFile } from "node:fs/promises";
import { BRAND, LOCALES } from "@lintel/contract";
import { type Registry, registryIn } from "@lintel/portal/release";
import type { FastifyInstance } from "fastify";
import { type Identity, isPlaceholder } from "../identity";
import type { RegistryReader } from "../releases/last-good-registry";
import { escaped } from "./html";

const ONE_DAY = "public, max-age=86400";
/** Its standard asks for less than a year. */
const SECURITY_CONTACT_LASTS_MS = 180 * 86_400_000;

/** The mark: a beam on two posts, on the wall. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="6" fill="#23269e"/>' +
  '<path fill="#ee6c4a" d="M6 9h28v7H6z"/><path fill="#fff" d="M10 18h7v13h-7zM23 18h7v13h-7z"/></svg>';

const WEB_MANIFEST = JSON.stringify({
  name: BRAND.name,
  short_name: BRAND.name,
  start_url: "/",
  display: "browser",
  background_color: "#f4f2f6",
  theme_color: "#f4f2f6",
  icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
});

/** `npm run screenshots` takes it from the home page. */
export const SOCIAL_PICTURE = { path: "/social.png", width: 1200, height: 630 } as const;
const SOCIAL_PICTURE_FILE = new URL("../social.png", import.meta.url);

/** The mark on a phone's home screen, which rounds corners by itself and shows what is transparent in black. */
export const TOUCH_ICON_PATH = "/apple-touch-icon.png";
const TOUCH_ICON_FILE = new URL("../apple-touch-icon.png", import.meta.url);

/** The files that browsers and search engines ask every site for. */
export function serveWellKnown(app: FastifyInstance, registry: RegistryReader, { origin, contact }: Identity): void {
  app.get("/favicon.svg", (_request, reply) =>
    reply.type("image/svg+xml").header("cache-control", ONE_DAY).send(FAVICON),
  );

  for (const [path, file] of [
    [SOCIAL_PICTURE.path, SOCIAL_PICTURE_FILE],
    [TOUCH_ICON_PATH, TOUCH_ICON_FILE],
  ] as const) {
    app.get(path, async (_request, reply) =>
      reply
        .type("image/png")
        .header("cache-control", ONE_DAY)
        .send(await readFile(file)),
    );
  }

  app.get("/manifest.webmanifest", (_request, reply) =>
    reply.type("application/manifest+json").header("cache-control", ONE_DAY).send(WEB_MANIFEST),
  );

  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", ONE_DAY)
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /online-banking\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  // Where password managers lead whoever wants another one. Somebody who is signed in is told in the settings how.
  app.get("/.well-known/change-password", (_request, reply) => reply.redirect("/reset-account-password", 302));

  if (!isPlaceholder(contact.email)) {
    app.get("/.well-known/security.txt", (_request, reply) =>
      reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", ONE_DAY)
        .send(
          [
            `Contact: mailto:${contact.email}`,
            `Expires: ${new Date(Date.now() + SECURITY_CONTACT_LASTS_MS).toISOString()}`,
            `Preferred-Languages: ${LOCALES.join(", ")}`,
            "",
          ].join("\n"),
        ),
    );
  }

  app.get("/sitemap.xml", async (_request, reply) => {
    const signed = await registry.read();
    if (signed === null) return reply.code(503).header("retry-after", "2").send();
    const urls = publicPaths(registryIn(signed)).map((path) => `<url><loc>${escaped(`${origin}${path}`)}</loc></url>`);
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`,
      );
  });
}

/** The registry knows every public page; no list of them is kept here. */
function publicPaths({ remotes }: Registry): string[] {
  return remotes
    .filter(({ access }) => access === "public")
    .flatMap(({ basePaths }) => basePaths)
    .filter((path) => !path.endsWith("/*"));
}
