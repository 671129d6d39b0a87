import type { Locale } from "@lintel/contract";
import {
  bestMatch,
  FORMER_CONTACT,
  isSignedInPath,
  remoteFor,
  SIGNED_IN_AREA,
  withoutTrailingSlash,
} from "@lintel/portal/paths";
import {
  DOCUMENT_DATA_ID,
  type DocumentData,
  OPENING_END_ID,
  type RegisteredRemote,
  type Registry,
  type RemoteManifest,
  ROOT_ID,
  registryIn,
  remotesFor,
  SHELL_FILES,
  SIGNED_IN_FILES,
  type SignedRegistry,
  STARTER_FILES,
} from "@lintel/portal/release";
import { type Identity, withIdentity } from "../identity";
import type { PreviewedRemote } from "../releases/previews";
import { PRERENDERED_LIST } from "../releases/put-release";
import { contentSecurityPolicy } from "../security-headers";
import type { RememberedFiles } from "../store/remembered-files";
import { verifiedFile, verifiedText } from "../store/verified-file";
import { demoLine } from "./demo-line";
import { embeddedJson, escaped } from "./html";
import { type DescribedPage, pageHead } from "./page-head";
import { BANNER_LOOK, previewBanner } from "./preview-banner";
import { TOUCH_ICON_PATH } from "./well-known";
import { LATE_LOOK, titleOf, withoutScript, withoutShell } from "./without-script";

export interface DocumentRequest {
  readonly place: Place;
  readonly locale: Locale;
  readonly theme: "dark" | "light" | null;
  readonly idleMinutes: number;
  /** The remotes whose trial this visitor takes part in. */
  readonly trials: readonly string[];
  readonly previews: readonly PreviewedRemote[];
}

/** Where a path leads. A document has nothing else of its path: anybody can make up more of them. */
export interface Place {
  readonly answering: RegisteredRemote | null;
  readonly page: Page | null;
  readonly isOff: boolean;
  readonly isPreviewed: boolean;
  readonly isDamaged: boolean;
  readonly isSignedIn: boolean;
  /** The path itself, where something is said of it although it is no page. */
  readonly known: string | null;
}

export interface SiteDocument {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  readonly policy: string;
  /** Not while something is left out that is damaged in the store: it may be mended at any moment. */
  readonly isWhole: boolean;
}

interface Prerendered extends DescribedPage {
  readonly html: string;
  readonly css: string;
}

interface Page {
  readonly remote: RegisteredRemote;
  readonly manifest: RemoteManifest;
  readonly manifestFile: Buffer;
  readonly route: string | null;
}

/** A file's text, or null where the store has other bytes than were signed for. */
type ReadSigned = (path: string, hash: string) => Promise<string | null>;

const KNOWN = [SIGNED_IN_AREA, FORMER_CONTACT];

export async function placeOf(
  store: RememberedFiles,
  registry: Registry,
  { pathname, trials, previews }: Pick<DocumentRequest, "trials" | "previews"> & { readonly pathname: string },
): Promise<Place> {
  const killed = registry.killed ?? [];
  const answering = remoteFor([...remotesFor(registry, trials), ...killed], pathname);
  // The address is right, and will do again: whoever follows it must not take it for a wrong one.
  const isOff = answering !== null && killed.includes(answering);
  // What is previewed is fetched by the browser alone: the site may not even reach it.
  const isPreviewed = previews.some(({ remote }) => remote === answering?.name);
  const isOurs = answering !== null && !isPreviewed && !isOff;
  const page = isOurs ? await pageOf(store, answering, pathname) : null;
  return {
    answering,
    page,
    isOff,
    isPreviewed,
    // The shell looks for the release itself, refuses it or not, and shows the one before or what stands in for both.
    isDamaged: isOurs && page === null,
    isSignedIn: isSignedInPath(pathname),
    known: KNOWN.find((path) => path === withoutTrailingSlash(pathname)) ?? null,
  };
}

