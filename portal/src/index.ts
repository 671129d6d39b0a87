export { type AnswerWithHeaders, api, CALL_TIMEOUT_MS, type CallInput, Refusal, Unreachable } from "./api";
export { localValues, sessionValues } from "./browser-storage";
export { setCurrency, useCurrency } from "./currency";
export { isLocale, setLocale, useLocale } from "./locale";
export {
  type Catalogue,
  defineMessages,
  type MessageSet,
  type Messages,
  type PluralMessage,
  type Translate,
  translateNow,
  useMessages,
} from "./messages";
export { usePageTitle } from "./page-title";
export { LOCALES, type Locale } from "./release";
export { reportError } from "./report-error";
export {
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type NavLinkProps,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "./router";
export { defineRoutes, type PageModule, type RouteDefinition } from "./routes";
export { useToken } from "./session";
export { session } from "./session-actions";
export { setShortcuts, useShortcuts } from "./shortcuts";
export { siteFacts } from "./site-facts";
export { setTheme, type Theme, useTheme } from "./theme";
export { toast } from "./toast";
