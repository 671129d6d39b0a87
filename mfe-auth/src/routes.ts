import { defineRoutes } from "@lintel/portal";
import { AuthFrame } from "./components/auth-frame";
import { messages } from "./messages";

const shared = { layout: AuthFrame, messages };

export default defineRoutes([
  { path: "/create-new-profile", page: () => import("./sign-up/sign-up-page"), ...shared },
  { path: "/login", page: () => import("./login/login-page"), ...shared },
  { path: "/reset-account-password", page: () => import("./reset-password/request-code-page"), ...shared },
  {
    path: "/reset-account-password/new-password",
    page: () => import("./reset-password/new-password-page"),
    ...shared,
  },
]);
