import { codeSent, endedBy, endLogin, loginEntry, notOver, sentIn, written } from "./login-entry";

const password = { step: "password", identifier: "amara@example.com", challenge: "c-1", resendAt: 1_000 } as const;

it("begins with the identifier where the history entry says nothing", () => {
  for (const state of [null, undefined, "password", 7, []]) {
    expect(loginEntry(state)).toEqual({ step: "identifier", identifier: "" });
  }
});

it("takes over the address that sign-up or a reset hands on", () => {
  expect(loginEntry({ step: "identifier", identifier: "amara@example.com" })).toEqual({
    step: "identifier",
    identifier: "amara@example.com",
  });
});

it("stays at the password and at the code over a reload", () => {
  expect(loginEntry(password)).toEqual(password);
  expect(loginEntry({ ...password, step: "code" })).toEqual({ ...password, step: "code" });
});

it("knows at the first step too which code was sent, and makes up none", () => {
  const first = { ...password, step: "identifier" };

  expect(loginEntry(first)).toEqual({ step: "identifier", identifier: "amara@example.com" });
  expect(sentIn(first)).toEqual(password);
  for (const state of [null, { step: "identifier", identifier: "amara@example.com" }, { ...first, challenge: 7 }]) {
    expect(sentIn(state)).toBeNull();
  }
});

it("goes back to the beginning rather than ask for a password that answers no challenge", () => {
  for (const broken of [
    { ...password, challenge: undefined },
    { ...password, resendAt: "soon" },
    { ...password, identifier: "" },
  ]) {
    expect(loginEntry(broken).step).toBe("identifier");
  }
});

it("keeps over a reload what a lost answer has left open, and believes nothing else", () => {
  for (const doubt of ["codeMayBeUsed", "newerCodeInvalid"]) {
    expect(loginEntry({ ...password, doubt })).toEqual({ ...password, doubt });
  }
  expect(loginEntry({ ...password, doubt: "loginTitle" })).toEqual(password);
});

it("is nobody's once a login of this tab has come to its end, but for what is written after that", () => {
  const before = written(password);
  const handedOn = { step: "identifier", identifier: "amara@example.com" };
  expect(loginEntry(notOver(before))).toEqual(password);

  endLogin();

  expect(notOver(before)).toBeNull();
  expect(loginEntry(notOver(written(password)))).toEqual(password);
  expect(notOver(handedOn)).toBe(handedOn);
});

it("drops whatever else an entry carries", () => {
  const entry = loginEntry({ ...password, password: "Demo-pass-1!", otp: "123456" });

  expect(Object.keys(entry).sort()).toEqual(["challenge", "identifier", "resendAt", "step"]);
});

it("locks another code for sixty seconds after one was sent", () => {
  expect(codeSent("c-1", 5_000)).toEqual({ challenge: "c-1", resendAt: 65_000 });
});

it("knows why somebody was led to the login, and believes nothing else", () => {
  const reasons = ["idle", "expired", "profile"];
  expect(reasons.map((ended) => endedBy({ ended }))).toEqual(reasons);
  for (const state of [null, undefined, "idle", { ended: "logout" }, { ended: "<b>" }, {}]) {
    expect(endedBy(state)).toBeNull();
  }
});
