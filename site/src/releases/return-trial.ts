import type { ReleaseStore } from "../store/release-store";
import { changeRegistry, findRemote, withoutTrial } from "./change-registry";
import type { ReturnTrial } from "./share-trials";
import type { SigningKey } from "./signing";

class EndedAlready extends Error {}

/** Ends a trial for good: no copy of the site that starts later gives it to anybody, and the history says why. */
export function trialReturner(store: ReleaseStore, key: SigningKey): ReturnTrial {
  return async (remote, version) => {
    try {
      await changeRegistry(
        store,
        key,
        (registry) => {
          const ended = withoutTrial(registry, remote, version);
          // Another copy of the site was quicker, or somebody has promoted or ended it meanwhile.
          if (ended === null) throw new EndedAlready();
          return ended;
        },
        (before) => ({
          by: "the site",
          at: new Date().toISOString(),
          action: "returned by itself",
          app: remote,
          from: version,
          to: findRemote(before, remote)?.current.version ?? null,
          share: 0,
        }),
      );
      console.warn(`site: the trial of ${remote} ${version} is ended in the registry`);
    } catch (error) {
      if (error instanceof EndedAlready) return;
      console.error(`site: the trial of ${remote} ${version} could not be ended in the registry: ${error}`);
    }
  };
}
