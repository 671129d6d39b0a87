/** Names that are the same in every language. */
export interface ReadableBrowser {
  browser: string | undefined;
  system: string | undefined;
}

/** Firefox and Windows, as far as a user agent can be believed; never its own text, which a stranger wrote. */
export function readableBrowser(userAgent: string): ReadableBrowser {
  const browser = firstMatch(userAgent, [
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\//, "Firefox"],
    [/Chrome\//, "Chrome"],
    [/Safari\//, "Safari"],
  ]);
  const system = firstMatch(userAgent, [
    [/iPhone|iPad/, "iOS"],
    [/Android/, "Android"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "macOS"],
    [/Linux/, "Linux"],
  ]);
  return { browser, system };
}

function firstMatch(text: string, names: readonly (readonly [RegExp, string])[]): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
