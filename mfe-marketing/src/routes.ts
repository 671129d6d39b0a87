import { defineRoutes } from "@lintel/portal";
import { messages } from "./components/layout/messages";
import { PublicLayout } from "./components/layout/public-layout";

const around = { layout: PublicLayout, messages };

export default defineRoutes([
  { path: "/", page: () => import("./home/home-page"), ...around },
  { path: "/accounts", page: () => import("./accounts/accounts-page"), ...around },
  { path: "/accounts/checking", page: () => import("./checking/checking-page"), ...around },
  { path: "/accounts/savings", page: () => import("./savings/savings-page"), ...around },
  { path: "/cards", page: () => import("./cards/cards-page"), ...around },
  { path: "/cards/debit", page: () => import("./debit-card/debit-card-page"), ...around },
  { path: "/cards/credit", page: () => import("./credit-card/credit-card-page"), ...around },
  { path: "/loans", page: () => import("./loans/loans-page"), ...around },
  { path: "/loans/home-loan", page: () => import("./home-loan/home-loan-page"), ...around },
  { path: "/loans/personal-loan", page: () => import("./personal-loan/personal-loan-page"), ...around },
  { path: "/loans/educational-loan", page: () => import("./educational-loan/educational-loan-page"), ...around },
  { path: "/about-us", page: () => import("./about-us/about-us-page"), ...around },
  { path: "/careers", page: () => import("./careers/careers-page"), ...around },
  { path: "/faqs", page: () => import("./faqs/faqs-page"), ...around },
  { path: "/privacy-policy", page: () => import("./privacy-policy/privacy-policy-page"), ...around },
  { path: "/terms-and-condition", page: () => import("./terms/terms-page"), ...around },
  { path: "/contact", page: () => import("./contact/contact-page"), ...around },
]);
