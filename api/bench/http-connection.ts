import { connect, type Socket } from "node:net";

export interface BenchReply {
  status: number;
  headers: string;
  body: string;
}

/** One keep-alive connection, one request at a time. So lean because it shares the machine with what it measures. */
export class HttpConnection {
  private socket: Socket | null = null;
  private received: Buffer = Buffer.alloc(0);
  private waiting: { resolve: (reply: BenchReply) => void; reject: (error: Error) => void } | null = null;

  constructor(
    private readonly host: string,
    private readonly port: number,
    private readonly timeoutMs = 10_000,
  ) {}

  async send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<BenchReply> {
    const socket = this.socket ?? (await this.open());
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const content =
      body === undefined
        ? "\r\n"
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      socket.setTimeout(this.timeoutMs);
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${lines.join("")}${content}`);
    });
  }

  close() {
    this.socket?.destroy();
    this.socket = null;
  }

  private open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: this.host, port: this.port, noDelay: true });
      const fail = (error: Error) => {
        this.close();
        this.received = Buffer.alloc(0);
        const { waiting } = this;
        this.waiting = null;
        waiting?.reject(error);
        reject(error);
      };
      socket.once("connect", () => {
        this.socket = socket;
        resolve(socket);
      });
      socket.on("data", (chunk) => this.read(chunk));
      socket.on("error", fail);
      socket.on("timeout", () => fail(new Error("No answer in time.")));
      socket.on("close", () => fail(new Error("The connection was closed.")));
    });
  }

  private read(chunk: Buffer) {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const end = this.received.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = this.received.toString("latin1", 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const total = end + 4 + length;
    if (this.received.length < total) return;
    const reply = {
      status: Number(head.slice(9, 12)),
      headers: head,
      body: this.received.toString("utf8", end + 4, total),
    };
    this.received = this.received.subarray(total);
    if (/\r\nconnection: close/i.test(head)) this.close();
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve(reply);
  }
}
