import { session, setLocale } from "@lintel/portal";
import { currentToken, endSession, followOtherTabs, provideToasts, useSessionState } from "@lintel/portal/host";
import { act, renderHook, waitFor } from "@testing-library/react";
import { bankAnswers, type Reply } from "../../../portal/test/bank-answers";
import { shellMessages } from "../messages";
import { logOut } from "./log-out";

const said: string[] = [];
const OK = { body: { message: "ok" } };

beforeEach(() => {
  said.length = 0;
  provideToasts(async () => (_kind, text) => void said.push(text));
  session.start("a-token");
});
afterEach(() => setLocale("en"));

it("says the specification's words, and ends the session although the bank cannot be told", async () => {
  bankAnswers(() => Promise.reject(new TypeError("offline")));

  await logOut();

  expect(said).toEqual(["Logging out...", "Logout failed. Please try again."]);
  expect(currentToken()).toBeNull();
});

it("says it in the language of the page", async () => {
  await shellMessages.load("de");
  setLocale("de");
  bankAnswers(() => OK);

  await logOut();

  expect(said).toEqual(["Sie werden abgemeldet\u00a0…", "Sie sind abgemeldet!"]);
});

it("is done for whoever loads the page again before the bank has answered, and asks the bank also as the page is closed", async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const asked = bankAnswers(() => new Promise((resolve) => (answer = resolve)));

  const left = logOut();

  expect(localStorage.getItem("access_token")).toBeNull();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ headers: { authorization: "Bearer a-token" }, keepalive: true });
  answer(OK);
  await left;
  expect(said).toEqual(["Logging out...", "Logout successful!"]);
  expect(currentToken()).toBeNull();
});

it("does not log out whoever signs in meanwhile in the same tab", async () => {
  bankAnswers(async () => {
    session.start("the-next");
    return OK;
  });

  await logOut();

  expect(currentToken()).toBe("the-next");
  expect(localStorage.getItem("access_token")).toBe("the-next");
});

it("does not log out whoever signs in meanwhile in another tab", async () => {
  const unfollow = followOtherTabs();
  bankAnswers(async () => {
    localStorage.setItem("access_token", "the-next");
    window.dispatchEvent(new StorageEvent("storage", { key: "access_token" }));
    return OK;
  });

  await logOut();

  expect([currentToken(), localStorage.getItem("access_token")]).toEqual(["the-next", "the-next"]);
  unfollow();
});

it("asks the bank once however often it is pressed, and complains of nothing", async () => {
  const asked = bankAnswers(() => OK);

  await Promise.all([logOut(), logOut()]);

  expect(asked).toHaveLength(1);
  expect(said).toEqual(["Logging out...", "Logout successful!"]);
});

it("leads home too when another call hears first that the session is over", async () => {
  const { result } = renderHook(() => useSessionState());
  bankAnswers(async () => {
    endSession("expired");
    return OK;
  });

  await act(() => logOut());

  expect(result.current).toMatchObject({ token: null, ended: "logout" });
  act(() => session.start("the-next"));
  act(() => endSession("expired"));
  expect(result.current.ended).toBe("expired");
});

it("leads home, and not to the login, when the bank has ended the session before", async () => {
  const body = { message: "Please sign in to continue.", code: "session_required", request_id: "r" };
  bankAnswers(() => ({ status: 401, body }));
  const { result } = renderHook(() => useSessionState());

  await act(() => logOut());

  expect(result.current.ended).toBe("logout");
  expect(said).toEqual(["Logging out...", "Logout successful!"]);
});
