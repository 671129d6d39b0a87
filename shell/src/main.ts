import { ROOT_ID } from "@lintel/portal/release";
import { hearEarlyPress } from "./early-press";
import { nextTask, painted } from "./painted";
import { allowOwnScripts } from "./trusted-types";

// Ahead of all that may fail: under `npm run dev` what mends it is a script too.
allowOwnScripts();
start();

/** Scripts that lie in the cache already run before the first paint, and would hold up a page that can be read without them. */
async function start(): Promise<void> {
  const isPrerendered = document.getElementById(ROOT_ID)?.firstElementChild != null;
  const pressAgain = isPrerendered ? hearEarlyPress() : () => undefined;
  if (isPrerendered) {
    await painted();
    // What boot needs runs in tasks of its own: in one go a slow phone is deaf for a fifth of a second.
    await import(/* webpackMode: "eager" */ "react-dom/client");
    await nextTask();
    await import(/* webpackMode: "eager" */ "styled-components");
    await nextTask();
    await import(/* webpackMode: "eager" */ "@lintel/shared-ui");
    await nextTask();
    await import(/* webpackMode: "eager" */ "./boot");
    await nextTask();
  }
  const { boot, showFailure } = await import(/* webpackMode: "eager" */ "./boot");
  boot(pressAgain).catch(showFailure);
}
