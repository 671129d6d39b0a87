import { resolve } from "node:path";
import { ConfigError } from "@lintel/contract/environment";
import { readHistory } from "../../site/src/releases/history";
import { existingKey } from "../../site/src/releases/signing";
import { releaseStoreFrom } from "../../site/src/store/configured-store";
import { StoreFailed } from "../../site/src/store/release-store";
import { type App, declarationOf, findApps, root } from "../build/apps";
import { withBuildLock } from "../build/lock";
import { argumentsOrExit } from "../start/arguments.mjs";
import { buildFor, publisher } from "./build-and-release";
import { describePromoted, describePublished, describeReleases, describeRolledBack } from "./describe";
import { type Desk, readRegistry } from "./desk";
import { kill, remove, revive } from "./kill";
import { MOST_MINUTES, previewLink, refuseUnlessPreviewed, serveBuild } from "./preview";
import { promote, publishRemote, publishShell } from "./publish";
import { Refused } from "./refused";
import { rollback } from "./rollback";

const dataFolder = resolve(root, process.env.DATA_DIR || ".data");

/** How many words each command takes, and which options. */
const COMMANDS: Readonly<Record<string, { readonly words: number; readonly options: readonly string[] }>> = {
  publish: { words: 1, options: ["share", "site"] },
  rollback: { words: 2, options: ["site"] },
  promote: { words: 1, options: [] },
  kill: { words: 1, options: [] },
  revive: { words: 1, options: [] },
  remove: { words: 1, options: [] },
  preview: { words: 2, options: ["site", "minutes", "port"] },
  releases: { words: 0, options: [] },
};
const OPTIONS = {
  share: { type: "string" },
  site: { type: "string" },
  minutes: { type: "string" },
  port: { type: "string" },
} as const;

const { positionals, values } = argumentsOrExit({ allowPositionals: true, options: OPTIONS });
const [command = "", name = "", version = null] = positionals;

try {
  refuseWhatIsNotTaken();
  await run(openDesk());
} catch (error) {
  console.error(`\n${toldFrom(error)}`);
  process.exitCode = 1;
}

/** A share that nobody reads would give everybody what was meant for a few. */
function refuseWhatIsNotTaken(): void {
  const takes = COMMANDS[command];
  if (takes === undefined) throw new Refused([`There is no command ${command}.`]);
  if (takes.words > 0 && name === "")
    throw new Refused([`Say which: npm run ${command} -- NAME. What there is, \`npm run releases\` says.`]);
  const eaten = Object.keys(OPTIONS).filter((option) => process.env[`npm_config_${option}`] !== undefined);
  if (eaten.length > 0)
    throw new Refused([
      `npm took --${eaten.join(" and --")} for itself. Put -- before the options: -- --${eaten[0]} …`,
    ]);
  const strange = [
    ...positionals.slice(1 + takes.words),
    ...Object.keys(values).flatMap((option) => (takes.options.includes(option) ? [] : [`--${option}`])),
  ];
  if (strange.length > 0) throw new Refused([`${command} takes no ${strange.join(" and no ")}.`]);
}

/** What somebody at a terminal can do something about, in sentences. Anything else is a bug and is shown as one. */
function toldFrom(error: unknown): string {
  // Whether something was changed, it says itself.
  if (error instanceof StoreFailed) return error.message;
  // A disk that is full or not ours to write, or a port that is taken.
  if (error instanceof Error && "syscall" in error)
    return `${error.message}. Whether something was changed, \`npm run releases\` says.`;
  if (error instanceof ConfigError) return `Nothing was changed:\n  ${error.message}`;
  if (error instanceof Refused) return ["Nothing was changed:", ...error.reasons].join("\n  ");
  throw error;
}

function openDesk(): Desk {
  const site = values.site || process.env.SITE_URL;
  const siteUrl = site ? siteAt(site) : null;
  const key = existingKey(dataFolder);
  if (key === null)
    throw new Refused([
      `There is no site in ${dataFolder}: no key of a registry is there. DATA_DIR names another folder, REGISTRY_KEY another key.`,
    ]);
  return { store: releaseStoreFrom(process.env, dataFolder), key, by: publisher(), siteUrl };
}

