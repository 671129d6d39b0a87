import { type Cents, decimalText, transferProblem } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { checkPins, type PinGuess, type PinVerdict } from "../access/pin/check-pins";
import type { Deps } from "../deps";
import { ROUTING_NUMBER } from "../ledger/system-accounts";
import { payloadHash, REPLAYED } from "../platform/answer-once";
import { Lane } from "../platform/lane";
import { type Outcome, ok, type Refused, refused } from "../platform/outcome";
import { transactionOnWire } from "../transactions/transaction-on-wire";
import { readOutgoing } from "./read-transfer";
import { type Sent, sendTogether, type TransferCommand } from "./send-together";
import { countUnknownRecipient } from "./unknown-recipients";

export interface TransferRequest {
  personId: string;
  sessionId: string;
  ip: string;
  key: string | null;
  account_id: string;
  recipient_account: string;
  amount: Cents;
  bank_name?: string | null | undefined;
  routing_number?: string | null | undefined;
  swift_code?: string | null | undefined;
  description?: string | null | undefined;
  pin: string;
}

const BATCH = 64;
/** While one batch waits for the disk the next is looked at. More than two only wait for each other's accounts. */
const BATCHES_AT_ONCE = 2;

/** Sends money. Requests that wait are looked at and committed together, so that many small transfers cost as much as one. */
export function createTransfers(deps: Deps) {
  const { db, clock, config, metrics } = deps;
  const pins = new Lane<PinGuess, PinVerdict>((guesses) => {
    metrics.secretsCompared.inc({ kind: "pin" }, guesses.length);
    return checkPins(db, config.keys.pin, guesses, clock.now());
  });
  const sending = new Lane<TransferCommand, PromiseSettledResult<Outcome<Sent>>>(
    (commands) => {
      metrics.transferBatch.observe(commands.length);
      metrics.secretsCompared.inc({ kind: "pin" }, commands.length);
      return sendTogether(db, config.keys.pin, commands, clock.now());
    },
    BATCH,
    BATCHES_AT_ONCE,
  );

  async function transfer(request: TransferRequest): Promise<Outcome<Answer<"POST /transactions/transfer">>> {
    const command = commandOf(request);
    if ("code" in command) return command;

    const settled = await sending.add(command);
    if (settled.status === "rejected") throw settled.reason;
    const outcome = settled.value;
    if (!outcome.ok) {
      return outcome.code === "recipient_not_found"
        ? countUnknownRecipient(db, request.personId, clock.now())
        : outcome;
    }
    const { isReplay, transferId } = outcome.answer;
    const transaction = outcome.answer.transaction ?? (await readOutgoing(db, transferId));
    const message =
      transaction.status === "pending"
        ? "Transfer sent. It is pending until the other bank has it."
        : "Transfer successful.";
    return ok({ message, transaction: transactionOnWire(transaction) }, isReplay ? REPLAYED : {});
  }

  const checkPin = (guess: PinGuess) => pins.add(guess);
  return { transfer, checkPin };
}

/** What is wrong with the request alone is said before a PIN is looked at. */
function commandOf(request: TransferRequest): TransferCommand | Refused {
  const bankName = request.bank_name ?? "";
  const routingNumber = compact(request.routing_number);
  const swiftCode = compact(request.swift_code).toUpperCase();
  const toOtherBank = [bankName, routingNumber, swiftCode].some((text) => text !== "");
  const recipient = compact(request.recipient_account);
  const problem = transferProblem(
    {
      account_id: request.account_id,
      recipient_account: recipient,
      amount: decimalText(request.amount),
      bank_name: bankName,
      routing_number: routingNumber,
      swift_code: swiftCode,
    },
    toOtherBank,
  );
  if (problem) return refused(problem);

  const { personId, sessionId, pin, ip, key, amount, account_id: fromAccountId } = request;
  const description = request.description ?? "";
  const terms = { fromAccountId, recipient, amount, bankName, routingNumber, swiftCode, description };
  return {
    personId,
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
      amount,
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
