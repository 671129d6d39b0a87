import { Navigate, Refusal, toast, useLocation, useMessages } from "@lintel/portal";
import { endSession, isRememberedOfAnother, settleArrival } from "@lintel/portal/host";
import { loadLists, queryClient, useProfile } from "@lintel/portal/queries";
import type { RegisteredRemote } from "@lintel/portal/release";
import { closeReceipts } from "@lintel/shared-ui/bank";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { DASHBOARD, isAdminPath } from "../access/access";
import { shellMessages } from "../messages";
import type { PageStore } from "../remotes/page-store";
import { RemoteView } from "../remotes/remote-view";
import { LoadingScreen } from "../views/loading-screen";
import { Frame } from "./frame";
import { useNews } from "./hear-news";
import { IdleGuard } from "./idle-guard";

export interface SignedInAreaProps {
  pages: PageStore;
  remotes: readonly RegisteredRemote[];
  /** Without a trailing slash. */
  pathname: string;
  idleMinutes: number;
}

export function SignedInArea(props: SignedInAreaProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <KnownPerson {...props} />
    </QueryClientProvider>
  );
}

/** Nothing of a signed-in page is drawn before it is known who is here. */
function KnownPerson({ pages, remotes, pathname, idleMinutes }: SignedInAreaProps) {
  const t = useMessages(shellMessages);
  const location = useLocation();
  const profile = useProfile();
  const person = profile.data?.id;
  const isKnown = profile.data !== undefined;
  const [pathOwner, setPathOwner] = useState(person);
  if (pathOwner === undefined && person !== undefined) setPathOwner(person);
  const isOver = profile.error instanceof Refusal && profile.error.status === 401;
  const hasFailed = profile.isError && (isOver || !isKnown);
  useNews(isKnown);

  useEffect(() => {
    if (isKnown) loadLists();
  }, [isKnown]);

  useEffect(() => {
    if (person === undefined) return;
    settleArrival(person);
    setPathOwner(person);
    return closeReceipts;
  }, [person]);

  useEffect(() => {
    if (!hasFailed) return;
    // Whoever is known learns at the login that their session has ended.
    if (!isKnown) toast.error(t("profileFailed"));
    endSession(isOver ? "expired" : "profile");
  }, [hasFailed, isKnown, isOver, t]);

  if (!profile.data) return <LoadingScreen label={t("loadingAccounts")} />;
  if (isAdminPath(pathname) && profile.data.role !== "admin") return <Navigate to={DASHBOARD} replace />;
  const path = `${location.pathname}${location.search}${location.hash}`;
  // It may name an account, or what was searched for: of whoever was in this tab before, or until somebody else signed in in another tab.
  const isOfAnother = pathOwner !== profile.data.id || isRememberedOfAnother(path, profile.data.id);
  if (isOfAnother) return <Navigate to={DASHBOARD} replace />;
  return (
    <Frame profile={profile.data} remotes={remotes}>
      <RemoteView pages={pages} pathname={pathname} surround={(view) => view} />
      <IdleGuard idleMinutes={idleMinutes} />
    </Frame>
  );
}
