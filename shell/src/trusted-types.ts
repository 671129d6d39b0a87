interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** One policy: scripts come from our own remotes and from the shell's own folder, and nothing may write HTML. */
export function allowOwnScripts(): void {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  policies?.createPolicy("default", {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, window.location.origin);
      const isOurs = origin === window.location.origin && /^\/(remotes|shell)\//.test(pathname);
      if (!isOurs) throw new TypeError(`A script from ${origin}${pathname} is not ours to run.`);
      return url;
    },
  });
}
