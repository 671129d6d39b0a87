import type { RefusalCode } from "@lintel/contract";
import type { EndpointKey } from "@lintel/contract/schema";
import type { z } from "zod";
import { type Refused, refused } from "./outcome";

const REQUIRED_SENTENCE: Partial<Record<EndpointKey, RefusalCode>> = {
  "POST /transactions/transfer": "transfer_fields_required",
  "POST /create-user": "missing_fields",
  "POST /verify-otp-and-reset-password": "missing_fields",
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
  const isMissing = (field: string) => given(field) === undefined || given(field) === null || given(field) === "";

  const required = REQUIRED_SENTENCE[key];
  if (required && fields.some((field) => field !== "pin" && isMissing(field))) return required;
  if (fields.includes("amount")) return "invalid_amount";
  if (fields.includes("pin")) return "invalid_pin";
  return "invalid_request";
}
