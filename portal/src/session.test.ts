import {
  beginLogout,
  currentToken,
  finishLogout,
  followOtherTabs,
  leaveHalfFilled,
  noteActivity,
  onSessionChange,
  type SessionState,
  session,
  settleEnd,
} from "./session";

const KEY = "access_token";
let state: SessionState;
onSessionChange((next) => {
  state = next;
});
let unfollow: () => void;

beforeEach(() => {
  localStorage.clear();
  session.start("a-token");
  unfollow = followOtherTabs();
});
afterEach(() => {
  unfollow();
  session.end("broken");
  settleEnd();
});

/** What another tab does: the storage is the same, the news comes as an event. */
function inAnotherTab(token: string | null, key: string | null = KEY): void {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

it("ends here when another tab logs out, also by clearing the whole storage", () => {
  inAnotherTab(null);
  expect(state).toMatchObject({ token: null, ended: "elsewhere" });

  session.start("a-token");
  inAnotherTab(null, null);
  expect(state).toMatchObject({ token: null, ended: "elsewhere" });
});

it("says nothing where nobody has come or gone, as when a page comes back from the back-forward cache", () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  const before = state;
  comeBack();
  expect(state).toBe(before);

  session.end("logout");
  settleEnd();
  const after = state;
  comeBack();
  settleEnd();
  expect(state).toBe(after);
  expect(state).toMatchObject({ ended: null, signedInElsewhereAt: null });
});

it("ends here for the reason that another tab had, and takes what is not said for a logout", () => {
  session.end("idle");
  const left = { ...localStorage };

  session.start("a-token");
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
  inAnotherTab(null);
  expect(state).toMatchObject({ token: null, ended: "idle" });

  session.start("a-token");
  inAnotherTab(null);
  expect(state).toMatchObject({ token: null, ended: "elsewhere" });
});

it("does not take how a session ended for the end of the next one, which a tab of an older shell began", () => {
  session.end("idle");
  inAnotherTab("another-token");
  inAnotherTab(null);
  expect(state).toMatchObject({ token: null, ended: "elsewhere" });
});

it("does not do so either where it was opened after that", () => {
  session.end("idle");
  const left = { ...localStorage };
  session.start("another-token");
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
  unfollow();

  unfollow = followOtherTabs();
  inAnotherTab(null);

  expect(state).toMatchObject({ token: null, ended: "elsewhere" });
});

it("takes an end that another tab heard of first for the logout that is under way here, and the next one for what it is", () => {
  beginLogout();
  inAnotherTab(null);
  expect(state).toMatchObject({ token: null, ended: "logout" });

  inAnotherTab("another-token");
  session.end("expired");
  expect(state).toMatchObject({ token: null, ended: "expired" });
});

it("does not end the session of somebody who has come before a logout was answered", () => {
  beginLogout();
  session.start("another-token");
  finishLogout();
  expect(state).toMatchObject({ token: "another-token", ended: null });

  session.end("expired");
  expect(state).toMatchObject({ token: null, ended: "expired" });
});

it("goes over to whoever signs in elsewhere, and says where this tab was only if nobody was signed in here", () => {
  inAnotherTab("another-token");
  expect(state).toEqual({ token: "another-token", ended: null, signedInElsewhereAt: null });

  session.end("logout");
  window.history.replaceState(null, "", "/login/");
  inAnotherTab("a-third-token");
  expect(state).toEqual({ token: "a-third-token", ended: null, signedInElsewhereAt: "/login" });
  leaveHalfFilled();
  expect(state).toEqual({ token: "a-third-token", ended: null, signedInElsewhereAt: null });
});

it("goes over to whoever signs in elsewhere also where the browser would keep nothing of who was here", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  session.start("a-token-that-is-not-kept");
  full.mockRestore();

  inAnotherTab("another-token");

  expect(state.token).toBe("another-token");
});

it("leaves what another tab writes under other names alone", () => {
  localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));

  expect(currentToken()).toBe("a-token");
});

it("looks again when a page comes back from the back-forward cache, and only then", () => {
  localStorage.removeItem(KEY);

  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(currentToken()).toBe("a-token");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

  expect(state).toMatchObject({ token: null, ended: "elsewhere" });
});

it("says of a session that ran out while the page lay in the back-forward cache why it ended", () => {
  session.end("idle");
  const left = { ...localStorage };
  session.start("a-token");
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
  localStorage.removeItem(KEY);

  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

  expect(state).toMatchObject({ token: null, ended: "idle" });
});

it("is ended once: what comes later does not change why", () => {
  session.end("logout");
  session.end("expired");

  expect(state.ended).toBe("logout");
  settleEnd();
  expect(state.ended).toBeNull();
});

it("leaves nothing in storage after a logout, also when a call is refused later", () => {
  expect(Object.keys(localStorage).sort()).toEqual(["access_token", "last_activity"]);

  session.end("logout");
  // Answered after all: what was under way when it ended.
  noteActivity();
  session.end("expired");

  expect(Object.keys(localStorage)).toEqual([]);
});
