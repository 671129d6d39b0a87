import { REFUSALS, type RefusalCode, translator } from "@lintel/contract";
import { Refusal } from "@lintel/portal";
import english from "../languages/en";
import chinese from "../languages/zh-CN";
import type { T } from "../messages";
import { failureText } from "./failure-text";

const t = ((key: keyof typeof english, values?: { count: number }) => {
  const message = english[key];
  return typeof message === "string" ? message : message.other.replace("{count}", String(values?.count));
}) as T;

const refused = (code: RefusalCode, retryAfterSeconds: number, inWords = t) => {
  const { status, text } = REFUSALS[code];
  return failureText(new Refusal(status, { message: text, code, request_id: "r" }, retryAfterSeconds), inWords);
};

it("says how long to wait after too many tries, and of a bank that restarts only that it is back in a moment", () => {
  expect(refused("too_many_requests", 150)).toBe("Too many attempts. Try again in 3 minutes.");
  expect(refused("too_many_requests", 2)).toBe("Too many attempts. Try again in 1 minutes.");
  expect(refused("unavailable", 2)).toBe(REFUSALS.unavailable.text);
});

it("puts no space between two sentences in Chinese, whose full stop has it", () => {
  const told = refused("too_many_requests", 150, translator<typeof english>("zh-CN", chinese));

  expect(told).toBe("尝试次数过多。请在 3 分钟后重试。");
});

it("does not make a minute of the second after which an admin may go on", () => {
  expect(refused("too_many_requests", 1)).toBe(REFUSALS.too_many_requests.text);
});

it("tells a suspended admin so in the reader's language, and not in the server's words", () => {
  const { status } = REFUSALS.suspended;
  const refusal = new Refusal(status, { message: "the server's words", code: "suspended", request_id: "r" }, null);

  expect(failureText(refusal, t)).toBe("Your account is suspended. Please contact support.");
});
