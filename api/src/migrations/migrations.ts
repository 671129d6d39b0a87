import type { Migration } from "../platform/migrate";
import access from "./001-access.sql";
import ledger from "./002-ledger.sql";
import telemetry from "./003-telemetry.sql";
import sendTransfers from "./004-send-transfers.sql";
import search from "./005-search.sql";
import transfersCostLess from "./006-transfers-cost-less.sql";
import referencesFoundOneByOne from "./007-references-found-one-by-one.sql";
import aBatchCostsLess from "./008-a-batch-costs-less.sql";
import unknownRecipients from "./009-unknown-recipients-counted-at-once.sql";
import plannedOnce from "./010-transfers-are-planned-once.sql";
import pinsOneAfterTheOther from "./011-pins-one-after-the-other.sql";
import whatWaits from "./012-what-waits-of-a-person.sql";
import verdictsStay from "./013-verdicts-stay.sql";
import lettersAreForgotten from "./014-letters-are-forgotten.sql";
import noVerdict from "./015-no-verdict-no-transfer.sql";
import cardNumbers from "./016-a-card-number-is-given-once.sql";
import idsBroughtAlong from "./017-ids-are-brought-along.sql";
import waitsByTransfer from "./018-what-waits-by-its-transfer.sql";
import waitsForPerson from "./019-what-waits-for-a-person.sql";
import lettersInOrder from "./020-letters-in-the-order-they-go.sql";
import keysHaveAMark from "./021-keys-have-a-mark.sql";
import trailByDays from "./022-the-trail-by-its-days.sql";
import accountsBeginEmpty from "./023-accounts-begin-empty.sql";
import lineAndCard from "./024-what-a-line-and-a-card-are.sql";
import whoMayWhat from "./025-who-may-what-stays.sql";
import lettersInTheirLanguage from "./026-letters-in-their-language.sql";

/** In the order in which they are applied. A file that was released is never edited: what comes later is a new file. */
export const MIGRATIONS: readonly Migration[] = [
  { name: "001-access", sql: access },
  { name: "002-ledger", sql: ledger },
  { name: "003-telemetry", sql: telemetry },
  { name: "004-send-transfers", sql: sendTransfers },
  { name: "005-search", sql: search },
  { name: "006-transfers-cost-less", sql: transfersCostLess },
  { name: "007-references-found-one-by-one", sql: referencesFoundOneByOne },
  { name: "008-a-batch-costs-less", sql: aBatchCostsLess },
  { name: "009-unknown-recipients-counted-at-once", sql: unknownRecipients },
  { name: "010-transfers-are-planned-once", sql: plannedOnce },
  { name: "011-pins-one-after-the-other", sql: pinsOneAfterTheOther },
  { name: "012-what-waits-of-a-person", sql: whatWaits },
  { name: "013-verdicts-stay", sql: verdictsStay },
  { name: "014-letters-are-forgotten", sql: lettersAreForgotten },
  { name: "015-no-verdict-no-transfer", sql: noVerdict },
  { name: "016-a-card-number-is-given-once", sql: cardNumbers },
  { name: "017-ids-are-brought-along", sql: idsBroughtAlong },
  { name: "018-what-waits-by-its-transfer", sql: waitsByTransfer },
  { name: "019-what-waits-for-a-person", sql: waitsForPerson },
  { name: "020-letters-in-the-order-they-go", sql: lettersInOrder },
  { name: "021-keys-have-a-mark", sql: keysHaveAMark },
  { name: "022-the-trail-by-its-days", sql: trailByDays },
  { name: "023-accounts-begin-empty", sql: accountsBeginEmpty },
  { name: "024-what-a-line-and-a-card-are", sql: lineAndCard },
  { name: "025-who-may-what-stays", sql: whoMayWhat },
  { name: "026-letters-in-their-language", sql: lettersInTheirLanguage },
];
