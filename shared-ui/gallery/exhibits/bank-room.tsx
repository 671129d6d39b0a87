import { Button, Card, EmptyState, LinkButton } from "@lintel/shared-ui";
import {
  AccountCard,
  BalanceWall,
  BankCard,
  CardSwatch,
  DisplaySettings,
  FactList,
  Mask,
  Money,
  SearchField,
  StatTile,
  StatTiles,
  TransactionDetails,
  TransactionList,
  TransactionRow,
  TransactionStatus,
  usePrintReceipt,
} from "@lintel/shared-ui/bank";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import type { Room } from "../exhibit";
import { CopyableText } from "./copyable-text";
import { Column, Row } from "./row";
import { sampleTransactions, WIRE } from "./sample-transactions";

const EUR = { code: "EUR", rate: "0.85" };
const JPY = { code: "JPY", rate: "110.5" };
const SUPPORT = { phone: "{phone}", email: "{email}", address: "{address}" };

const Inset = styled(Card)`
  padding: 8px 12px;
`;

function TurningCard() {
  const [revealed, setRevealed] = useState(false);
  const [side, setSide] = useState<"front" | "back">("front");
  return (
    <Column>
      <BankCard
        expires="11/30"
        holder="Amara Okafor"
        number="4242424242424242"
        revealed={revealed}
        securityCode="417"
        side={side}
        type="debit"
      />
      <Row>
        <Button onClick={() => setRevealed(!revealed)} size="s" variant="secondary">
          {revealed ? "Hide details" : "Show details"}
        </Button>
        <Button onClick={() => setSide(side === "front" ? "back" : "front")} size="s" variant="secondary">
          {side === "front" ? "Show back" : "Show front"}
        </Button>
      </Row>
    </Column>
  );
}

function References() {
  const [reference, setReference] = useState("TX-9F20");
  return <SearchField label="Search by reference" onChange={setReference} value={reference} />;
}

function PrintReceipt() {
  const print = usePrintReceipt();
  return (
    <Button onClick={() => print({ transaction: { ...WIRE, synthetic: true }, support: SUPPORT })} variant="secondary">
      Print Receipt
    </Button>
  );
}

const WALL_ACTIONS = (
  <>
    <LinkButton href="#send" icon={<ArrowUpRight size={20} strokeWidth={1.75} aria-hidden />} variant="wall">
      Send money
    </LinkButton>
    <LinkButton href="#receive" icon={<ArrowDownLeft size={20} strokeWidth={1.75} aria-hidden />} variant="wall-ghost">
      Receive money
    </LinkButton>
  </>
);

