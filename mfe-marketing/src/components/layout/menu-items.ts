import type { MenuItem } from "@lintel/shared-ui/public";
import type { Copy } from "../../lib/use-copy";
import type en from "./languages/en";

export function menuItems(copy: Copy<typeof en>): readonly MenuItem[] {
  return [
    {
      id: "services",
      label: copy("services"),
      groups: [
        {
          id: "accounts",
          label: copy("accounts"),
          links: [
            { to: "/accounts", label: copy("accountsAll"), text: copy("accountsAllText") },
            { to: "/accounts/checking", label: copy("checking"), text: copy("checkingText") },
            { to: "/accounts/savings", label: copy("savings"), text: copy("savingsText") },
          ],
        },
        {
          id: "cards",
          label: copy("cards"),
          links: [
            { to: "/cards", label: copy("cardsAll"), text: copy("cardsAllText") },
            { to: "/cards/credit", label: copy("creditCard"), text: copy("creditCardText") },
            { to: "/cards/debit", label: copy("debitCard"), text: copy("debitCardText") },
          ],
        },
        {
          id: "loans",
          label: copy("loans"),
          links: [{ to: "/loans", label: copy("loansAll"), text: copy("loansAllText") }],
        },
      ],
    },
    {
      id: "about",
      label: copy("about"),
      links: [
        { to: "/about-us", label: copy("aboutUs") },
        { to: "/careers", label: copy("careers") },
        { to: "/faqs", label: copy("faqs") },
        { to: "/terms-and-condition", label: copy("terms") },
        { to: "/privacy-policy", label: copy("privacy") },
      ],
    },
    {
      id: "apply",
      label: copy("applyNow"),
      links: [
        { to: "/loans/home-loan", label: copy("homeLoan"), text: copy("homeLoanText") },
        { to: "/loans/personal-loan", label: copy("personalLoan"), text: copy("personalLoanText") },
        { to: "/loans/educational-loan", label: copy("educationalLoan"), text: copy("educationalLoanText") },
      ],
    },
    { id: "contact", label: copy("contact"), to: "/contact" },
  ];
}
