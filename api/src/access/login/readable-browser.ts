/** Names that are the same in every language. */
export interface ReadableBrowser {
  browser: string | undefined;
  system: string | undefined;
}

/**
 * Firefox and Windows, as far as a user agent can be believed; never its own text, which a stranger wrote. On a phone a browser has a name of
 * its own, beside that of the one it is made of: a letter that named the other would look like somebody else's sign-in.
 */
export function readableBrowser(userAgent: string): ReadableBrowser {
  const browser = firstMatch(userAgent, [
    [/Edg(A|iOS)?\//, "Edge"],
    [/OP[RT]\//, "Opera"],
    [/SamsungBrowser\//, "Samsung Internet"],
    [/(Firefox|FxiOS)\//, "Firefox"],
    [/(Chrome|CriOS)\//, "Chrome"],
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
