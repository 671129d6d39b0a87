import { type Cookies, cookiesIn } from "@lintel/contract/headers";
import {
  isOnOwnMachine,
  PREVIEW_LASTS_MS,
  type Preview,
  previewFor,
  previewText,
  type SignedPreview,
} from "@lintel/portal/preview";
import { type Registry, registryIn } from "@lintel/portal/release";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Identity } from "../identity";
import type { RegistryReader } from "./last-good-registry";
import { isTextSigned, type SigningKey, textSigned } from "./signing";

export const PREVIEW_PATH = "/preview";
const COOKIE = /^preview-(?<remote>[a-z0-9-]{1,40})$/;

const LINK_REFUSED =
  "this link is for another site, has ended, ends in more than an hour by this site's clock, names no remote of this site, or was not signed with its key.";
const WISH_REFUSED =
  "without a signed link this site shows an area that is live, from this machine: /preview?remote=NAME&url=http://localhost:PORT";

export interface PreviewOptions {
  /** The registry's public key; without it nothing is previewed. */
  readonly publicKey: string | null;
  /** Signs what a developer asks for without a token. Given by a site that is not for customers, and by no other. */
  readonly open: SigningKey | null;
  readonly identity: Identity;
}

export interface PreviewedRemote extends Preview {
  readonly signed: SignedPreview;
}

export interface Previews {
  /** What the browser that asks previews: verified here each time, whatever its cookies say. */
  of(cookies: Cookies, registry: Registry): PreviewedRemote[];
}

/** One token, as it stands in an address or a cookie. */
export function previewToken({ payload, signature }: SignedPreview): string {
  return `${Buffer.from(payload).toString("base64url")}.${Buffer.from(signature, "base64").toString("base64url")}`;
}

export function signedPreview(preview: Preview, key: SigningKey): SignedPreview {
  const payload = JSON.stringify(preview);
  return { payload, signature: textSigned(previewText(payload), key) };
}

/** Lets a developer see one remote's unreleased code inside the running site, for as long as a signature says and in no other browser. */
export function servePreviews(
  app: FastifyInstance,
  registry: RegistryReader,
  { publicKey, open, identity }: PreviewOptions,
): Previews {
  const { origin } = identity;

  function verified(token: string): PreviewedRemote | null {
    if (publicKey === null) return null;
    const [payload = "", signature = ""] = token.split(".").map((part) => Buffer.from(part, "base64url"));
    const signed = { payload: payload.toString(), signature: signature.toString("base64") };
    if (!isTextSigned(previewText(signed.payload), signed.signature, publicKey)) return null;
    const preview = previewFor(signed.payload, origin, Date.now());
    return preview === null ? null : { ...preview, signed };
  }

  /** Where no customer is, code on the developer's own machine needs no signature from elsewhere. */
  function issued({ remote, url }: Readonly<Record<string, string | undefined>>): PreviewedRemote | null {
    if (open === null || remote === undefined || url === undefined || !isOnOwnMachine(url)) return null;
    const expires = Date.now() + PREVIEW_LASTS_MS;
    const preview = { remote, url, manifestSha384: null, audience: origin, expires };
    return { ...preview, signed: signedPreview(preview, open) };
  }

  app.get(PREVIEW_PATH, async (request, reply) => {
    // Said twice, a word of an address is a list; the last one counts.
    const query = Object.fromEntries(new URLSearchParams(request.url.split("?")[1]));
    const signed = await registry.read();
    const { remotes } = signed === null ? { remotes: [] } : registryIn(signed);
    const preview = query.token === undefined ? issued(query) : verified(query.token);
    const remote = remotes.find(({ name }) => name === preview?.remote);
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    if (preview === null || remote === undefined) {
      return reply
        .code(403)
        .type("text/plain; charset=utf-8")
        .send(`Nothing is previewed: ${query.token === undefined && open !== null ? WISH_REFUSED : LINK_REFUSED}\n`);
    }
    const start = remote.nav[0]?.to ?? remote.basePaths[0]?.replace(/\/\*$/, "") ?? "/";
    return withCookie(reply, preview.remote, previewToken(preview.signed), preview.expires - Date.now())
      .code(303)
      .header("location", start || "/")
      .send();
  });

  app.register(async (forms) => {
    forms.addContentTypeParser("application/x-www-form-urlencoded", { bodyLimit: 1_024 }, (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    forms.post(`${PREVIEW_PATH}/end`, async (request, reply) => {
      for (const name of cookiesIn(request.headers).keys()) {
        const remote = COOKIE.exec(name)?.groups?.remote;
        if (remote !== undefined) withCookie(reply, remote, "", 0);
      }
      return reply.header("cache-control", "no-store").code(303).header("location", cameFrom(request, origin)).send();
    });
  });

  function withCookie(reply: FastifyReply, remote: string, token: string, lastsMs: number): FastifyReply {
    const secure = origin.startsWith("https:") ? "; Secure" : "";
    const seconds = Math.floor(lastsMs / 1_000);
    return reply.header(
      "set-cookie",
      `preview-${remote}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  }

  return {
    of(cookies, { remotes }) {
      return remotes.flatMap(({ name }) => {
        const token = cookies.get(`preview-${name}`);
        const preview = token === undefined ? null : verified(token);
        // One remote's token opens no other, and a killed area stays away.
        return preview?.remote === name ? [preview] : [];
      });
    },
  };
}

/** Back to the page whose banner was clicked. */
function cameFrom(request: FastifyRequest, origin: string): string {
  const { referer = "" } = request.headers;
  // Two slashes in front would lead to a host of that name.
  return referer.startsWith(`${origin}/`) ? new URL(referer).pathname.replace(/^\/+/, "/") : "/";
}
