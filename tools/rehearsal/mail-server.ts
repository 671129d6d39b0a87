import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  readonly url: string;
  /** The first six digits standing alone in the newest letter to somebody. */
  codeFor(address: string): Promise<string>;
  close(): void;
}

/** Takes every letter and keeps it, in place of the world's mail. */
export async function startMailServer(): Promise<MailServer> {
  const letters: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
      });
      stream.on("end", () => {
        for (const { address } of session.envelope.rcptTo) letters.push({ to: address, text });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as { port: number };

  return {
    url: `smtp://127.0.0.1:${port}`,
    async codeFor(address) {
      for (let waited = 0; waited < 10_000; waited += 100) {
        const letter = letters.findLast(({ to, text }) => to === address && /\b\d{6}\b/.test(bodyOf(text)));
        const code = letter && /\b\d{6}\b/.exec(bodyOf(letter.text))?.[0];
        if (code) return code;
        await sleep(100);
      }
      throw new Error(`No code was mailed to ${address}.`);
    },
    close: () => server.close(),
  };
}

/** What a person reads: the headers are full of numbers. */
function bodyOf(text: string): string {
  const plain = /content-type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(text)?.[1];
  return plain ?? text.slice(text.indexOf("\r\n\r\n"));
}
