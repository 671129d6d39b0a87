import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { said, stopped } from "../../tools/start/child-process";
import { ANSWERS_WITHIN_MS, keyboard, missing, type Tab } from "./tab";

const PROGRAM = "/usr/bin/firefox-esr";

interface Answer {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  message?: string;
}

/** The Firefox of the system, as it is, over WebDriver BiDi. Playwright brings a Firefox of its own, which not everyone can fetch. */
export async function openFirefox(): Promise<Tab> {
  if (!existsSync(PROGRAM)) throw missing("Firefox", "firefox-esr");
  const profile = await mkdtemp(join(tmpdir(), "lintel-firefox-"));
  const program = spawn(PROGRAM, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = async () => {
    await stopped(program);
    await rm(profile, { recursive: true, force: true });
  };
  try {
    return await driven(program, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function driven(program: ChildProcess, end: () => Promise<void>): Promise<Tab> {
  const [, address] = await said(program, /listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");

  let last = 0;
  async function call<Result>(method: string, params: object): Promise<Result> {
    const id = ++last;
    const answered = new Promise<Answer>((done) => {
      socket.on("message", function hear(text) {
        const answer = JSON.parse(String(text)) as Answer;
        if (answer.id !== id) return;
        socket.off("message", hear);
        done(answer);
      });
    });
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await within(answered, method);
    if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  }

  const session = await call<{ capabilities: { browserVersion: string } }>("session.new", { capabilities: {} });
  // In the tab that Firefox opens with, the address bar has the focus.
  const { context } = await call<{ context: string }>("browsingContext.create", { type: "tab" });

  return {
    browser: `Firefox ${session.capabilities.browserVersion}`,
    async goTo(url) {
      await call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async goBack() {
      await call("browsingContext.traverseHistory", { context, delta: -1 });
    },
    async run(work, ...given) {
      const answer = await call<{ type: string; result?: { value: string }; exceptionDetails?: { text: string } }>(
        "script.callFunction",
        {
          functionDeclaration: `async (given) => JSON.stringify({ is: await (${work})(...JSON.parse(given)) })`,
          arguments: [{ type: "string", value: JSON.stringify(given) }],
          target: { context },
          awaitPromise: true,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? "{}").is;
    },
    async press(...keys) {
      await call("input.performActions", { context, actions: keyboard(keys) });
    },
    async close() {
      socket.close();
      await end();
    },
  };
}

async function within<Result>(answer: Promise<Result>, method: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Firefox has not answered ${method}.`)), ANSWERS_WITHIN_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
