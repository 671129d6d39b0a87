import type { EndpointKey, Endpoints } from "@lintel/contract/schema";
import { changeRole, changeSuspension, deletePerson } from "../access/people/administer";
import { readTrail } from "../audit/read-trail";
import type { Deps } from "../deps";
import type { Handlers } from "../platform/endpoint";
import { readReleases } from "../telemetry/read-releases";
import { changeStatus } from "./change-status";
import { generateHistory } from "./generate-history";
import { clearTransactions, closeAccountOf, openAccountFor } from "./manage-accounts";
import { readOverview, readPendingTransfers } from "./overview";
import { listPeople, viewPerson } from "./read-people";

type AdminCall = { [K in EndpointKey]: Endpoints[K]["who"] extends "admin" ? K : never }[EndpointKey];

/** The calls that only an admin may make. */
export function adminHandlers(deps: Deps) {
  const { db, clock } = deps;
  return {
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
    "POST /user/{id}/role": ({ params, body, person, meta }) =>
      changeRole(deps, { adminId: person.id, personId: params.id, role: body.role, ip: meta.ip }),
    "POST /user/{id}/suspend": ({ params, body, person, meta }) =>
      changeSuspension(deps, {
        adminId: person.id,
        personId: params.id,
        wanted: body?.to ?? null,
        reason: body?.reason || null,
        ip: meta.ip,
      }),
    "POST /delete-user/{id}": ({ params, person, meta }) =>
      deletePerson(deps, { adminId: person.id, personId: params.id, ip: meta.ip }),

    "GET /admin/overview": () => readOverview(db, clock.now()),
    "GET /admin/pending-transfers": ({ query }) => readPendingTransfers(db, query),
    "GET /admin/audit": ({ query }) => readTrail(deps, query),
    "GET /admin/releases": () => readReleases(db, clock.now()),
  } satisfies Pick<Handlers, AdminCall>;
}
