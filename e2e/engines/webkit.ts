import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { said, stopped } from "../../tools/start/child-process";
import { freePort } from "../../tools/start/ports.mjs";
import { ANSWERS_WITHIN_MS, keyboard, missing, type Tab } from "./tab";

const PROGRAM = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";

/** WebKit as GTK builds it, the engine of Safari, over classic WebDriver. It needs a screen, which nobody has to see. */
export async function openWebKit(): Promise<Tab> {
  if (!existsSync(PROGRAM)) throw missing("WebKit", "webkit2gtk-driver");
  if (!existsSync(SCREEN)) throw missing("screen for WebKit", "xvfb");
  const screen = spawn(SCREEN, ["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [, display] = await said(screen, /^(\d+)\n/);
  const port = await freePort();
  const driver = spawn(PROGRAM, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  const end = async () => {
    await stopped(driver);
    await stopped(screen);
  };
  try {
    return await driven(port, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function driven(port: number, end: () => Promise<void>): Promise<Tab> {
  async function call<Result>(method: "GET" | "POST" | "DELETE", path: string, body: object = {}): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value as Result;
  }

  await listening(() => call("GET", "/status"));
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    "POST",
    "/session",
    { capabilities: {} },
  );
  const session = `/session/${sessionId}`;

  return {
    browser: `WebKit ${capabilities.browserVersion}`,
    async goTo(url) {
      await call("POST", `${session}/url`, { url });
    },
    async goBack() {
      await call("POST", `${session}/back`);
    },
    async run(work, ...given) {
      const script = `const done = arguments[1];
        (async () => (${work})(...JSON.parse(arguments[0])))()
          .then((is) => done(JSON.stringify({ is })), (error) => done(JSON.stringify({ failed: String(error) })));`;
      const told = await call<string>("POST", `${session}/execute/async`, { script, args: [JSON.stringify(given)] });
      const { is, failed } = JSON.parse(told);
      if (failed) throw new Error(failed);
      return is;
    },
    async press(...keys) {
      await call("POST", `${session}/actions`, { actions: keyboard(keys) });
    },
    async close() {
      await call("DELETE", session).finally(end);
    },
  };
}

async function listening(ask: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
