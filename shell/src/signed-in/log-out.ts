import { api, toast, translateNow } from "@lintel/portal";
import { endSession } from "@lintel/portal/host";
import { shellMessages } from "../messages";

/** The local session ends whether or not the bank hears of it, and the way leads to the home page. */
export async function logOut(): Promise<void> {
  const t = translateNow(shellMessages);
  toast.info(t("loggingOut"));
  try {
    await api("POST /logout");
    toast.success(t("logoutSuccessful"));
  } catch {
    toast.error(t("logoutFailed"));
  } finally {
    endSession("logout");
  }
}