function siteAt(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new Refused([`${text} is no address of a site. Write it out: https://bank.example`]);
}

async function run(desk: Desk): Promise<void> {
  switch (command) {
    case "publish":
      return publish(desk, await named(name));
    case "rollback":
      return console.log(describeRolledBack(name, await rollback(desk, name, version)));
    case "promote":
      return console.log(describePromoted(name, await promote(desk, name)));
    case "kill":
      return console.log(`${name} ${await kill(desk, name)} is off the site. Open pages follow within a minute.`);
    case "revive":
      return console.log(`${name} ${await revive(desk, name)} is back.`);
    case "remove":
      return console.log(
        `${name} ${await remove(desk, name)} is gone, and its paths are free. While its folder is here, \`npm start\` releases it anew.`,
      );
    case "preview":
      return preview(desk, await named(name), version);
    case "releases":
      return console.log(describeReleases(await readRegistry(desk), await readHistory(desk.store)));
  }
}

async function publish(desk: Desk, app: App): Promise<void> {
  const share = wholeNumber("share", 100);
  if (app.kind === "host" && share !== null)
    throw new Refused(["The shell is published for everybody at once. Leave out --share."]);
  const started = performance.now();
  const { isFresh, published } = await withBuildLock(app, async () => {
    const built = await buildFor(app, desk.key);
    const published =
      app.kind === "host"
        ? await publishShell(desk, built)
        : await publishRemote(desk, await declarationOf(app), built, share);
    return { isFresh: built.isFresh, published };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { to, filesVerified } = published;
  console.log(isFresh ? `Built ${app.name} ${to}.` : `${app.name} ${to} was built already.`);
  console.log(
    `${filesVerified} files are served as they were built (${desk.siteUrl ?? "looked at over HTTP from this store"}).`,
  );
  console.log(describePublished(app.name, published, share));
  console.log(`${seconds} s`);
}

/** `version` stands where the other commands have one: here it is the address of a build; without it this machine's own is built and served. */
async function preview(desk: Desk, app: App, address: string | null): Promise<void> {
  const minutes = wholeNumber("minutes", MOST_MINUTES, 1) ?? MOST_MINUTES;
  const siteUrl = desk.siteUrl ?? siteAt(`http://localhost:${process.env.PORT || 3000}`);
  const port = wholeNumber("port", 65_535) ?? 0;
  refuseUnlessPreviewed(await readRegistry(desk), app.name);
  const { url, stop } =
    address === null
      ? await serveBuild(await withBuildLock(app, () => buildFor(app, desk.key)), port)
      : { url: address, stop: async () => {} };
  try {
    const isOver = address === null ? toldToStop() : null;
    const link = await previewLink(desk, { name: app.name, url, siteUrl, minutes });
    console.log(
      `${app.name} from ${url} inside ${siteUrl}, for whoever opens this within ${minutes} minutes:\n\n  ${link}\n`,
    );
    if (isOver === null) return;
    console.log("The build is served until Ctrl-C. After a change, start again: the link is for these very bytes.");
    await isOver;
  } finally {
    await stop();
  }
}

/** Listened for from the moment that something is there to be removed. */
function toldToStop(): Promise<unknown> {
  return new Promise((done) => {
    // One Ctrl-C comes twice, from the terminal and from who started this: the second is not to end it before what is served is removed.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, done);
  });
}

async function named(wanted: string): Promise<App> {
  const apps = (await findApps()).filter(({ kind }) => kind !== "server");
  const app = apps.find((candidate) => candidate.name === wanted);
  if (!app)
    throw new Refused([`${wanted} is nothing to publish. There are: ${apps.map((one) => one.name).join(", ")}.`]);
  return app;
}

function wholeNumber(option: "share" | "port" | "minutes", most: number, least = 0): number | null {
  const text = values[option];
  if (text === undefined) return null;
  if (!/^\d+$/.test(text) || Number(text) > most || Number(text) < least)
    throw new Refused([`--${option} is a whole number from ${least} to ${most}.`]);
  return Number(text);
}
