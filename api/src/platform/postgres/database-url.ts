export interface DatabaseUrl {
  readonly host: string;
  readonly port: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** What is no escape is taken as it stands. */
const BAD_ESCAPE = / |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i;

/**
 * Reads an address as the driver does: what stands in its query goes before what stands in front of it, and of two the last counts. What it
 * does not say is empty, and left to PGHOST and the like.
 */
export function readDatabaseUrl(text: string): DatabaseUrl {
  const { hostname, port, username, password, pathname, searchParams } = urlOf(text);
  const parameters: DatabaseUrl["parameters"] = Object.fromEntries(searchParams);
  return {
    host: parameters.host || decodeURIComponent(hostname.replace(/^\[(.+)\]$/, "$1")),
    port: parameters.port || port,
    user: parameters.user || decodeURIComponent(username),
    password: parameters.password || decodeURIComponent(password),
    database: decodeURI(pathname.slice(1)),
    parameters,
  };
}

/** The same address with these options of a connection in the place of its own. */
export function withOptions(text: string, options: string): string {
  const url = urlOf(text);
  url.searchParams.set("options", options);
  return url.href;
}

function urlOf(text: string): URL {
  return new URL(BAD_ESCAPE.test(text) ? encodeURI(text).replaceAll(/%25(\d\d)/g, "%$1") : text);
}
