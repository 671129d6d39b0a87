import { REFUSALS, type RefusalCode } from "@lintel/contract";
import { Refusal, translateNow, Unreachable } from "@lintel/portal";
import { messages } from "../messages";
import { failureOf, toastText } from "./failure";

const t = translateNow(messages);

function refusal(code: RefusalCode, retryAfterSeconds: number | null = null, details = [] as { field: string }[]) {
  const { status, text } = REFUSALS[code];
  const body = {
    message: text,
    code,
    request_id: "r-1",
    details: details.map(({ field }) => ({ field, message: "no" })),
  };
  return new Refusal(status, body, retryAfterSeconds);
}

it("says in English exactly what the bank said", () => {
  for (const code of [
    "invalid_credentials",
    "invalid_code",
    "too_many_requests",
    "resend_cooldown",
    "missing_fields",
    "reset_fields_required",
    "identifier_required",
    "login_password_required",
    "invalid_otp",
    "weak_password",
    "invalid_request",
    "internal",
    "unavailable",
    "pin_locked",
  ] as const) {
    expect(failureOf(refusal(code)).textIn(t)).toBe(REFUSALS[code].text);
  }
});

it("says in English what another bank said under a code that is known, and in other languages what the code says", async () => {
  const body = { message: "Email already registered", code: "invalid_request", request_id: "r-1" } as const;
  const { textIn } = failureOf(new Refusal(400, body, null));
  await messages.load("de");

  expect(textIn(t)).toBe("Email already registered");
  expect(textIn(messages.translate("de") ?? t)).toBe("Bitte prüfen Sie die Angaben und versuchen Sie es erneut.");
});

it("reads at the login what a bank has in error, and elsewhere its message", () => {
  const refused = new Refusal(400, { message: "A", error: "B", code: "invalid_request", request_id: "r-1" }, null);

  expect(failureOf(refused, "error").textIn(t)).toBe("B");
  expect(failureOf(refused).textIn(t)).toBe("A");
  expect(failureOf(refusal("invalid_credentials"), "error").textIn(t)).toBe("Invalid code or password.");
});

it("knows when trying again makes sense", () => {
  jest.useFakeTimers({ now: 1_000 });

  expect(failureOf(refusal("too_many_requests", 42)).retryAt).toBe(43_000);
  expect(failureOf(refusal("invalid_credentials")).retryAt).toBeNull();

  jest.useRealTimers();
});

it("names the fields that the bank found wrong", () => {
  expect(failureOf(refusal("invalid_request", null, [{ field: "email" }])).fields).toEqual(["email"]);
});

it("keeps the specification's fallback for the toast when nobody answered, and says more beside the button", () => {
  const error = new Unreachable(new Error("offline"));
  const failure = failureOf(error);

  expect(toastText(failure, t, "otpFailed")).toBe("Failed to send OTP");
  expect(failure.textIn(t)).toContain("We could not reach the bank.");
});

it("reports what is a bug of ours, and not that the bank said no or nobody answered", () => {
  const reported = jest.spyOn(console, "error").mockReturnValue();

  failureOf(refusal("internal"));
  failureOf(new Unreachable(new Error("offline")));
  expect(reported).not.toHaveBeenCalled();

  failureOf(new TypeError("undefined is not a function"));
  expect(reported).toHaveBeenCalledTimes(1);
  reported.mockRestore();
});
