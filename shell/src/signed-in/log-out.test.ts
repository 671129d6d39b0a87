import { MESSAGES } from "@lintel/contract";
import { session, setLocale } from "@lintel/portal";
import { currentToken, provideToasts } from "@lintel/portal/host";
import { shellMessages } from "../messages";
import { logOut } from "./log-out";

const said: string[] = [];

/** Stands in for the wire: for `fetch`, and for the part of it that jsdom has none of. */
function bankAnswers(answer: () => Promise<object>): void {
  Object.assign(globalThis, { Request: class {}, fetch: answer });
}

beforeEach(() => {
  said.length = 0;
  provideToasts(async () => (_kind, text) => void said.push(text));
  session.start("a-token");
});
afterEach(() => setLocale("en"));

it("says the specification's words, and ends the session although the bank cannot be told", async () => {
  bankAnswers(() => Promise.reject(new TypeError("offline")));

  await logOut();

  expect(said).toEqual([MESSAGES.loggingOut, MESSAGES.logoutFailed]);
  expect(currentToken()).toBeNull();
});

it("says it in the language of the page", async () => {
  await shellMessages.load("de");
  setLocale("de");
  bankAnswers(async () => ({ ok: true, status: 200, headers: new Map(), json: async () => ({ message: "ok" }) }));

  await logOut();

  expect(said).toEqual(["Sie werden abgemeldet ...", "Sie sind abgemeldet!"]);
});
