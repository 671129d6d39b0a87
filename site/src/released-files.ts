import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentTypeOf } from "./content-type";
import { encodingsFor } from "./encodings";
import { complain } from "./lines-up-to";
import { pathOf } from "./path-of";
import { PACKED_TYPE } from "./releases/put-release";
import type { RememberedFiles } from "./store/remembered-files";

/**
 * `~r1` is the same file under an address that the browser has not cached: a second try after a bad answer.
 * A version begins with no dot: ".." would lead to what the store keeps beside its releases, for administrators.
 */
const REMOTE_FILE = /^\/remotes\/([a-z0-9-]+)\/(~r\d{1,6}\/)?(\w[\w.+-]*)\/([\w./@-]+)$/;
const SHELL_FILE = /^\/shell\/(\w[\w.+-]*)\/([\w./@-]+)$/;
/** No file of a release has such a path, and stores fail at it: a name that is empty or begins with a dot, or one too long for any. */
const NO_FILE = /\/[/.]|\/$|.{251}/;
const SUFFIXES = { br: ".br", gzip: ".gz", identity: "" } as const;
const ONE_YEAR = "public, max-age=31536000, immutable";

export function serveReleasedFiles(app: FastifyInstance, store: RememberedFiles): void {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    read = store.readFile,
  ): Promise<FastifyReply> {
    if (NO_FILE.test(path)) return missing(reply);
    reply.header("vary", "Accept-Encoding");
    for (const encoding of [...(PACKED_TYPE.test(path) ? encodingsFor(request) : []), "identity" as const]) {
      const file = `${path}${SUFFIXES[encoding]}`;
      const content = await read(file);
      if (content === null) continue;
      if (store.isSpoiled(file, content)) {
        complain(`site: ${file} is not the one that was signed for; it is not sent`);
        continue;
      }
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply
        .header("cache-control", path.includes("/dev/") ? "no-store" : ONE_YEAR)
        .type(contentTypeOf(path))
        .send(content);
    }
    return missing(reply);
  }

  app.get("/remotes/*", async (request, reply) => {
    const [, name, again, version, file] = REMOTE_FILE.exec(pathOf(request.url)) ?? [];
    if (!name || !version || !file) return missing(reply);
    return send(request, reply, `remotes/${name}/${version}/${file}`, again ? store.readAgain : store.readFile);
  });

  app.get("/shell/*", async (request, reply) => {
    const [, version, file] = SHELL_FILE.exec(pathOf(request.url)) ?? [];
    if (!version || !file) return missing(reply);
    return send(request, reply, `shell/${version}/${file}`);
  });
}

/** A missing file is said to be missing, in plain text: a page in its place would be run as a script. It may be put back at any moment. */
function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found");
}
