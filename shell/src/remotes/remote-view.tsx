import { useMessages } from "@lintel/portal";
import { ParamsContext } from "@lintel/portal/host";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { shellMessages } from "../messages";
import { AreaUnavailable } from "../views/area-unavailable";
import { ErrorBoundary } from "../views/error-boundary";
import { ErrorView } from "../views/error-view";
import { PagePending } from "../views/loading-screen";
import { NotFoundView } from "../views/not-found-view";
import type { PageStore } from "./page-store";
import { RouteArrival } from "./route-arrival";

interface RemoteViewProps {
  pages: PageStore;
  pathname: string;
  /** Surrounds a view of the host's own; a remote's page brings its surroundings or stands in the signed-in frame. */
  surround: (view: ReactNode) => ReactNode;
}

/** Whatever answers the path: its page, its card while it cannot be loaded, or the 404. */
export function RemoteView({ pages, pathname, surround }: RemoteViewProps) {
  const t = useMessages(shellMessages);
  const read = () => pages.state(pathname);
  const state = useSyncExternalStore(pages.subscribe, read, read);

  if (state.status === "loading") return surround(<PagePending label={t("loadingPage")} />);
  if (state.status === "unknown") {
    return (
      <>
        {surround(<NotFoundView />)}
        <RouteArrival pathname={pathname} />
      </>
    );
  }
  if (state.status === "failed" || state.status === "off") {
    // Whether an area is back on the site, a new page knows at once.
    const retry = state.status === "off" ? () => window.location.reload() : () => void pages.retry(pathname);
    return (
      <>
        {surround(<AreaUnavailable area={state.remote.area} onRetry={retry} />)}
        <RouteArrival pathname={pathname} />
      </>
    );
  }

  const broken = (error: unknown, reset: () => void) => (
    <>
      <ErrorView error={error} onRetry={() => void pages.retry(pathname, { brokeWhenDrawn: true }).then(reset)} />
      <RouteArrival pathname={pathname} />
    </>
  );
  const { Page, Layout, params, routePath } = state;
  const page = (
    <ErrorBoundary
      // What was begun about one person or account must not go on about the next.
      key={pathname}
      drawing={routePath}
      pathname={pathname}
      fallback={broken}
    >
      <Suspense fallback={<PagePending label={t("loadingPage")} />}>
        <Page />
        <RouteArrival pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary
      drawing={`the surroundings of ${routePath}`}
      pathname={pathname}
      fallback={(error, reset) => surround(broken(error, reset))}
    >
      <ParamsContext value={params}>{Layout ? <Layout>{page}</Layout> : page}</ParamsContext>
    </ErrorBoundary>
  );
}
