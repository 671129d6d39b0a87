export { type Catalogue, isLocale, LOCALES, type Locale, type Messages, type Translate } from "@lintel/contract";
export { api, CALL_TIMEOUT_MS, Refusal, Unreachable, unattended } from "./api";
export { sessionValues } from "./browser-storage";
export { setCurrency, useCurrency } from "./currency";
export { LANGUAGE_NAMES, setLocale, useLocale } from "./locale";
export { defineMessages, type MessageSet, translateNow, useMessages } from "./messages";
export { usePageTitle } from "./page-title";
export { reportError } from "./report-error";
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "./router";
export { defineRoutes } from "./routes";
export { currentToken, session, useToken } from "./session";
export { setShortcuts, useShortcuts } from "./shortcuts";
export { siteFacts } from "./site-facts";
export { setTheme, useTheme } from "./theme";
export { toast } from "./toast";
export { withinTime } from "./within-time";
