import { MESSAGES } from "@lintel/contract";
import { api } from "./api";
import { endSession, startSession } from "./session";
import { toast } from "./toast";

/** The local session ends whether or not the bank hears of it, and the way leads to the home page. */
async function logout(): Promise<void> {
  toast.info(MESSAGES.loggingOut);
  try {
    await api("POST /logout");
    toast.success(MESSAGES.logoutSuccessful);
  } catch {
    toast.error(MESSAGES.logoutFailed);
  } finally {
    endSession("logout");
  }
}

export const session = { start: startSession, end: endSession, logout } as const;
