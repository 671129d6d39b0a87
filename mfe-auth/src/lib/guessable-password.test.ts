import { isGuessablePassword } from "./guessable-password";

const ADA = ["Ada", "Lindström", "ada.lindstrom@example.com"];

it.each([
  "Password1!",
  "P@ssw0rd!",
  "Summer2026!",
  "Qwerty123!",
  "Abcdefg1!",
  "Aaaaaaaa1!",
  "Lindström7!",
  "Lintel.Bank.1",
  "Hasło2025!!",
])("advises against %s", (password) => {
  expect(isGuessablePassword(password, ADA)).toBe(true);
});

it.each(["Xk9#mPq2", "Correct horse battery staple 7!", "Plum.Vortex.Kettle.42", "password Tangerine Velvet 9 Orbit!"])(
  "has nothing to say about %s",
  (password) => {
    expect(isGuessablePassword(password, ADA)).toBe(false);
  },
);

it("waits until the rules are met: one complaint at a time", () => {
  expect(isGuessablePassword("password", ADA)).toBe(false);
});
