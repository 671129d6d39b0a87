import "@lintel/shared-ui/theme.css";
import { BrowserRouter, followCurrency, followOtherTabs, followTheme } from "@lintel/portal/host";
import { ROOT_ID } from "@lintel/portal/release";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app";
import { readDocumentData } from "./document-data";
import { verifiedRegistry } from "./registry";
import { startFederation } from "./remotes/federation";
import { createPageStore } from "./remotes/page-store";
import { createRemoteLoader } from "./remotes/remote-loader";
import { allowOwnScripts } from "./trusted-types";

/** Starts everything that needs no answer first, then draws: over the prerendered page only once its code is here. */
export async function boot(): Promise<void> {
  allowOwnScripts();
  followTheme();
  followOtherTabs();
  followCurrency();

  const data = readDocumentData();
  const registry = await verifiedRegistry(data.registry);
  const loader = createRemoteLoader({ federation: startFederation(), manifests: data.manifests });
  const pages = createPageStore(registry, loader);
  const first = pages.request(window.location.pathname);

  const root = document.getElementById(ROOT_ID);
  if (root === null) throw new Error("The document has no place for the page.");
  const app = (
    <BrowserRouter>
      <App pages={pages} remotes={registry.remotes} />
    </BrowserRouter>
  );

  if (root.firstElementChild === null) {
    createRoot(root).render(app);
    return;
  }
  await first;
  hydrateRoot(root, app);
}
