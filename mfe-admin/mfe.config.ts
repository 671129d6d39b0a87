import { declareRemote } from "@lintel/portal/release";

export default declareRemote({
  name: "mfe-admin",
  team: "admin",
  area: "Administration",
  basePaths: ["/online-banking/admin/*"],
  access: "admin",
  nav: [
    {
      to: "/online-banking/admin/users",
      covers: "/online-banking/admin",
      label: "admin",
      icon: "shield-user",
      section: "administration",
      role: "admin",
    },
  ],
  requires: { portal: "^0.1.0", "shared-ui": "^0.1.0" },
  pageBudgetKb: 36,
});
