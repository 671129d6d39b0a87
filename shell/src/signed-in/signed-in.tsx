import { useMessages } from "@lintel/portal";
import { useEffect, useState } from "react";
import { shellMessages } from "../messages";
import { RouteArrival } from "../remotes/route-arrival";
import { ErrorBoundary } from "../views/error-boundary";
import { ErrorView } from "../views/error-view";
import { LoadingScreen } from "../views/loading-screen";
import type { SignedInAreaProps } from "./signed-in-area";

type Area = typeof import("./signed-in-area");

let loading: Promise<Area> | null = null;
let here: Area | null = null;

/** What only signed-in pages need comes in a file of its own; asking early is free. */
export function loadSignedInArea(): Promise<Area> {
  // The host shares only what it imports itself, and the bank's components are for the remotes: they come in the same file.
  loading ??= Promise.all([import("./signed-in-area"), import("@lintel/shared-ui/bank")]).then(([area]) => {
    here = area;
    return area;
  });
  return loading;
}

export function SignedIn(props: SignedInAreaProps) {
  return (
    <ErrorBoundary
      drawing="the signed-in area"
      // Only a new page asks anew for a file that hangs, and finds a shell whose files are there. Without the frame nothing is left to lose.
      fallback={(error) => (
        <main id="main">
          <ErrorView error={error} />
          <RouteArrival pathname={props.pathname} />
        </main>
      )}
    >
      <Loaded {...props} />
    </ErrorBoundary>
  );
}

/** Not by `use`: what takes the place of a Suspense fallback, React holds back for 300 ms, and the bank is asked for nothing meanwhile. */
function Loaded(props: SignedInAreaProps) {
  const t = useMessages(shellMessages);
  const [area, setArea] = useState(here);

  useEffect(() => {
    loadSignedInArea().then(setArea, (error: unknown) =>
      setArea(() => {
        throw error;
      }),
    );
  }, []);

  if (area === null) return <LoadingScreen label={t("loadingAccounts")} />;
  return <area.SignedInArea {...props} />;
}