export const bankRoom: Room = {
  title: "Bank",
  exhibits: [
    {
      name: "Balance wall: hidden, as it starts",
      isWide: true,
      content: <BalanceWall actions={WALL_ACTIONS} cents={4_821_690n} note="2 accounts · USD" time="afternoon" />,
    },
    {
      name: "Balance wall: in euro, evening",
      isWide: true,
      content: (
        <DisplaySettings currency={EUR}>
          <BalanceWall
            actions={WALL_ACTIONS}
            cents={4_821_690n}
            labels={{ title: "Total balance, evening" }}
            note={
              <>
                2 accounts · EUR
                <br />
                Shown in EUR at 0.85 per USD
              </>
            }
            time="evening"
          />
        </DisplaySettings>
      ),
    },
    {
      name: "Balance wall: no account yet",
      isWide: true,
      content: (
        <BalanceWall
          cents={null}
          labels={{ title: "No account yet" }}
          note="We are opening your first account. It appears here as soon as it is ready."
          time="morning"
        />
      ),
    },
    {
      name: "Money",
      content: (
        <Column>
          <Money cents={4_821_690n} size="hero" />
          <Money cents={-125_000n} size="dialog" />
          <Money cents={1_248_012n} currency={EUR} size="card" />
          <Money cents={500n} currency={JPY} sign="always" size="tile" />
          <Money cents={240_000n} sign="always" size="row" />
          <Money cents={98_765n} currency={{ code: "NGN", rate: "410.5" }} />
        </Column>
      ),
    },
    {
      name: "Mask",
      content: <Mask spoken="account starting 4021 ending 88" value="4021******88" />,
    },
    {
      name: "Stat tiles",
      content: (
        <Card>
          <StatTiles>
            <StatTile label="Total Income" value={<Money cents={481_250n} size="tile" />} />
            <StatTile label="Total Spending" value={<Money cents={260_418n} size="tile" />} />
            <StatTile
              label="Total Transactions"
              note="37 transactions"
              value={<Money cents={741_668n} size="tile" />}
            />
          </StatTiles>
        </Card>
      ),
      isWide: true,
    },
    { name: "Bank card: debit, turns", content: <TurningCard /> },
    {
      name: "Bank card: credit, hidden",
      content: <BankCard expires="11/30" holder="Amara Okafor" number="5105********5100" type="credit" />,
    },
    {
      name: "Bank card: back, code hidden",
      content: <BankCard expires="11/30" holder="Amara Okafor" number="4242********4242" side="back" type="debit" />,
    },
    {
      name: "Bank card: American Express, revealed",
      content: <BankCard expires="01/29" holder="Amara Okafor" number="378282246310005" revealed type="credit" />,
    },
    {
      name: "Bank card: wrong check digit, long name",
      content: (
        <BankCard
          expires="01/29"
          holder="Maximiliana Featherstonehaugh-Cholmondeley"
          number="4242424242424241"
          revealed
          type="debit"
        />
      ),
    },
    {
      name: "Bank cards too small to be read",
      content: (
        <Row>
          <CardSwatch type="debit" />
          <CardSwatch type="credit" />
        </Row>
      ),
    },
    {
      name: "Account card",
      content: (
        <AccountCard
          accountNumber="402177540988"
          action={
            <a aria-label="View more, checking 4021…88" href="#account">
              View more
            </a>
          }
          cents={1_248_012n}
          routingNumber="021000021"
          type="Checking"
        />
      ),
    },
    {
      name: "Transaction rows",
      content: (
        <Inset>
          {sampleTransactions(6).map((item) => (
            <TransactionRow item={item} key={item.id} onOpen={() => {}} />
          ))}
        </Inset>
      ),
    },
    {
      name: "Transaction row: not a button, generated, unknown kind",
      content: (
        <Inset>
          <TransactionRow item={{ ...WIRE, type: "loan_repayment", status: "on_hold", synthetic: true }} />
        </Inset>
      ),
    },
    {
      name: "Transaction status as a chip",
      content: (
        <Row>
          {["success", "completed", "pending", "failed", "on_hold"].map((status) => (
            <TransactionStatus always="chip" key={status} status={status} />
          ))}
        </Row>
      ),
    },
    {
      name: "Transaction list: 40 rows",
      content: (
        <Inset>
          <TransactionList items={sampleTransactions(40)} label="Account transactions" onOpen={() => {}} />
        </Inset>
      ),
    },
    {
      name: "Transaction list: 10,000 rows",
      content: (
        <Inset>
          <TransactionList items={sampleTransactions(10_000)} label="All transactions" onOpen={() => {}} />
        </Inset>
      ),
    },
    {
      name: "Transaction list: loading older",
      content: (
        <Inset>
          <TransactionList
            hasMore
            isLoadingMore
            items={sampleTransactions(3)}
            label="Recent transfers"
            onOpen={() => {}}
          />
        </Inset>
      ),
    },
    {
      name: "Transaction list: empty",
      content: (
        <Card>
          <TransactionList
            empty={
              <EmptyState heading="h4" title="No transactions match your search.">
                Try a part of the reference.
              </EmptyState>
            }
            items={[]}
            label="Search results"
          />
        </Card>
      ),
    },
    {
      name: "Transaction details",
      content: (
        <Card>
          <TransactionDetails transaction={WIRE} />
        </Card>
      ),
    },
    { name: "Receipt, in a window of its own", content: <PrintReceipt /> },
    { name: "Search field", content: <References /> },
    {
      name: "Fact list",
      content: (
        <Card>
          <FactList data-ruled>
            <div>
              <dt>Name</dt>
              <dd>Amara Okafor</dd>
            </div>
            <div>
              <dt>Banking ID</dt>
              <dd>
                <CopyableText label="Copy banking ID" value="4821093377" />
              </dd>
            </div>
          </FactList>
        </Card>
      ),
    },
  ],
};
