import type { z } from "zod";
import { endpoints } from "./endpoints";
import {
  ADDRESS_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  HISTORY_MAX_MONTHS,
  NAME_MAX_LENGTH,
  PERSON_SEARCH_MAX_LENGTH,
  REASON_MAX_LENGTH,
  REFERENCE_SEARCH_MAX_LENGTH,
  ZIP_CODE_MAX_LENGTH,
} from "./field-limits";

const text = (length: number) => "x".repeat(length);
const password = "Demo-pass-1!";
const person = { firstname: "A", lastname: "B", email: "a@example.com", password, password_confirmation: password };
const history = { account_id: "a", amount: 1, user_id: "u" };

const fields: [string, number, z.ZodType, (size: number) => unknown][] = [
  ["a name", NAME_MAX_LENGTH, endpoints["POST /create-user"].body, (size) => ({ ...person, lastname: text(size) })],
  [
    "a sender's name",
    CONTACT_NAME_MAX_LENGTH,
    endpoints["POST /contact"].body,
    (size) => ({ name: text(size), email: person.email, message: "Hello" }),
  ],
  [
    "a message to the bank",
    CONTACT_MESSAGE_MAX_LENGTH,
    endpoints["POST /contact"].body,
    (size) => ({ name: "A", email: person.email, message: text(size) }),
  ],
  [
    "an address",
    ADDRESS_MAX_LENGTH,
    endpoints["POST /update-address"].body,
    (size) => ({ address: text(size), zip_code: "" }),
  ],
  [
    "a zip code",
    ZIP_CODE_MAX_LENGTH,
    endpoints["POST /update-address"].body,
    (size) => ({ address: "", zip_code: text(size) }),
  ],
  [
    "a part of a reference",
    REFERENCE_SEARCH_MAX_LENGTH,
    endpoints["GET /transactions"].query,
    (size) => ({ q: text(size) }),
  ],
  ["a part of a name", PERSON_SEARCH_MAX_LENGTH, endpoints["GET /all-users"].query, (size) => ({ q: text(size) })],
  ["a reason", REASON_MAX_LENGTH, endpoints["POST /user/{id}/suspend"].body, (size) => ({ reason: text(size) })],
  [
    "months of history",
    HISTORY_MAX_MONTHS,
    endpoints["POST /generate-transactions"].body,
    (size) => ({ ...history, months: size }),
  ],
];

it.each(fields)("takes of %s as much as its form lets type, and no more", (_, most, schema, filled) => {
  expect(schema.safeParse(filled(most)).success).toBe(true);
  expect(schema.safeParse(filled(most + 1)).success).toBe(false);
});
