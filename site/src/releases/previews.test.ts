import crypto from "node:crypto";
import { type Preview, previewFor, previewText } from "@lintel/portal/preview";
import type { Registry } from "@lintel/portal/release";
import { newKey, ORIGIN, startSite, type TestSite } from "../site.fixtures";
import { changeRegistry } from "./change-registry";
import { previewToken, signedPreview } from "./previews";
import { type SigningKey, textSigned } from "./signing";

const ELSEWHERE = "https://preview.example/42";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const ends = () => Date.now() + 30 * 60_000;

function tokenFor(change: Partial<Preview> = {}, key: SigningKey = site.key): string {
  const preview = { remote: "mfe-one", url: ELSEWHERE, manifestSha384: "abc", audience: ORIGIN, expires: ends() };
  return previewToken(signedPreview({ ...preview, ...change }, key));
}

async function documentWith(cookie: string, url = "/mfe-one/7") {
  const { statusCode, body, headers } = await site.app.inject({ url, headers: { cookie } });
  return { statusCode, body, policy: String(headers["content-security-policy"]), caching: headers["cache-control"] };
}

const document = (token: string) => documentWith(`preview-mfe-one=${token}`);

it("shows a signed preview in the one browser that opened its link, and says so on the page", async () => {
  const opened = await site.app.inject(`/preview?token=${tokenFor()}`);
  const cookie = String(opened.headers["set-cookie"]);
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe("/mfe-one");
  // The token stands in the address.
  expect(opened.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  expect(cookie).toMatch(/^preview-mfe-one=[\w.-]+; Path=\/; Max-Age=1[78]\d\d; HttpOnly; SameSite=Lax; Secure$/);

  const previewing = await documentWith(cookie.split(";")[0] ?? "");
  expect(previewing.statusCode).toBe(200);
  expect(previewing.body).toContain(`<b>mfe-one</b> from ${ELSEWHERE}`);
  expect(previewing.body).not.toContain("/remotes/mfe-one/1/");
  expect(previewing.policy).toContain(`script-src 'self' ${ELSEWHERE}/;`);
  expect(previewing.policy).toContain(`connect-src 'self' ${ELSEWHERE}/;`);
  expect(previewing.caching).toBe("no-store");

  const everybody = await documentWith("");
  expect(everybody.body + everybody.policy).not.toContain("preview.example");
});

it("ends every preview with one click, back on the page it was", async () => {
  const answer = await site.app.inject({
    method: "POST",
    url: "/preview/end",
    headers: {
      cookie: `theme=dark; preview-mfe-one=${tokenFor()}; preview-mfe-two=x`,
      referer: `${ORIGIN}/mfe-one/7?a=b`,
      "content-type": "application/x-www-form-urlencoded",
    },
  });

  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe("/mfe-one/7");
  expect([answer.headers["set-cookie"]].flat().map((cookie) => String(cookie).slice(0, 37))).toEqual([
    "preview-mfe-one=; Path=/; Max-Age=0; ",
    "preview-mfe-two=; Path=/; Max-Age=0; ",
  ]);
});

it("leads to no other host when the page whose previews end was called like one", async () => {
  const { headers } = await site.app.inject({
    method: "POST",
    url: "/preview/end",
    headers: { referer: `${ORIGIN}//evil.example/`, "content-type": "application/x-www-form-urlencoded" },
  });

  expect(headers.location).toBe("/evil.example/");
});

describe("in production nothing without a valid signature changes which code runs:", () => {
  async function expectNothing(token: string): Promise<void> {
    const before = await documentWith("");
    expect((await site.app.inject(`/preview?token=${token}`)).statusCode).toBe(403);
    expect((await site.app.inject(`/preview?token=${token}`)).headers["set-cookie"]).toBeUndefined();
    // Whoever writes the cookie by hand gets no further.
    expect(await document(token)).toEqual(before);
  }

  it("not a tampered token", async () => {
    const [payload = "", signature = ""] = tokenFor().split(".");
    const said = JSON.parse(Buffer.from(payload, "base64url").toString());
    const tampered = Buffer.from(JSON.stringify({ ...said, url: "https://evil.example" })).toString("base64url");

    await expectNothing(`${tampered}.${signature}`);
    await expectNothing(`${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`);
  });

  it("not one that has ended, nor one that was made to last longer than an hour", async () => {
    await expectNothing(tokenFor({ expires: Date.now() - 1 }));
    await expectNothing(tokenFor({ expires: Date.now() + 61 * 60_000 }));
  });

  it("not one from a machine whose clock is ahead, and says that this may be why", async () => {
    const { statusCode, body } = await site.app.inject(
      `/preview?token=${tokenFor({ expires: Date.now() + 24 * 3_600_000 })}`,
    );

    expect(statusCode).toBe(403);
    expect(body).toContain("ends in more than an hour by this site's clock");
  });

  it("not one for another site", async () => {
    await expectNothing(tokenFor({ audience: "https://staging.example" }));
  });

  it("not one that somebody else signed", async () => {
    await expectNothing(tokenFor({}, newKey()));
  });

  it("not one for another remote in this one's place", async () => {
    const before = await documentWith("");

    expect(await documentWith(`preview-mfe-one=${tokenFor({ remote: "mfe-two" })}`)).toEqual(before);
    await expectNothing(tokenFor({ remote: "mfe-unheard-of" }));
  });

  it("not a signature that was made under something else", async () => {
    const payload = JSON.stringify({ remote: "mfe-one", url: ELSEWHERE, manifestSha384: "abc", audience: ORIGIN });
    await expectNothing(previewToken({ payload, signature: textSigned(payload, site.key) }));
    const signed = await site.store.readRegistry();
    await expectNothing(previewToken(signed ?? { payload: "", signature: "" }));
    expect(previewText(payload)).not.toBe(payload);
  });

  it("not a developer's unsigned wish, in the address or anywhere", async () => {
    const before = await documentWith("");
    const wish = `remote=mfe-one&url=${encodeURIComponent("http://localhost:4100")}`;

    expect((await site.app.inject(`/preview?${wish}`)).statusCode).toBe(403);
    expect(await documentWith("", `/mfe-one/7?${wish}&override=mfe-one&token=${tokenFor()}`)).toEqual(before);
    expect(await documentWith("preview-mfe-one=http://localhost:4100; override=mfe-one")).toEqual(before);
  });

  it.each(["", ".", "a.b", "%00", "a&token=b", "x".repeat(3_000)])("not %p", async (token) => {
    await expectNothing(token);
  });
});

it("verifies no more signatures for a browser that makes up a thousand previews than there are remotes", async () => {
  const forged = Array.from({ length: 1_000 }, (_, n) => `preview-${n}=.`);
  const verify = jest.spyOn(crypto, "verify");

  const previewing = await documentWith([...forged, `preview-mfe-one=${tokenFor()}`].join("; "));

  expect(previewing.body).toContain(`<b>mfe-one</b> from ${ELSEWHERE}`);
  expect(verify.mock.calls.length).toBeLessThanOrEqual(2);
  verify.mockRestore();
});

it("does not bring a killed area back", async () => {
  const killing = await startSite();
  await changeRegistry(killing.store, killing.key, (registry: Registry) => ({
    ...registry,
    remotes: registry.remotes.filter(({ name }) => name !== "mfe-one"),
    killed: registry.remotes.filter(({ name }) => name === "mfe-one"),
  }));

  const token = tokenFor({}, killing.key);
  const opened = await killing.app.inject(`/preview?token=${token}`);
  // The browser of somebody who opened the link before.
  const { body, headers } = await killing.app.inject({
    url: "/mfe-two/7",
    headers: { cookie: `preview-mfe-one=${token}` },
  });
  await killing.close();

  expect(opened.statusCode).toBe(403);
  expect(body + headers["content-security-policy"]).not.toContain("preview.example");
});

describe("where no customer is", () => {
  let open: TestSite;
  beforeAll(async () => {
    open = await startSite({ openPreviews: true });
  });
  afterAll(() => open.close());

  const wish = (url: string) => open.app.inject(`/preview?remote=mfe-one&url=${encodeURIComponent(url)}`);

  it("lets a developer preview from the own machine without a link", async () => {
    const { headers } = await wish("http://localhost:4100");
    const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";

    const previewing = await open.app.inject({ url: "/mfe-one/7", headers: { cookie } });

    expect(previewing.body).toContain("<b>mfe-one</b> from http://localhost:4100");
  });

  it("shows it also in a browser whose clock is a minute behind", async () => {
    const { headers } = await wish("http://localhost:4100");
    const [, token = ""] = /=([\w-]+)\./.exec(String(headers["set-cookie"])) ?? [];

    const payload = Buffer.from(token, "base64url").toString();

    expect(previewFor(payload, ORIGIN, Date.now() - 59_000)).toMatchObject({ url: "http://localhost:4100" });
  });

  it("still takes no code from elsewhere without a signature", async () => {
    expect((await wish("https://evil.example")).statusCode).toBe(403);
  });

  it("says what it shows without a link, and of a link what may be wrong with it", async () => {
    const unknown = await open.app.inject("/preview?remote=mfe-none&url=http://localhost:4100");
    const link = await open.app.inject(`/preview?token=${tokenFor()}`);

    expect([unknown.statusCode, link.statusCode]).toEqual([403, 403]);
    expect(unknown.body).toContain(
      "this site shows an area that is live, from this machine: /preview?remote=NAME&url=",
    );
    expect(link.body).toContain("was not signed with its key");
  });
});
