import { declareRemote } from "@lintel/portal/release";

export default declareRemote({
  name: "mfe-auth",
  team: "auth",
  area: "Sign in",
  basePaths: ["/create-new-profile", "/login", "/reset-account-password", "/reset-account-password/new-password"],
  access: "guest",
  nav: [],
  requires: { portal: "^0.1.0", "shared-ui": "^0.1.0" },
  pageBudgetKb: 24,
});
