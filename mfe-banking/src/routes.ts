import { defineRoutes } from "@lintel/portal";
import { transactionMessages } from "@lintel/portal/transaction-words";
import { BankingLayout } from "./components/banking-layout";
import { bankingMessages } from "./components/messages";
import { pinMessages } from "./components/pin-confirmation/messages";
import { refusalMessages } from "./lib/refusals/messages";

const area = { layout: BankingLayout, messages: [bankingMessages, pinMessages, refusalMessages, transactionMessages] };

export default defineRoutes([
  { ...area, path: "/online-banking/dashboard", page: () => import("./dashboard/dashboard-page") },
  { ...area, path: "/online-banking/accounts", page: () => import("./accounts/accounts-page") },
  { ...area, path: "/online-banking/accounts/:accountNumber", page: () => import("./accounts/account-page") },
  { ...area, path: "/online-banking/cards", page: () => import("./cards/cards-page") },
  { ...area, path: "/online-banking/cards/get-new-card", page: () => import("./cards/get-new-card-page") },
  { ...area, path: "/online-banking/cards/:id", page: () => import("./cards/card-page") },
  { ...area, path: "/online-banking/transfer", page: () => import("./transfer/transfer-page") },
  { ...area, path: "/online-banking/transactions", page: () => import("./transactions/transactions-page") },
  { ...area, path: "/online-banking/settings", page: () => import("./settings/settings-page") },
  { ...area, path: "/online-banking/settings/reset-pin", page: () => import("./settings/reset-pin-page") },
]);
