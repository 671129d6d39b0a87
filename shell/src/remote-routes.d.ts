/** The routes of the remote whose pages are being prerendered; the build says which. */
declare module "remote-routes" {
  const routes: import("@lintel/portal/host").RoutesModule["default"];
  export default routes;
}

/** What the same remote says about its pages' heads. */
declare module "remote-heads" {
  export function headOf(
    path: string,
    locale: import("@lintel/contract").Locale,
  ): Promise<{ title: string; description: string; structuredData: readonly object[] } | null>;
}