/** One document of the site: what is needed to draw it inlined, what is needed next preloaded, and no script in it but the one that starts the shell. */
export async function composeDocument(
  store: RememberedFiles,
  signed: SignedRegistry,
  request: DocumentRequest,
  identity: Identity,
): Promise<SiteDocument> {
  const { page, isOff, isPreviewed, isDamaged, known } = request.place;
  const hasPreviews = request.previews.length > 0;
  let isWhole = !isDamaged;
  const readSigned: ReadSigned = async (path, hash) => {
    const text = await verifiedText(store, path, hash);
    if (text === null) isWhole = false;
    return text;
  };

  const registry = registryIn(signed);
  const shellFolder = `shell/${registry.shell.version}`;
  const shell = JSON.parse(
    await shellText(store, `${shellFolder}/manifest.json`, registry.shell.manifestSha384),
  ) as RemoteManifest;
  store.expectFiles(shellFolder, shell.files);
  const sheets = await Promise.all(
    shell.styles.map((file) => shellText(store, `${shellFolder}/${file}`, shell.files[file])),
  );
  // Inlined, the sheet stands elsewhere than where its relative addresses were written.
  const theme = followingSystem(sheets.join("").replaceAll("url(assets/", `url(/${shellFolder}/assets/`));

  if (page) store.expectFiles(`remotes/${page.remote.name}/${page.manifest.version}`, page.manifest.files);
  const prerendered = page?.route ? await prerenderedPage(readSigned, page, page.route, request.locale) : null;
  // A shell of before has none, and starts by itself.
  const [starterFile] = shell.pages[STARTER_FILES]?.scripts ?? [];
  const starter =
    prerendered && starterFile ? await shellText(store, `${shellFolder}/${starterFile}`, shell.files[starterFile]) : "";
  const shellScript = `src="/${shellFolder}/${shell.entry}"${integrity(shell.files[shell.entry])}`;
  const data: DocumentData = {
    registry: signed,
    shell: { version: shell.version, files: scriptsOnly(shell.files) },
    manifests: page ? { [page.remote.name]: page.manifestFile.toString("utf8") } : {},
    trials: request.trials,
    ...(hasPreviews ? { previews: request.previews.map(({ signed }) => signed) } : {}),
    idleMinutes: request.idleMinutes,
    contact: identity.contact,
    mailbox: identity.hasMailbox,
  };

  // The area itself is no page, but no wrong address either: the shell leads on from it.
  const isPage = Boolean(page?.route) || isPreviewed || isDamaged || known === SIGNED_IN_AREA;
  const status = isOff ? 503 : isPage ? 200 : 404;
  // In this order in the page, whose policy lets in these alone.
  const styles = [
    { attributes: "", text: theme },
    { attributes: "", text: hasPreviews ? BANNER_LOOK : "" },
    { attributes: "", text: prerendered ? "" : LATE_LOOK },
    { attributes: ' data-styled="true" data-styled-version="6.6.0"', text: prerendered?.css ?? "" },
  ].filter(({ text }) => text !== "");
  const html = [
    "<!doctype html>",
    `<html lang="${request.locale}"${request.theme ? ` data-theme="${request.theme}"` : ""}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(prerendered?.title ?? titleOf(status, request.locale))}</title>`,
    ...(prerendered && page?.route ? pageHead(prerendered, page.route, request.locale, identity) : []),
    '<meta name="color-scheme" content="light dark">',
    prerendered?.html.includes(`id="${OPENING_END_ID}"`)
      ? `<link rel="expect" href="#${OPENING_END_ID}" blocking="render">`
      : "",
    themeColours(theme, request.theme),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">`,
    ...styles.map(({ attributes, text }) => `<style${attributes}>${text}</style>`),
    // Who may see the console is known only once the profile is here; until then not a byte of it is fetched.
    ...(page && page.remote.access !== "admin" ? preloads(page, request.locale, prerendered !== null) : []),
    ...shellPreloads(shell, shellFolder, request, prerendered !== null),
    starter
      ? preload(`/${shellFolder}/${shell.entry}`, shell.files[shell.entry], true)
      : `<script ${shellScript} defer></script>`,
    "</head>",
    "<body>",
    hasPreviews ? previewBanner(request.previews) : "",
    prerendered ? "" : withoutScript(known, request.locale, status),
    `<div id="${ROOT_ID}">${prerendered ? withIdentity(prerendered.html, identity, escaped) : ""}</div>`,
    prerendered ? "" : withoutShell(request.locale),
    identity.isDemo ? demoLine(request.locale, identity) : "",
    `<script type="application/json" id="${DOCUMENT_DATA_ID}">${embeddedJson(data)}</script>`,
    starter ? `<script type="waiting" ${shellScript}></script><script>${starter}</script>` : "",
    "</body>",
    "</html>",
  ].join("");

  return {
    status,
    html,
    isWhole,
    policy: contentSecurityPolicy(
      styles.map(({ text }) => text),
      request.previews.map(({ url }) => url),
      starter ? [starter] : [],
    ),
  };
}

/** What stays in memory is parsed once, however many pages are looked for in it. */
const manifests = new WeakMap<Buffer, RemoteManifest>();

async function pageOf(store: RememberedFiles, remote: RegisteredRemote, pathname: string): Promise<Page | null> {
  const { version, manifestSha384 } = remote.current;
  const manifestFile = await verifiedFile(store, `remotes/${remote.name}/${version}/manifest.json`, manifestSha384);
  if (manifestFile === null) return null;
  const manifest = manifests.get(manifestFile) ?? (JSON.parse(manifestFile.toString("utf8")) as RemoteManifest);
  manifests.set(manifestFile, manifest);
  const routes = Object.keys(manifest.pages).map((path) => ({ path }));
  return { remote, manifest, manifestFile, route: bestMatch(routes, pathname)?.route.path ?? null };
}

