import { declareRemote } from "@lintel/portal/release";

export default declareRemote({
  name: "mfe-banking",
  team: "banking",
  area: "Online banking",
  basePaths: ["/online-banking/*"],
  access: "customer",
  nav: [
    { to: "/online-banking/dashboard", label: "dashboard", icon: "layout-dashboard", section: "banking" },
    { to: "/online-banking/accounts", label: "accounts", icon: "landmark", section: "banking" },
    { to: "/online-banking/cards", label: "cards", icon: "credit-card", section: "banking" },
    { to: "/online-banking/transactions", label: "transactions", icon: "list", section: "banking" },
    { to: "/online-banking/transfer", label: "transfer", icon: "send", section: "banking" },
    { to: "/online-banking/settings", label: "settings", icon: "settings", section: "banking" },
  ],
  requires: { portal: "^0.1.0", "shared-ui": "^0.1.0" },
  pageBudgetKb: 36,
});
