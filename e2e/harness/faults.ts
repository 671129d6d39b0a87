import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export const FAULTS = ["refused", "404", "html", "hang", "truncated", "one byte changed"] as const;
/** What a script says that was tampered with and runs. */
export const TAMPERED = "tampered code ran";
export type Fault = (typeof FAULTS)[number] | "tampered";

interface Planted {
  readonly file: RegExp;
  readonly fault: Fault;
}

/** Long enough for a browser to draw what it has. */
const PAUSE_MS = 150;

/** Stands before a site and spoils the files it is told to, until it is told to stop. */
export class FaultyServer {
  #planted: Planted | null = null;
  #pauses: RegExp | null = null;
  readonly #server;
  readonly #target: string;
  /** Paths that were answered with a fault. */
  readonly spoiled: string[] = [];
  /** How often a document was kept waiting for its next piece. */
  pauses = 0;

  constructor(target: string) {
    this.#target = target;
    this.#server = createServer((incoming, outgoing) => this.#handle(incoming, outgoing));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  plant(file: RegExp, fault: Fault): void {
    this.#planted = { file, fault };
  }

  heal(): void {
    this.#planted = null;
  }

  /** From now on documents come in pieces, as on a slow line: each that this finds ends one. */
  pauseAfter(places: RegExp): void {
    this.#pauses = places;
  }

  #handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? "/";
    const fault = this.#planted?.file.test(path) ? this.#planted.fault : null;
    const pauses = incoming.headers.accept?.includes("text/html") ? this.#pauses : null;
    if (fault !== null) this.spoiled.push(path);

    if (fault === "refused") incoming.socket.destroy();
    else if (fault === "hang") return;
    else if (fault === "404") outgoing.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    else if (fault === "html")
      outgoing.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Sorry</p>");
    else if (fault !== null) this.#pass(incoming, outgoing, (body) => [spoil(body, fault)]);
    else if (pauses !== null) this.#pass(incoming, outgoing, (body) => split(body, pauses));
    else this.#pass(incoming, outgoing, null);
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse, change: ((body: Buffer) => Buffer[]) | null): void {
    // A body that is changed must be readable as text, so it is asked for uncompressed.
    const headers = change === null ? incoming.headers : { ...incoming.headers, "accept-encoding": "identity" };
    const onward = request(`${this.#target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      if (change === null) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", async () => {
        const { "content-length": _length, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        const [first, ...others] = change(Buffer.concat(parts));
        outgoing.write(first);
        for (const piece of others) {
          this.pauses += 1;
          await sleep(PAUSE_MS);
          outgoing.write(piece);
        }
        outgoing.end();
      });
    });
    onward.on("error", () => incoming.socket.destroy());
    incoming.pipe(onward);
  }
}

function split(body: Buffer, after: RegExp): Buffer[] {
  const html = body.toString("utf8");
  const ends = [...html.matchAll(after)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((start, index) => Buffer.from(html.slice(start, ends[index])));
}

/** The changed byte is a space added where the program goes on as before: only its hash can tell. */
function spoil(body: Buffer, fault: "truncated" | "one byte changed" | "tampered"): Buffer {
  if (fault === "tampered") return Buffer.concat([Buffer.from(`console.debug("${TAMPERED}");`), body]);
  if (fault === "truncated") return body.subarray(0, Math.floor(body.length / 2));
  return Buffer.concat([body, Buffer.from(" ")]);
}
