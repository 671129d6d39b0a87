/** The routes of the remote whose pages are being prerendered; the build says which. */
declare module "remote-routes" {
  const routes: import("@lintel/portal/host").RoutesModule["default"];
  export default routes;
}