/** The same attributes as the later request has, or the browser would load it twice. */
function preloads({ remote, manifest, route }: Page, locale: Locale, isPrerendered: boolean): string[] {
  const page = route === null ? undefined : manifest.pages[route];
  const files = [manifest.entry, ...(page?.scripts ?? []), ...(page?.languages[locale] ?? [])];
  return files.map((file) => {
    const href = `/remotes/${remote.name}/${manifest.version}/${file}`;
    return preload(href, manifest.files[file], isPrerendered);
  });
}

function shellPreloads(
  { pages, files }: RemoteManifest,
  folder: string,
  { place, locale }: DocumentRequest,
  isPrerendered: boolean,
): string[] {
  const words = pages[SHELL_FILES]?.languages[locale] ?? [];
  const signedIn = place.isSignedIn ? (pages[SIGNED_IN_FILES]?.scripts ?? []) : [];
  return [...words, ...signedIn].map((file) => preload(`/${folder}/${file}`, files[file], isPrerendered));
}

/** Where the page is in the document already, its fonts go before its scripts. */
function preload(href: string, sha384: string | undefined, isLater: boolean): string {
  return `<link rel="preload" as="script" href="${href}"${integrity(sha384)}${isLater ? ' fetchpriority="low"' : ""}>`;
}

/** Only a file that a development server makes anew at every change has no hash; the released shell runs nothing without. */
function integrity(sha384: string | undefined): string {
  return sha384 === undefined ? "" : ` integrity="sha384-${sha384}"`;
}

function scriptsOnly(files: RemoteManifest["files"]): RemoteManifest["files"] {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith(".js")));
}

/** What opens a block, or what ends one with all that stands in it. */
const BLOCK = /(?<prelude>[^{}]+)\{|(?<values>[^{}]*)\}/g;
const DARK = /^:root\[data-theme="?dark"?\]$/;

/** Until somebody chooses a theme, the system's is shown, from the first paint and before any script has run. Paper stays light. */
function followingSystem(theme: string): string {
  const dark: string[] = [];
  const around: string[] = [];
  for (const { groups } of theme.matchAll(BLOCK)) {
    if (groups?.prelude !== undefined) {
      around.push(groups.prelude.trim());
      continue;
    }
    const selectors = around.pop()?.split(/\s*,\s*/) ?? [];
    if (!selectors.some((selector) => DARK.test(selector)) || selectors.includes(":root")) continue;
    // Who asks for more contrast is asked about again, or everybody else would get it too.
    const conditions = around.filter((prelude) => prelude !== "@media screen");
    const rule = `:root:not([data-theme]){${groups?.values ?? ""}}`;
    dark.push(conditions.reduceRight((inner, condition) => `${condition}{${inner}}`, rule));
  }
  return dark.length === 0 ? theme : `${theme}@media screen and (prefers-color-scheme:dark){${dark.join("")}}`;
}

/** The bars of a phone's browser are of the page's colour: of the system's theme until somebody chooses one. */
function themeColours(theme: string, chosen: DocumentRequest["theme"]): string {
  const [light, dark = light] = [...theme.matchAll(/--canvas:\s*(#[0-9a-f]{3,8})/gi)].map(([, colour]) => colour);
  if (light === undefined) return "";
  if (chosen) return `<meta name="theme-color" content="${chosen === "dark" ? dark : light}">`;
  return [
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme:dark)">`,
  ].join("");
}

async function prerenderedPage(
  read: ReadSigned,
  { remote, manifest }: Page,
  route: string,
  locale: Locale,
): Promise<Prerendered | null> {
  const { version, prerenderedSha384 } = manifest;
  if (prerenderedSha384 === undefined) return null;
  const folder = `remotes/${remote.name}/${version}`;
  const list = await read(`${folder}/${PRERENDERED_LIST}`, prerenderedSha384);
  const hashes = JSON.parse(list ?? "{}") as Readonly<Record<string, string>>;
  const file = `${locale}${route === "/" ? "/index" : route}.json`;
  const hash = hashes[file];
  const text = hash === undefined ? null : await read(`${folder}/prerendered/${file}`, hash);
  return text === null ? null : (JSON.parse(text) as Prerendered);
}

/** Without the shell nothing can be shown. Only what a development server makes anew at every change has no hash. */
async function shellText(store: RememberedFiles, path: string, hash: string | undefined): Promise<string> {
  const text = hash === undefined ? await store.readFile(path) : await verifiedText(store, path, hash);
  if (text === null) throw new Error(`The store has no ${path} that was signed for.`);
  return text.toString();
}
