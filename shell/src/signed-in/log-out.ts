import { api, Refusal, toast, translateNow } from "@lintel/portal";
import { beginLogout, finishLogout } from "@lintel/portal/host";
import { shellMessages } from "../messages";

let loggingOut: Promise<void> | null = null;

/** The local session ends whether or not the bank hears of it, and the way leads to the home page. A second press changes nothing. */
export function logOut(): Promise<void> {
  loggingOut ??= logOutOnce().finally(() => {
    loggingOut = null;
  });
  return loggingOut;
}

async function logOutOnce(): Promise<void> {
  const t = translateNow(shellMessages);
  toast.info(t("loggingOut"));
  beginLogout();
  try {
    await api("POST /logout", { keepalive: true, endsNothing: true });
    toast.success(t("logoutSuccessful"));
  } catch (error) {
    // The bank knows of no session any more: that is what was asked for.
    if (error instanceof Refusal && error.status === 401) toast.success(t("logoutSuccessful"));
    else toast.error(t("logoutFailed"));
  } finally {
    finishLogout();
  }
}
