import { useLocation } from "@lintel/portal";
import type { RegisteredRemote } from "@lintel/portal/release";
import type { PageStore } from "./remotes/page-store";
import { RemoteView } from "./remotes/remote-view";

interface AppProps {
  pages: PageStore;
  remotes: readonly RegisteredRemote[];
}

export function App({ pages }: AppProps) {
  const { pathname } = useLocation();
  return <RemoteView pages={pages} pathname={pathname} />;
}
