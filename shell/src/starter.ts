import { hearEarlyPress } from "./early-press";

/**
 * Stands in a document that is drawn already, behind the script that it starts. What can be read is shown first: the shell may lie in the
 * cache, and would be read and run before anything is painted. Until it runs, what is pressed is heard here.
 */
const shell = document.currentScript?.previousElementSibling as HTMLScriptElement;
// The shell hears for itself by then, and takes what is pressed again as if it were pressed now.
shell.addEventListener("load", hearEarlyPress());

/** A script of a type that no browser knows has not run; put into the document anew, under none, it does, once. */
function start(): void {
  shell.removeAttribute("type");
  document.head.append(shell);
}

// Later than a frame's own callback, which comes before its painting. A tab in the background paints nothing, and some browsers tell nothing.
new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) start();
}).observe({ type: "paint", buffered: true });
setTimeout(start, document.hidden ? 0 : 1_000);
