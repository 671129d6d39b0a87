import { isGuessablePin, isOtp, isPin, meetsPasswordRules, PASSWORD_MAX_LENGTH, passwordRules } from "./credentials";

describe("the password's checklist", () => {
  it("has every rule met by a good one that is confirmed", () => {
    expect(passwordRules("Good-pass1!", "Good-pass1!")).toEqual({
      length: true,
      uppercase: true,
      number: true,
      special: true,
      match: true,
    });
  });

  it.each([
    ["length", "Aa1!aaa", "Aa1!aaa"],
    ["uppercase", "good-pass1!", "good-pass1!"],
    ["number", "Good-pass!", "Good-pass!"],
    ["special", "Goodpass11", "Goodpass11"],
    ["match", "Good-pass1!", "Good-pass2!"],
  ] as const)("fails at %s alone", (rule, password, confirmation) => {
    const rules = passwordRules(password, confirmation);

    expect(Object.entries(rules).filter(([, isMet]) => !isMet)).toEqual([[rule, false]]);
    expect(meetsPasswordRules(password, confirmation)).toBe(false);
  });

  it("does not call two empty fields a match", () => {
    expect(passwordRules("", "").match).toBe(false);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])("knows %s as a special character", (character) => {
    expect(passwordRules(`Goodpass1${character}`, "").special).toBe(true);
  });

  it.each([..."-_=+[];'/\\~` é🦔"])("does not know %s as one", (character) => {
    expect(passwordRules(`Goodpass1${character}`, "").special).toBe(false);
  });

  it("takes a letter with its accent for the same however it is composed, and for no capital of ours", () => {
    expect(passwordRules("Caf\u00e9-pass1!", "Cafe\u0301-pass1!").match).toBe(true);
    expect(passwordRules("E\u0301cole-pass1!", "").uppercase).toBe(false);
    expect(passwordRules("Cafe\u03011!", "").length).toBe(false);
    const longest = `Aa1!${"e\u0301".repeat(PASSWORD_MAX_LENGTH - 4)}`;
    expect(meetsPasswordRules(longest, longest)).toBe(true);
  });

  it("begins at eight characters", () => {
    expect(meetsPasswordRules("Aa1!aaaa", "Aa1!aaaa")).toBe(true);
    expect(meetsPasswordRules("Aa1!aaa", "Aa1!aaa")).toBe(false);
  });

  it("ends at 128 characters", () => {
    const longest = `Aa1!${"x".repeat(PASSWORD_MAX_LENGTH - 4)}`;

    expect(meetsPasswordRules(longest, longest)).toBe(true);
    expect(meetsPasswordRules(`${longest}x`, `${longest}x`)).toBe(false);
  });
});

describe("A14 a PIN", () => {
  it.each(["0000", "4826", "9999"])("may be %s", (pin) => {
    expect(isPin(pin)).toBe(true);
  });

  it.each([["12345"], ["123"], ["12a4"], [1234], ["١٢٣٤"], [" 123"], ["1234\n"], [""], [null], [["1234"]]])(
    "is not %j",
    (value) => {
      expect(isPin(value)).toBe(false);
    },
  );

  it.each(["0000", "1234", "9876", "1990", "2024", "1212"])("is easily guessed when it is %s", (pin) => {
    expect(isGuessablePin(pin)).toBe(true);
  });

  it.each(["4826", "7193", "0518", "1357", "12", "000"])("is not easily guessed when it is %s", (pin) => {
    expect(isGuessablePin(pin)).toBe(false);
  });
});

describe("a code", () => {
  it("is six digits as text", () => {
    expect(isOtp("012345")).toBe(true);
    for (const value of ["12345", "1234567", "12345a", 123456, null, ["123456"]]) expect(isOtp(value)).toBe(false);
  });
});
