import { namesOtherBank, type RefusalCode, type TransferProblem, transferProblem } from "@lintel/contract";
import type { EndpointKey } from "@lintel/contract/schema";
import type { z } from "zod";
import { type Refused, refused } from "./outcome";

const REQUIRED_SENTENCE: Partial<Record<EndpointKey, RefusalCode>> = {
  "POST /create-user": "missing_fields",
  "POST /verify-otp-and-reset-password": "reset_fields_required",
};

/** What a form asks for first, with a sentence of its own for whoever leaves it out. */
const FIRST_FIELDS: Partial<Record<EndpointKey, { fields: string[]; code: RefusalCode }>> = {
  "POST /send-login-otp": { fields: ["identifier"], code: "identifier_required" },
  "POST /verify-otp-login": { fields: ["password"], code: "login_password_required" },
  "POST /cards": { fields: ["account_id"], code: "account_required" },
  "POST /generate-transactions": { fields: ["amount", "months"], code: "history_fields_required" },
};

/** Of all that is wrong with a body, the sentence that a person should hear. The details carry no word of the request. */
export function refuseRequest(key: EndpointKey, body: unknown, issues: readonly z.core.$ZodIssue[]): Refused {
  const details = issues.slice(0, 20).map((issue) => ({
    field: issue.path.map(String).join("."),
    message: issue.code === "unrecognized_keys" ? "Unknown field." : issue.message,
  }));
  return refused(codeOf(key, body, issues), { details });
}

function codeOf(key: EndpointKey, body: unknown, issues: readonly z.core.$ZodIssue[]): RefusalCode {
  if (issues.some((issue) => issue.code === "unrecognized_keys")) return "invalid_request";
  const fields = issues.map((issue) => String(issue.path[0] ?? ""));
  const given = (field: string) =>
    typeof body === "object" && body !== null && Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
  const textOf = (field: string) => {
    const value = given(field) ?? "";
    // Whatever it is, it is there and no text: an object may not even have a word for itself.
    return typeof value === "object" ? "{}" : String(value);
  };

  const isLeftOut = (field: string) => fields.includes(field) && textOf(field).trim() === "";

  const first = FIRST_FIELDS[key];
  if (first?.fields.some(isLeftOut)) return first.code;
  const required = REQUIRED_SENTENCE[key];
  if (required && fields.some(isLeftOut)) return required;
  if (fields.includes("otp")) return "invalid_otp";
  if (required && fields.some((field) => field.startsWith("password"))) return "weak_password";
  const problem = key === "POST /transactions/transfer" ? transferProblemIn(textOf) : null;
  if (problem) return problem;
  if (fields.includes("amount")) return "invalid_amount";
  if (fields.includes("pin")) return "invalid_pin";
  return "invalid_request";
}

/** The form's order, in which an amount comes after the bank and the PIN after all of it. */
function transferProblemIn(textOf: (field: string) => string): TransferProblem | null {
  const draft = {
    account_id: textOf("account_id"),
    recipient_account: textOf("recipient_account"),
    amount: textOf("amount"),
    bank_name: textOf("bank_name"),
    routing_number: textOf("routing_number"),
    swift_code: textOf("swift_code"),
  };
  return transferProblem(draft, namesOtherBank(draft));
}
