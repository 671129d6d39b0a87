import { randomUUID } from "node:crypto";
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { JSON_TYPE } from "./calls";
import { refusalBody } from "./refusals";

const UNREAD: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What could not even be read as a request is refused like one. Where its end is nobody knows, so the connection ends with it. */
export function refuseUnread(
  error: NodeJS.ErrnoException,
  socket: Socket,
  ofEveryAnswer: Readonly<Record<string, string>>,
) {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const status = UNREAD[error.code ?? ""] ?? 400;
  const id = randomUUID();
  const body = JSON.stringify(refusalBody("invalid_request", id, ""));
  const headers = Object.entries({
    ...ofEveryAnswer,
    "cache-control": "no-store",
    "x-request-id": id,
    "content-type": JSON_TYPE,
    "content-length": Buffer.byteLength(body),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  // Into an answer that has begun nothing else is said, or whoever reads it takes this for a part of it. Node's own refusal looks at the same.
  const { _httpMessage: answer } = socket as Socket & { readonly _httpMessage?: ServerResponse | null };
  if (socket.writable && !answer?.headersSent)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}\r\n${body}`);
  socket.destroy(error);
}
