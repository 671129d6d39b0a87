import { ROOT_ID } from "@lintel/portal/release";
import { painted } from "./painted";

start();

/** Scripts that lie in the cache already run before the first paint, and would hold up a page that can be read without them. */
async function start(): Promise<void> {
  const isPrerendered = document.getElementById(ROOT_ID)?.firstElementChild != null;
  if (isPrerendered) await painted();
  const { boot, showFailure } = await import(/* webpackMode: "eager" */ "./boot");
  boot().catch(showFailure);
}
