import { Navigate, useLocation, useMessages } from "@lintel/portal";
import {
  type EndReason,
  leaveHalfFilled,
  rememberedPath,
  rememberPath,
  settleEnd,
  useSessionState,
} from "@lintel/portal/host";
import { LATE_CLASS, type RegisteredRemote } from "@lintel/portal/release";
import { LiveRegions } from "@lintel/shared-ui";
import { Suspense, useEffect } from "react";
import { accessTo } from "./access/access";
import { shellMessages } from "./messages";
import type { PageStore } from "./remotes/page-store";
import { RemoteView } from "./remotes/remote-view";
import { SignedIn } from "./signed-in/signed-in";
import { recordVisit } from "./telemetry/capture";
import { ErrorBoundary } from "./views/error-boundary";
import { ErrorView } from "./views/error-view";
import { LoadingScreen } from "./views/loading-screen";
import { OfflineBanner } from "./views/offline-banner";
import { Standalone } from "./views/view";

interface AppProps {
  pages: PageStore;
  remotes: readonly RegisteredRemote[];
  idleMinutes: number;
}

export function App(props: AppProps) {
  // Hidden is not gone: whoever looks for "Go Home" in the document, and not on the screen, would find another one first.
  useEffect(() => document.querySelector(`.${LATE_CLASS}`)?.remove(), []);

  return (
    <ErrorBoundary
      drawing="the site"
      fallback={(error) => (
        <main id="main">
          <ErrorView error={error} />
        </main>
      )}
    >
      <OfflineBanner />
      <Guarded {...props} />
      <LiveRegions />
    </ErrorBoundary>
  );
}

/** The access rules, before anything of a page is drawn. */
function Guarded({ pages, remotes, idleMinutes }: AppProps) {
  const t = useMessages(shellMessages);
  const { pathname, search, hash } = useLocation();
  const session = useSessionState();
  const access = accessTo({ pathname, session, rememberedPath: rememberedPath() });

  useEffect(() => recordVisit(pathname), [pathname]);
  // It may end while a public page is open, too: by another tab, or by an answer that comes late.
  useEffect(() => {
    if (access.kind === "open" && session.ended !== null) settleEnd();
  }, [access.kind, session.ended]);
  useEffect(() => {
    if (session.signedInElsewhereAt !== null && session.signedInElsewhereAt !== pathname) leaveHalfFilled();
  }, [session.signedInElsewhereAt, pathname]);

  if (access.kind === "redirect") {
    const from = access.remember ? `${pathname}${search}${hash}` : null;
    return <Redirect to={access.to} remembering={from} ended={session.ended} />;
  }
  if (access.kind === "open") {
    return <RemoteView pages={pages} pathname={pathname} surround={(view) => <Standalone>{view}</Standalone>} />;
  }
  return (
    <Suspense fallback={<LoadingScreen label={t("loadingAccounts")} />}>
      <SignedIn pages={pages} remotes={remotes} pathname={pathname} idleMinutes={idleMinutes} />
    </Suspense>
  );
}

interface RedirectProps {
  to: string;
  remembering: string | null;
  ended: EndReason | null;
}

function Redirect({ to, remembering, ended }: RedirectProps) {
  useEffect(() => {
    if (remembering !== null) rememberPath(remembering);
  }, [remembering]);
  // The login says why somebody is there who did not ask for it.
  return <Navigate to={to} replace state={remembering === null ? null : { ended }} />;
}
