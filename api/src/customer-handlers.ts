import { createPinChecker } from "./access/pin/check-pins";
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

/** The calls by which people see and move what is theirs. */
export function customerHandlers(deps: Deps) {
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
  } satisfies Partial<Handlers>;
}
