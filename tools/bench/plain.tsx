/** The same site as one plain program, without federation: what the federated one is measured against. */
import "@lintel/shared-ui/theme.css";
import { BrowserRouter, followCurrency, followOtherTabs, followTheme, provideToasts } from "@lintel/portal/host";
import { type RegisteredRemote, ROOT_ID } from "@lintel/portal/release";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import admin from "../../mfe-admin/src/routes";
import auth from "../../mfe-auth/src/routes";
import banking from "../../mfe-banking/src/routes";
import marketing from "../../mfe-marketing/src/routes";
import { App } from "../../shell/src/app";
import { createPageStore } from "../../shell/src/remotes/page-store";

const NONE = { version: "", manifestSha384: "" };
const everything: RegisteredRemote = {
  name: "plain",
  team: "",
  area: "This page",
  basePaths: ["/*"],
  access: "public",
  nav: [],
  requires: {},
  current: NONE,
  lastGood: null,
};
const routes = { default: [...marketing, ...auth, ...banking, ...admin] };

followTheme();
followOtherTabs();
followCurrency();
provideToasts(async () => (await import("../../shell/src/toasts/show-toasts")).showToasts());

const pages = createPageStore(
  { remotes: [everything] },
  { attempt: (_remote, using) => using(routes), forget: () => undefined },
);
const root = document.getElementById(ROOT_ID);
if (root !== null) {
  const app = (
    <BrowserRouter>
      <App pages={pages} remotes={[everything]} idleMinutes={15} />
    </BrowserRouter>
  );
  await pages.request(window.location.pathname);
  if (root.firstElementChild === null) createRoot(root).render(app);
  else startTransition(() => void hydrateRoot(root, app));
}
