import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import zlib from "node:zlib";
import { LOCALES } from "@lintel/contract";
import { identityFrom } from "../identity";
import { changeRegistry, withRemote } from "../releases/change-registry";
import { putRelease } from "../releases/put-release";
import { built, declared, startSite, type TestSite } from "../site.fixtures";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: "text/html,*/*;q=0.8", ...headers } });

/** What a browser without scripts shows. */
const readable = (html: string) => /<noscript>(?<text>.*?)<\/noscript>/.exec(html)?.groups?.text ?? "";

it("says without a script that there is no such page, and leads home", async () => {
  const { statusCode, body } = await get("/nowhere");

  expect(statusCode).toBe(404);
  expect(body).toContain("<title>Page not found · Lintel</title>");
  expect(readable(body)).toContain("<h1>Page not found</h1>");
  expect(readable(body)).toContain('<a href="/">Go Home</a>');
  expect(readable(body)).not.toContain("/contact");
  expect(readable((await get("/contact-us/")).body)).toContain('<a href="/contact">Looking for Contact us?</a>');
});

it("says of a page whose area was taken off the site that it is not available, in each language, until the area is back", async () => {
  const own = await startSite();
  const before = await own.app.inject("/mfe-one/about");
  await changeRegistry(own.store, own.key, (registry) => ({
    ...registry,
    remotes: registry.remotes.filter(({ name }) => name !== "mfe-one"),
    killed: registry.remotes.filter(({ name }) => name === "mfe-one"),
  }));
  const off = await Promise.all(
    LOCALES.map((locale) => own.app.inject({ url: "/mfe-one/about", headers: { cookie: `locale=${locale}` } })),
  );
  const [other, wrong] = [await own.app.inject("/mfe-two/7"), await own.app.inject("/nowhere")];
  await changeRegistry(own.store, own.key, ({ killed = [], ...registry }) => ({
    ...registry,
    remotes: [...registry.remotes, ...killed],
  }));
  const back = await own.app.inject("/mfe-one/about");
  await own.close();

  for (const { statusCode, headers, body } of off) {
    expect([statusCode, headers["retry-after"]]).toEqual([503, "30"]);
    expect(readable(body)).toContain('<a href="/">');
    expect(body).not.toContain("/remotes/mfe-one/");
  }
  expect(readable(off[0]?.body ?? "")).toContain("<h1>This page is not available right now</h1>");
  expect(off[0]?.body).toContain("<title>This page is not available right now · Lintel</title>");
  expect(new Set(off.map(({ body }) => readable(body))).size).toBe(LOCALES.length);
  expect([before, other, wrong, back].map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 200]);
  expect(other.headers["retry-after"]).toBeUndefined();
});

it("has words for a shell that does not come where nothing else would stand, in each language, and nowhere else", async () => {
  const late = ({ body }: { body: string }) => /<div class="late".*?<\/div>/.exec(body)?.[0];
  const pages = await Promise.all(LOCALES.map((locale) => get("/mfe-one/7", { cookie: `locale=${locale}` })));

  expect(late(pages[0] ?? { body: "" })).toContain("This page has not arrived");
  expect(new Set(pages.map(late)).size).toBe(LOCALES.length);
  expect(late(await get("/nowhere"))).toBe(late(pages[0] ?? { body: "" }));
  expect((await get("/mfe-one/about")).body).not.toContain("late");
});

it("says without a script that a page needs one, in each language in other words", async () => {
  const pages = await Promise.all(LOCALES.map((locale) => get("/mfe-one/7", { cookie: `locale=${locale}` })));

  for (const { statusCode, body } of pages) {
    expect(statusCode).toBe(200);
    expect(readable(body)).toContain('<a href="/">');
  }
  expect(readable(pages[0]?.body ?? "")).toContain("<h1>This page needs JavaScript</h1>");
  expect(new Set(pages.map(({ body }) => readable(body))).size).toBe(LOCALES.length);
});

