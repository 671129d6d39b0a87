import "@lintel/shared-ui/theme.css";
import { reportError } from "@lintel/portal";
import {
  askForProfileEarly,
  BrowserRouter,
  currentLocale,
  currentToken,
  documentData,
  followCurrency,
  followOtherTabs,
  followTheme,
  provideToasts,
} from "@lintel/portal/host";
import { isSignedInPath, remoteFor } from "@lintel/portal/paths";
import { type RegisteredRemote, ROOT_ID, remotesFor } from "@lintel/portal/release";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterQuiet } from "./after-quiet";
import { App } from "./app";
import { bearChangesByOthers } from "./changed-by-others";
import { shellMessages } from "./messages";
import { preloadOnIntent } from "./navigation/preload-on-intent";
import { painted } from "./painted";
import { verifiedRegistry } from "./registry";
import { startFederation } from "./remotes/federation";
import { answerForEveryScript, trustFilesOf } from "./remotes/integrity";
import { createPageStore, type LivePageStore } from "./remotes/page-store";
import { createRemoteLoader } from "./remotes/remote-loader";
import { loadSignedInArea } from "./signed-in/signed-in";
import { captureFailures, recordLoaded } from "./telemetry/capture";
import { ErrorView } from "./views/error-view";

interface Live {
  remotes: readonly RegisteredRemote[];
  killed: readonly RegisteredRemote[];
}

/** Starts everything that needs no answer first, then draws: over a prerendered page only once its code is here. */
export async function boot(pressAgain: () => void): Promise<void> {
  const data = documentData();
  if (data === null) throw new Error("The document carries no data for the shell.");
  const live: Live = { remotes: [], killed: [] };
  let routeOf: LivePageStore["routeOf"] = () => null;
  captureFailures({
    site: () => ({ shellVersion: data.shell.version, remotes: live.remotes }),
    routeOf: (path) => routeOf(path),
  });
  bearChangesByOthers();
  trustFilesOf(data.shell, `/shell/${data.shell.version}`);
  answerForEveryScript();
  followTheme();
  followOtherTabs();
  followCurrency();
  provideToasts(async () => (await import("./toasts/show-toasts")).showToasts());

  const { pathname } = window.location;
  if (currentToken() !== null && isSignedInPath(pathname)) {
    askForProfileEarly();
    // Its failure is told where it is drawn.
    loadSignedInArea().catch(() => undefined);
  }

  // Its own words keep nothing waiting that does not show them.
  const words = shellMessages.load(currentLocale());
  const registry = await verifiedRegistry(data.registry);
  live.remotes = remotesFor(registry, data.trials);
  live.killed = registry.killed ?? [];
  if (data.previews) {
    const { previewRemotes } = await import("./later/preview-remotes");
    live.remotes = await previewRemotes(live.remotes, data.previews);
  }
  const loader = createRemoteLoader({
    federation: startFederation(),
    manifests: data.manifests,
    onLoaded: ({ name }, version) => recordLoaded(name, version),
  });
  const pages = createPageStore(live, loader);
  routeOf = pages.routeOf;
  const root = document.getElementById(ROOT_ID);
  if (root === null) throw new Error("The document has no place for the page.");
  const standing = root.firstElementChild === null ? null : pages.requestAsDrawn(pathname);
  // The console's code is asked for once the profile says that this is an admin, and not before.
  if (standing === null && remoteFor(live.remotes, pathname)?.access !== "admin") void pages.request(pathname);
  preloadOnIntent(pages, (path) => currentToken() !== null || !isSignedInPath(path));

  const app = () => (
    <BrowserRouter>
      <App pages={pages} remotes={live.remotes} idleMinutes={data.idleMinutes} />
    </BrowserRouter>
  );
  const follow = (drawn: Root) => {
    afterQuiet(async () => {
      const { startLater } = await import("./later/start-later");
      startLater({
        registry,
        remotes: live.remotes,
        onRemotes(remotes, killed) {
          live.remotes = remotes;
          live.killed = killed;
          pages.dropMoved();
          drawn.render(app());
        },
      });
    });
  };

  await words;
  if (standing === null) {
    const drawn = createRoot(root);
    drawn.render(app());
    follow(drawn);
    return;
  }
  // A prerendered page reads and links without us: it stays until its own code can take it over.
  await standing;
  await painted();
  // In slices: in one go it would hold up for a quarter of a second, on a slow phone, whoever taps or scrolls already.
  startTransition(() => follow(hydrateRoot(root, app())));
  // React takes over at once what is pressed, wherever it has come to.
  pressAgain();
}

/** The site could not be started at all. A prerendered page is worth more than an error and stays. */
export function showFailure(error: unknown): void {
  reportError(error, { doing: "starting the site" });
  const root = document.getElementById(ROOT_ID);
  if (root === null || root.firstElementChild !== null) return;
  createRoot(root).render(
    <main id="main">
      <ErrorView error={error} />
    </main>,
  );
}
