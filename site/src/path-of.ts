export function pathOf(url: string): string {
  return url.split("?")[0] ?? "/";
}

/** As the log may have it: an account's number stands in the address of its page, and is nobody's who reads logs. */
export function loggedPath(url: string): string {
  return pathOf(url).replace(/\d{6,}/g, "*");
}
