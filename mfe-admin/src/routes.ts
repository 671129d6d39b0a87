import { defineRoutes } from "@lintel/portal";
import { transactionMessages } from "@lintel/portal/transaction-words";
import { AdminLayout } from "./components/admin-layout";
import { messages } from "./messages";

const area = { layout: AdminLayout, messages };

export default defineRoutes([
  { path: "/online-banking/admin", page: () => import("./overview/overview-page"), ...area },
  { path: "/online-banking/admin/users", page: () => import("./users/users-page"), ...area },
  {
    path: "/online-banking/admin/users/:id",
    page: () => import("./user/user-page"),
    ...area,
    messages: [messages, transactionMessages],
  },
  {
    path: "/online-banking/admin/pending",
    page: () => import("./pending/pending-page"),
    ...area,
    messages: [messages, transactionMessages],
  },
  { path: "/online-banking/admin/audit", page: () => import("./audit/audit-page"), ...area },
  { path: "/online-banking/admin/releases", page: () => import("./releases/releases-page"), ...area },
]);
