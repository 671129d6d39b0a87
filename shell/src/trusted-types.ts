interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const previewed: string[] = [];

/** Code from there was signed for this browser and for now. */
export function allowScriptsFrom(folder: string): void {
  previewed.push(`${folder}/`);
}

/** One policy: scripts come from our own remotes and from the shell's own folder, and nothing may write HTML. */
export function allowOwnScripts(): void {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  policies?.createPolicy("default", {
    createScriptURL(url) {
      const { origin, pathname, href } = new URL(url, window.location.origin);
      const isOurs = origin === window.location.origin && /^\/(remotes|shell)\//.test(pathname);
      if (!isOurs && !previewed.some((folder) => href.startsWith(folder)))
        throw new TypeError(`A script from ${origin}${pathname} is not ours to run.`);
      return url;
    },
  });
}
