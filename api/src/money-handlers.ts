import { createPinChecker } from "./access/pin/check-pins";
import { changeStatus } from "./administration/change-status";
import { generateHistory } from "./administration/generate-history";
import { clearTransactions, closeAccountOf, openAccountFor } from "./administration/manage-accounts";
import { readOverview, readPendingTransfers } from "./administration/overview";
import { listPeople, viewPerson } from "./administration/read-people";
import { issueCard } from "./cards/issue-card";
import { readCards } from "./cards/read-cards";
import { destroyCard, revealCard } from "./cards/use-card";
import type { Deps } from "./deps";
import { exportPerson } from "./export/export-person";
import { readAccounts, readHoldings } from "./ledger/accounts";
import { pageOfFew } from "./platform/cursor";
import { transaction } from "./platform/database";
import type { Handlers } from "./platform/endpoint";
import { ok } from "./platform/outcome";
import { readSummary } from "./transactions/read-summary";
import { readTransactions } from "./transactions/read-transactions";
import { readTransferByKey } from "./transfers/read-transfer";
import { createTransfer } from "./transfers/transfer";
import { withdrawTransfer } from "./transfers/withdraw-transfer";

/** The calls that read or move money. */
export function moneyHandlers(deps: Deps) {
  const { db, clock, config } = deps;
  const transfer = createTransfer(deps);
  const checkPin = createPinChecker(deps);

  return {
    "GET /session": async ({ person }) =>
      ok({ role: person.role, suspended: person.suspended ? 1 : 0, ...(await readHoldings(db, person.id)) }),
    "GET /me/export": ({ person, meta }) => exportPerson(deps, { personId: person.id, ip: meta.ip }),
    "GET /accounts": async ({ person, query }) => pageOfFew(await readAccounts(db, person.id), query),
    "GET /cards": async ({ person, query }) => pageOfFew(await readCards(db, person.id), query),
    "GET /transactions": ({ person, query }) => readTransactions(db, person.id, query),
    "GET /transactions/summary": async ({ person }) => ok(await readSummary(db, person.id, clock.now())),

    "POST /transactions/transfer": ({ body, person, session, meta }) =>
      transfer({
        personId: person.id,
        sessionId: session.id,
        ip: meta.ip,
        key: meta.idempotencyKey,
        form: body,
      }),
    "GET /transfers/{key}": async ({ person, params }) => ok(await readTransferByKey(db, person.id, params.key)),
    "POST /transfers/{key}/withdraw": ({ person, params, meta }) =>
      withdrawTransfer(deps, { personId: person.id, key: params.key, ip: meta.ip }),

    "POST /cards": async ({ body, person, meta: { ip, idempotencyKey: key } }) => {
      const refusal = await checkPin({ personId: person.id, pin: body.pin, ip });
      if (refusal) return refusal;
      const request = { personId: person.id, accountId: body.account_id, cardType: body.card_type, key, ip };
      return transaction(db, (tx) => issueCard(tx, config.keys.card, request, clock.now()));
    },
    "POST /cards/{id}/reveal": ({ person, params, meta }) =>
      revealCard(deps, { personId: person.id, cardId: params.id, ip: meta.ip }),
    "POST /destroy-card/{id}": async ({ body, params, person, meta: { ip, idempotencyKey: key } }) => {
      const refusal = await checkPin({ personId: person.id, pin: body.pin, ip });
      return refusal ?? destroyCard(deps, { personId: person.id, cardId: params.id, key, ip });
    },

    "GET /all-users": ({ query }) => listPeople(db, query),
    "GET /view-user/{id}": ({ params, query, person, meta }) =>
      viewPerson(deps, { adminId: person.id, personId: params.id, page: query, ip: meta.ip }),
    "POST /accounts": ({ body, person, meta }) =>
      openAccountFor(deps, { adminId: person.id, personId: body.user_id, accountType: body.account_type, ip: meta.ip }),
    "POST /generate-transactions": ({
      body: { account_id, user_id, amount, months },
      person,
      meta: { ip, idempotencyKey: key },
    }) =>
      generateHistory(deps, { adminId: person.id, personId: user_id, accountId: account_id, amount, months, key, ip }),
    "POST /delete-account/{id}": ({ params, person, meta }) =>
      closeAccountOf(deps, { adminId: person.id, accountId: params.id, ip: meta.ip }),
    "POST /change-status/{transactionId}": ({ params, body, person, meta }) =>
      changeStatus(deps, {
        adminId: person.id,
        transactionId: params.transactionId,
        status: body.status,
        from: body.from ?? null,
        ip: meta.ip,
      }),
    "POST /clear-user-transactions": ({ body, person, meta }) =>
      clearTransactions(deps, { adminId: person.id, personId: body.user_id, ip: meta.ip }),
    "GET /admin/overview": () => readOverview(db, clock.now()),
    "GET /admin/pending-transfers": ({ query }) => readPendingTransfers(db, query),
  } satisfies Partial<Handlers>;
}
