import { decimalText, MESSAGES, namesOtherBank, transferProblem } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { countCompared } from "../access/pin/check-pins";
import { isSeenLongAgo, markSeen } from "../access/session/sessions";
import type { Deps } from "../deps";
import { ROUTING_NUMBER } from "../ledger/system-accounts";
import { payloadHash, REPLAYED } from "../platform/answer-once";
import type { Call } from "../platform/endpoint";
import { Lane } from "../platform/lane";
import { type Outcome, ok, type Refused, refused } from "../platform/outcome";
import { SharedConnection } from "../platform/shared-connection";
import { transactionOnWire } from "../transactions/transaction-on-wire";
import { readOutgoing } from "./read-transfer";
import { type Result, type Sent, sendTogether, type TransferCommand } from "./send-together";

export interface TransferRequest {
  personId: string;
  sessionId: string;
  ip: string;
  key: string | null;
  form: Call<"POST /transactions/transfer">["body"];
}

const BATCH = 128;
/** A batch that waits for somebody's account must not hold up everybody else. */
const BATCHES_AT_ONCE = 4;
/**
 * Several times what a batch and the one before it take on a slow machine, and too short for a person to notice. Sooner, two batches
 * would wait for each other's accounts, and starting a batch costs as much as six transfers.
 */
const STUCK_AFTER_MS = 100;

/** Sends money. Requests that wait are looked at and committed together, so that many small transfers cost as much as one. */
export function createTransfer(deps: Deps) {
  const { db, clock, config, metrics } = deps;
  const shared = new SharedConnection(db);
  const sending = new Lane<TransferCommand, Result>(
    async (commands, place) => {
      metrics.transferBatch.observe(commands.length);
      const results = await sendTogether(
        place === "beside" ? db : shared,
        config.keys.pin,
        config.SESSION_IDLE_MINUTES,
        commands,
        clock.now(),
      );
      countCompared(
        metrics,
        results.map((result) =>
          result.status === "fulfilled" && !result.value.outcome.ok ? result.value.outcome.code : null,
        ),
      );
      return results;
    },
    BATCH,
    BATCHES_AT_ONCE,
    STUCK_AFTER_MS,
  );
  // Nobody waits for it: at worst a session ends a few seconds sooner.
  const seen = new Lane<string, true>(async (sessionIds) => {
    await markSeen(db, [...new Set(sessionIds)], clock.now());
    return sessionIds.map(() => true);
  });

  async function transfer(request: TransferRequest): Promise<Outcome<Answer<"POST /transactions/transfer">>> {
    const command = commandOf(request);
    if ("code" in command) return command;

    const outcome = await send(command);
    if (!outcome.ok) return outcome;
    const { isReplay, transferId } = outcome.answer;
    const row = outcome.answer.transaction ?? (await readOutgoing(db, transferId));
    // A repetition hears what was said first, whatever became of the transfer since.
    const transaction = { ...row, status: command.otherBank ? "pending" : "success" } as const;
    const message = command.otherBank ? MESSAGES.transferPending : MESSAGES.transferSuccessful;
    return ok({ message, transaction: transactionOnWire(transaction) }, isReplay ? REPLAYED : {});
  }

  async function send(command: TransferCommand): Promise<Outcome<Sent>> {
    const settled = await sending.add(command);
    if (settled.status === "rejected") throw settled.reason;
    const { outcome, seenAt } = settled.value;
    if (seenAt && isSeenLongAgo(seenAt, clock.now())) seen.add(command.sessionId).catch(() => {});
    return outcome;
  }

  return transfer;
}

/** What is wrong with the request alone is said before a PIN is looked at. */
function commandOf({ personId, sessionId, ip, key, form }: TransferRequest): TransferCommand | Refused {
  const { account_id: fromAccountId, amount, pin } = form;
  const bankName = form.bank_name ?? "";
  const routingNumber = compact(form.routing_number);
  const swiftCode = (form.swift_code ?? "").toUpperCase();
  const description = form.description ?? "";
  const toOtherBank = namesOtherBank({ bank_name: bankName, routing_number: routingNumber, swift_code: swiftCode });
  const recipient = compact(form.recipient_account);
  const problem = transferProblem(
    {
      account_id: fromAccountId,
      recipient_account: recipient,
      amount: decimalText(amount),
      bank_name: bankName,
      routing_number: routingNumber,
      swift_code: swiftCode,
    },
    toOtherBank,
  );
  if (problem) return refused(problem);

  const amountText = amount.toString();
  const terms = { fromAccountId, recipient, amount: amountText, bankName, routingNumber, swiftCode, description };
  return {
    personId,
    sessionId,
    pin,
    ip,
    key,
    fromAccountId,
    recipient,
    amount,
    description,
    // Our own routing number leads home, whatever the form says.
    otherBank: toOtherBank && routingNumber !== ROUTING_NUMBER ? { name: bankName, routingNumber } : null,
    payloadHash: payloadHash(terms),
    scaHash: payloadHash({
      amount: amountText,
      payee: [recipient, routingNumber, swiftCode],
      fromAccountId,
      personId,
      sessionId,
      key,
    }),
  };
}

function compact(text: string | null | undefined): string {
  return (text ?? "").replaceAll(/[\s-]/g, "").toUpperCase();
}
