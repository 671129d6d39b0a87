import { ParamsContext } from "@lintel/portal/host";
import { Suspense, useSyncExternalStore } from "react";
import { AreaUnavailable } from "../views/area-unavailable";
import { LoadingScreen } from "../views/loading-screen";
import { NotFoundView } from "../views/not-found-view";
import type { PageStore } from "./page-store";

interface RemoteViewProps {
  pages: PageStore;
  pathname: string;
}

/** Whatever answers the path: its page, its card while it cannot be loaded, or the 404. */
export function RemoteView({ pages, pathname }: RemoteViewProps) {
  const read = () => pages.state(pathname);
  const state = useSyncExternalStore(pages.subscribe, read, read);

  if (state.status === "unknown") return <NotFoundView />;
  if (state.status === "failed") {
    return <AreaUnavailable area={state.remote.area} onRetry={() => void pages.retry(pathname)} />;
  }
  if (state.status === "loading") return <LoadingScreen />;

  const { Page, Layout, params, routePath } = state;
  const page = (
    <Suspense key={routePath} fallback={<LoadingScreen />}>
      <Page />
    </Suspense>
  );
  return <ParamsContext value={params}>{Layout ? <Layout>{page}</Layout> : page}</ParamsContext>;
}
