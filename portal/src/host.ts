/** For the shell alone: what sets the portal in motion. Remotes use the package's main entry. */
export { StaticRouter } from "react-router-dom";
export { BrowserRouter } from "./browser-router";
export { followCurrency } from "./currency";
export { documentData } from "./document-data";
export { askForProfileEarly } from "./early-profile";
export { currentLocale, renderInLocale } from "./locale";
export type { Loadable } from "./messages";
export { titleOfPrerendered } from "./page-title";
export { isRememberedOfAnother, rememberedPath, rememberPath, settleArrival } from "./remembered-path";
export { type ErrorContext, onReportedError } from "./report-error";
export { ParamsContext, standAtTop, useGoTo } from "./router";
export type { RoutesModule } from "./routes";
export {
  beginLogout,
  currentToken,
  type EndReason,
  endSession,
  finishLogout,
  followOtherTabs,
  isSessionKept,
  lastActivity,
  leaveHalfFilled,
  noteActivity,
  type SessionState,
  settleEnd,
  useSessionState,
} from "./session";
export { followTheme } from "./theme";
export { provideToasts, type ShowToast } from "./toast";
