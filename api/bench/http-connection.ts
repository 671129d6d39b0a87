import { connect, type Socket } from "node:net";

export interface BenchReply {
  status: number;
  headers: string;
  body: string;
}

/** The bank under test runs here. */
const HOST = "127.0.0.1";
const ROOM_FOR_AN_ANSWER = 64 * 1024;

/** One keep-alive connection, one request at a time. So lean because it shares the machine with what it measures. */
export class HttpConnection {
  private socket: Socket | null = null;
  /** What has come of an answer whose end has not. */
  private begun: Buffer = Buffer.alloc(0);
  private waiting: { resolve: (reply: BenchReply) => void; reject: (error: Error) => void } | null = null;

  constructor(
    private readonly port: number,
    private readonly timeoutMs = 10_000,
  ) {}

  async send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<BenchReply> {
    const socket = this.socket ?? (await this.open());
    let head = `${method} ${path} HTTP/1.1\r\nhost: ${HOST}\r\n`;
    for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
    if (body !== undefined) {
      head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    }
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      socket.write(`${head}\r\n${body ?? ""}`);
    });
  }

  close() {
    this.socket?.destroy();
    this.socket = null;
  }

  private open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        host: HOST,
        port: this.port,
        noDelay: true,
        // One buffer for all that is read: a stream makes a new one for each answer, and events besides.
        onread: {
          buffer: Buffer.allocUnsafeSlow(ROOM_FOR_AN_ANSWER),
          callback: (length, buffer) => {
            this.read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
            return true;
          },
        },
      });
      const fail = (error: Error) => {
        this.close();
        this.begun = Buffer.alloc(0);
        const { waiting } = this;
        this.waiting = null;
        waiting?.reject(error);
        reject(error);
      };
      // Counted from the last byte that went either way.
      socket.setTimeout(this.timeoutMs);
      socket.once("connect", () => {
        this.socket = socket;
        resolve(socket);
      });
      socket.on("error", fail);
      socket.on("timeout", () => fail(new Error("No answer in time.")));
      socket.on("close", () => fail(new Error("The connection was closed.")));
    });
  }

  private read(chunk: Buffer) {
    const received = this.begun.length === 0 ? chunk : Buffer.concat([this.begun, chunk]);
    const end = received.indexOf("\r\n\r\n");
    const headers = end < 0 ? "" : received.toString("latin1", 0, end);
    const whole = end < 0 ? null : bodyAt(end + 4, received, headers);
    if (whole === null) {
      // Copied: the next piece is read into the same place.
      this.begun = Buffer.from(received);
      return;
    }
    const reply = { status: Number(headers.slice(9, 12)), headers, body: whole.body };
    this.begun = Buffer.from(received.subarray(whole.end));
    if (/\r\nconnection: close/i.test(headers)) this.close();
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve(reply);
  }
}

/** Null while a part of it is still to come. */
function bodyAt(start: number, received: Buffer, headers: string): { body: string; end: number } | null {
  if (/\r\ntransfer-encoding: chunked/i.test(headers)) return chunkedBodyAt(start, received);
  const end = start + Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0);
  return received.length < end ? null : { body: received.toString("utf8", start, end), end };
}

/** As a long answer comes whose length is known to nobody when it begins. */
function chunkedBodyAt(start: number, received: Buffer): { body: string; end: number } | null {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const line = received.indexOf("\r\n", at);
    const size = Number.parseInt(received.toString("latin1", at, line), 16);
    const end = line + 2 + size;
    if (line < 0 || received.length < end + 2) return null;
    if (size === 0) return { body: Buffer.concat(chunks).toString("utf8"), end: end + 2 };
    chunks.push(received.subarray(line + 2, end));
    at = end + 2;
  }
}
