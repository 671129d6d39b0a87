import type { Profile } from "@lintel/contract/schema";
import { api } from "./api";
import { currentToken } from "./session";

let early: { token: string; answer: Promise<Profile> } | null = null;

/** Asks who is signed in before the code that shows it has arrived. */
export function askForProfileEarly(): void {
  const token = currentToken();
  if (token === null) return;
  const answer = api("POST /me", { endsNothing: true });
  // Whoever takes it hears of the failure; nobody taking it is no failure.
  answer.catch(() => undefined);
  early = { token, answer };
}

/** The early answer, once, if it is still about the same session. */
export function takeEarlyProfile(): Promise<Profile> | null {
  const taken = early?.token === currentToken() ? early.answer : null;
  early = null;
  return taken;
}
