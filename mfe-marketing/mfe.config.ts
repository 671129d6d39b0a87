import { defineRemote } from "@lintel/portal/release";

export default defineRemote({
  name: "mfe-marketing",
  team: "marketing",
  area: "This page",
  basePaths: [
    "/",
    "/accounts",
    "/accounts/checking",
    "/accounts/savings",
    "/cards",
    "/cards/debit",
    "/cards/credit",
    "/loans",
    "/loans/home-loan",
    "/loans/personal-loan",
    "/loans/educational-loan",
    "/about-us",
    "/careers",
    "/faqs",
    "/privacy-policy",
    "/terms-and-condition",
    "/contact",
  ],
  access: "public",
  nav: [],
  requires: { portal: "^0.1.0", "shared-ui": "^0.1.0" },
});