it.each([
  ["fr", "fr"],
  ["fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", "fr"],
  ["en-GB,en;q=0.9,de;q=0.8", "en"],
  ["ja, de;q=0.4, it;q=0.6", "it"],
  ["PL", "pl"],
  ["zh", "zh-CN"],
  ["zh-Hans-CN,zh;q=0.9", "zh-CN"],
  ["fr;q=0, nl;q=0.1", "nl"],
  ["ja", "en"],
  ["frisian", "en"],
  ["*", "en"],
  ["fr;q=much", "en"],
  ["", "en"],
])("greets whoever has chosen no language in the one of their browser: '%s' is %s", async (accepted, language) => {
  const { headers, body } = await get("/mfe-one/7", { "accept-language": accepted });

  expect(body).toContain(`<html lang="${language}">`);
  expect(headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
});

it("keeps to the language that was chosen, whatever the browser asks for, and sends nobody another's page as their own", async () => {
  const chosen = await get("/mfe-one/7", { "accept-language": "fr", cookie: "locale=de" });
  const unknown = await get("/mfe-one/7", { "accept-language": "fr", cookie: "locale=tlh" });
  const again = await get("/mfe-one/7", { "accept-language": "fr", "if-none-match": String(chosen.headers.etag) });

  expect(chosen.body).toContain('<html lang="de">');
  expect(unknown.body).toContain('<html lang="fr">');
  expect([again.statusCode, again.body]).toEqual([200, unknown.body]);
});

it("takes the bare signed-in path for no wrong address: the shell leads on from it", async () => {
  expect((await get("/online-banking")).statusCode).toBe(200);
  expect((await get("/online-banking/")).statusCode).toBe(200);
  expect((await get("/online-banking-fees")).statusCode).toBe(404);
});

it("lets a cache keep no signed-in page, which would come back from there after a logout", async () => {
  expect((await get("/online-banking/accounts")).headers["cache-control"]).toBe("no-store");
  expect((await get("/mfe-one/7")).headers["cache-control"]).toBe("no-cache");
});

it("has no file of the console loaded before it is known that this is an admin", async () => {
  const own = await startSite();
  await changeRegistry(own.store, own.key, (registry) => ({
    ...registry,
    remotes: registry.remotes.map((remote) => (remote.name === "mfe-two" ? { ...remote, access: "admin" } : remote)),
  }));
  const filesNamed = async (name: string) => {
    const { body } = await own.app.inject(`/${name}/7`);
    return [...body.matchAll(/href="\/remotes\/([^"]+)"/g)].map(([, file]) => file);
  };
  const [forCustomers, forAdmins] = [await filesNamed("mfe-one"), await filesNamed("mfe-two")];
  await own.close();

  expect(forCustomers).toEqual(["mfe-one/1/entry.js", "mfe-one/1/page.js"]);
  expect(forAdmins).toEqual([]);
});

it.each(["/%", "/%E0%A4%A", "/online-banking/%ZZ?a=%"])(
  "shows the 404 page at an address that cannot be decoded: %s",
  async (url) => {
    const { statusCode, headers, body } = await site.app.inject({ url, headers: { accept: "text/html" } });

    expect([statusCode, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(body).not.toContain(url);
  },
);

it("shows a person the 404 page also where the address ends like a file, and gives no HTML to whoever wants one", async () => {
  const person = await get("/about-us.html");
  const files = [await get("/main.js", { accept: "*/*" }), await get("/LOGO.PNG", { accept: "*/*" })];
  const hidden = await get("/.well-known/nothing", { accept: "*/*" });

  expect([person.statusCode, person.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(readable(person.body)).toContain("<h1>Page not found</h1>");
  for (const { statusCode, headers } of [...files, hidden])
    expect([statusCode, headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
});

it("gives a phone's browser the colour of the page: of the theme that was chosen, else of the system's", async () => {
  const colours = async (cookie: string) =>
    [...(await get("/mfe-one/7", { cookie })).body.matchAll(/<meta name="theme-color" content="(.*?)"/g)].map(
      ([, colour]) => colour,
    );

  expect(await colours("")).toEqual(["#fefefe", "#010101"]);
  expect(await colours("theme=light")).toEqual(["#fefefe"]);
  expect(await colours("theme=dark")).toEqual(["#010101"]);
});

it("draws the system's dark theme before anybody chose one, on screens alone: paper is light", async () => {
  const { body } = await get("/mfe-one/7");

  expect(/@media (?<media>[^{]*)\{:root:not\(\[data-theme\]\)\{--canvas:#010101\}/.exec(body)?.groups?.media).toBe(
    "screen and (prefers-color-scheme:dark)",
  );
});

it("draws the dark theme of who asks for more contrast for nobody else, before anybody chose one", async () => {
  const { body } = await get("/mfe-one/7");

  expect(body).toContain("@media (prefers-contrast:more){:root:not([data-theme]){--line:#eeeeee}}");
  expect(body.split(":root:not([data-theme]){--line:")).toHaveLength(2);
});

it.each(["/mfe-one%2F7", "/%6dfe-one/7"])(
  "finds no page that the shell, which reads the address as it is written, would not find: %s",
  async (url) => expect((await get(url)).statusCode).toBe(404),
);

it("sends no page again to whoever has it, also where a cache between us calls it weak or has others", async () => {
  const etag = String((await get("/mfe-one/7")).headers.etag);

  for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
    expect((await get("/mfe-one/7", { "if-none-match": known })).statusCode).toBe(304);
  }
  expect((await get("/mfe-one/7", { "if-none-match": '"another"' })).statusCode).toBe(200);
});

it("says also to whoever has the page that tells so that a page is not there", async () => {
  const etag = String((await get("/nothing-here")).headers.etag);

  expect((await get("/nothing-here", { "if-none-match": etag })).statusCode).toBe(404);
});

it("says of a page that nothing can be sent to it, and not that it is not there", async () => {
  const { statusCode, headers, body } = await site.app.inject({ method: "POST", url: "/mfe-one/7" });

  expect([statusCode, headers.allow]).toEqual([405, "GET, HEAD"]);
  expect(body).not.toContain("mfe-one");
});

it("sends nobody a page that was ready once another release of it is live", async () => {
  const own = await startSite();
  const before = await own.app.inject("/mfe-one/7");
  const folder = await mkdtemp(join(tmpdir(), "site-next-"));
  const release = await putRelease(own.store, "remotes/mfe-one", await built(folder, "mfe-one", "2"));
  await changeRegistry(own.store, own.key, (registry) => withRemote(registry, declared("mfe-one"), release));
  const after = await own.app.inject("/mfe-one/7");
  await own.close();
  await rm(folder, { recursive: true });

  expect(before.body).toContain('href="/remotes/mfe-one/1/page.js"');
  expect(after.body).toContain('href="/remotes/mfe-one/2/page.js"');
  expect(after.body).not.toContain('href="/remotes/mfe-one/1/page.js"');
});

it("says of a demo that it is one, and of the bank itself not", async () => {
  const demo = await startSite({ identity: identityFrom({ DEMO: "1" }) });
  const page = await demo.app.inject("/mfe-one/about");
  await demo.close();

  expect(page.body).toContain("data-demo");
  expect((await get("/mfe-one/about")).body).not.toContain("data-demo");
});

it("shows the operator's details as they are written, and not as a part of the page", async () => {
  const own = await startSite({ identity: identityFrom({ CONTACT_ADDRESS: "Beam & Post <1>" }) });
  const { body } = await own.app.inject("/mfe-one/about");
  await own.close();

  expect(body).toContain("<address>Beam &amp; Post &lt;1&gt;</address>");
});

it("composes a page once for all who want it at the same moment", async () => {
  const own = await startSite();
  const packing = jest.spyOn(zlib, "brotliCompressSync");

  const pages = await Promise.all(Array.from({ length: 20 }, () => own.app.inject("/mfe-one/at-once")));
  const composed = packing.mock.calls.length;
  packing.mockRestore();
  await own.close();

  expect(new Set(pages.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(composed).toBe(1);
});

it("composes one page for all accounts, and one for all wrong addresses that look the same", async () => {
  const own = await startSite();
  const packing = jest.spyOn(zlib, "brotliCompressSync");
  const composedFor = async (...urls: string[]) => {
    packing.mockClear();
    const statuses: number[] = [];
    for (const url of urls) statuses.push((await own.app.inject({ url, headers: { accept: "text/html" } })).statusCode);
    return [statuses, packing.mock.calls.length];
  };

  const composed = {
    accounts: await composedFor("/mfe-one/402177540931", "/mfe-one/482600193377", "/mfe-one/7/"),
    wrongOfAnArea: await composedFor("/mfe-one/7/8", "/mfe-one/a/b/c"),
    wrong: await composedFor("/nowhere", "/nowhere.html", "/no/where"),
    known: await composedFor("/contact-us", "/contact-us/", "/online-banking", "/online-banking/nowhere"),
    other: await composedFor("/mfe-two/7", "/mfe-one/about"),
  };
  packing.mockRestore();
  await own.close();

  expect(composed).toEqual({
    accounts: [[200, 200, 200], 1],
    wrongOfAnArea: [[404, 404], 1],
    wrong: [[404, 404, 404], 1],
    known: [[404, 404, 200, 404], 3],
    other: [[200, 200], 2],
  });
});

it("keeps a page ready while addresses are asked for that differ by a name alone", async () => {
  await get("/mfe-one/about");
  for (let id = 0; id < 500; id++) await get(`/mfe-one/made-up-${id}`);
  const packing = jest.spyOn(zlib, "brotliCompressSync");

  const page = await get("/mfe-one/about");
  const packed = packing.mock.calls.length;
  packing.mockRestore();

  expect(page.statusCode).toBe(200);
  expect(packed).toBe(0);
});

describe("a page that is drawn already", () => {
  const shellScript = (body: string) => /<script [^>]*src="\/shell[^>]*>/.exec(body)?.[0];
  const scriptRule = ({ headers }: { headers: Record<string, unknown> }) =>
    /script-src (?<from>[^;]*)/.exec(String(headers["content-security-policy"]))?.groups?.from;

  it("has the one script within it that starts the shell, and a policy that lets in that one alone", async () => {
    const drawn = await get("/mfe-one/about");
    const inline = [...drawn.body.matchAll(/<script>(?<text>.*?)<\/script>/gs)].map(({ groups }) => groups?.text ?? "");

    expect(inline).toEqual(["// starter of shell 1"]);
    expect(drawn.body).toMatch(
      /<script type="waiting" src="\/shell\/1\/entry.js" integrity="sha384-[^"]+"><\/script><script>/,
    );
    expect(drawn.body).toContain('<link rel="preload" as="script" href="/shell/1/entry.js" integrity="sha384-');
    expect(scriptRule(drawn)).toBe(
      `'self' 'sha256-${createHash("sha256")
        .update(inline[0] ?? "")
        .digest("base64")}'`,
    );
  });

  it("is the only one: elsewhere the shell starts by itself", async () => {
    const other = await get("/mfe-one/7");

    expect(other.body).not.toContain("<script>");
    expect(shellScript(other.body)).toMatch(/ defer>$/);
    expect(scriptRule(other)).toBe("'self'");
  });

  it("is started by a shell of before by itself", async () => {
    const own = await startSite();
    const folder = await mkdtemp(join(tmpdir(), "lintel-former-shell-"));
    const former = { ...(await built(folder, "shell", "0")), pages: {} };
    const shell = await putRelease(own.store, "shell", former);
    await changeRegistry(own.store, own.key, (registry) => ({ ...registry, shell }));
    const drawn = await own.app.inject("/mfe-one/about");
    await own.close();
    await rm(folder, { recursive: true });

    expect(drawn.body).toContain("<h1>About mfe-one</h1>");
    expect(drawn.body).not.toContain("<script>");
    expect(shellScript(drawn.body)).toMatch(/ src="\/shell\/0\/entry.js" .* defer>$/);
    expect(scriptRule(drawn)).toBe("'self'");
  });
});
