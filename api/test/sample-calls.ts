import { randomUUID } from "node:crypto";
import type { Account, EndpointKey } from "@lintel/contract/schema";
import { type CallInput, freshAddress, TEST_PIN, type TestBank, type TestPerson } from "./bank";

export interface Ground {
  customer: TestPerson;
  other: TestPerson;
  admin: TestPerson;
  account: Account;
  othersAccount: Account;
}

export async function prepareGround(bank: TestBank): Promise<Ground> {
  const customer = await bank.customer({ firstname: "Ada", lastname: "Lind" });
  const other = await bank.customer({ firstname: "Otto", lastname: "Other" });
  const admin = await bank.customer({ role: "admin", firstname: "Root", lastname: "Admin" });
  return {
    customer,
    other,
    admin,
    account: await bank.account(customer, { cents: 1_000_000n }),
    othersAccount: await bank.account(other, { cents: 0n }),
  };
}

/** One plausible call of each kind, everything in it well-formed: what a test spoils is then the only thing wrong. */
export function sampleCall(
  key: EndpointKey,
  { customer, other, admin, account, othersAccount }: Ground,
): CallInput<EndpointKey> {
  const password = "Good-pass-1!";
  const both = { password, password_confirmation: password };
  const nobody = randomUUID();
  const samples: Record<EndpointKey, { as?: TestPerson; [part: string]: unknown }> = {
    "POST /create-user": {
      body: { firstname: "Zoe", lastname: "Field", email: `zoe-${nobody.slice(0, 8)}@example.com`, ...both },
    },
    "POST /send-login-otp": { body: { identifier: `id-${nobody.slice(0, 8)}@example.com` } },
    "POST /verify-otp-login": { body: { user_id: nobody, otp: "123456", password } },
    "POST /send-otp": { body: { email: `em-${nobody.slice(0, 8)}@example.com` } },
    "POST /verify-otp-and-reset-password": { body: { otp: "123456", email: "zoe@example.com", ...both } },
    "POST /contact": { body: { name: "Zoe", email: "zoe@example.com", message: "Hello" } },

    "POST /me": { as: customer },
    "POST /logout": { as: { ...customer, token: "A".repeat(43) } },
    "POST /session/extend": { as: customer },
    "GET /session": { as: customer },
    "POST /user/set-pin": { as: customer, body: { pin: "1357" } },
    "POST /validate-user-password": { as: customer, body: { user_id: customer.id, password } },
    "POST /update-address": { as: customer, body: { address: "1 Door Street", zip_code: "10115" } },
    "GET /me/export": { as: customer },
    "GET /accounts": { as: customer, query: { limit: "5" } },
    "GET /cards": { as: customer, query: { limit: "5" } },
    "GET /transactions": {
      as: customer,
      query: {
        q: "TX",
        from: "2026-01-01",
        type: "transfer",
        status: "success",
        account_id: account.id,
        min: "1",
        limit: "5",
      },
    },
    "GET /transactions/summary": { as: customer },
    "POST /transactions/transfer": {
      as: customer,
      body: {
        account_id: account.id,
        recipient_account: othersAccount.account_number,
        amount: "0.01",
        description: "Coffee",
        bank_name: null,
        routing_number: null,
        swift_code: null,
        pin: TEST_PIN,
      },
    },
    "GET /transfers/{key}": { as: customer, params: { key: nobody } },
    "POST /transfers/{key}/withdraw": { as: customer, params: { key: nobody } },
    "POST /cards": { as: customer, body: { account_id: account.id, card_type: "debit", pin: TEST_PIN } },
    "POST /cards/{id}/reveal": { as: customer, params: { id: nobody } },
    "POST /destroy-card/{id}": { as: customer, params: { id: nobody }, body: { pin: TEST_PIN } },

    "GET /all-users": { as: admin, query: { q: "ada", limit: "5" } },
    "GET /view-user/{id}": { as: admin, params: { id: other.id }, query: { limit: "5" } },
    "POST /accounts": { as: admin, body: { account_type: "savings", user_id: other.id } },
    "POST /generate-transactions": {
      as: admin,
      body: { account_id: othersAccount.id, amount: 5, months: 1, user_id: other.id },
    },
    "POST /delete-account/{id}": { as: admin, params: { id: nobody } },
    "POST /change-status/{transactionId}": { as: admin, params: { transactionId: nobody }, body: { status: "failed" } },
    "POST /user/{id}/role": { as: admin, params: { id: nobody }, body: { role: "user" } },
    "POST /user/{id}/suspend": { as: admin, params: { id: nobody }, body: { reason: "Because" } },
    "POST /clear-user-transactions": { as: admin, body: { user_id: nobody } },
    "POST /delete-user/{id}": { as: admin, params: { id: nobody } },
    "POST /telemetry": {
      body: {
        reports: [
          { kind: "loaded", remote: "mfe-auth", version: "0.1.0-1", team: "auth", route: "/login", count: 1 },
          {
            kind: "vital",
            remote: "mfe-auth",
            version: "0.1.0-1",
            team: "auth",
            route: "/login",
            vital: "LCP",
            value: 900,
            count: 1,
          },
          {
            kind: "error",
            remote: "mfe-auth",
            version: "0.1.0-1",
            team: "auth",
            route: "/login",
            file: "mfe-auth.js",
            message: "TypeError",
            count: 1,
          },
        ],
      },
    },
    "GET /telemetry/verdict": { query: { remote: "mfe-auth", version: "0.1.0-1" } },
    "GET /admin/releases": { as: admin },
    "GET /admin/overview": { as: admin },
    "GET /admin/pending-transfers": { as: admin, query: { limit: "5" } },
    "GET /admin/audit": { as: admin, query: { action: "login", actor_id: admin.id, from: "2026-01-01", limit: "5" } },
  };
  return { ip: freshAddress(), ...samples[key] };
}
