import { LiveRegions } from "@lintel/shared-ui";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { DisplaySettings } from "../../money/display-settings";
import { expectAccessible } from "../../testing/expect-accessible";
import { refuseClipboard } from "../../testing/refuse-clipboard";
import { TransactionDetails } from "./transaction-details";
import type { TransactionFacts } from "./transaction-facts";

const wire: TransactionFacts = {
  id: "1",
  type: "wire_transfer",
  direction: "outgoing",
  cents: 82_040n,
  status: "pending",
  at: new Date(2026, 10, 14, 16, 40),
  reference: "TX-9EFA0931",
  sendersAccount: "402177540988",
  recipientAccount: "731240550217",
  bankName: "Bank of America",
  routingNumber: null,
  cardNumber: null,
  description: "",
};

it("lists what is known, masks numbers, and has no line for what is not", async () => {
  const { container } = render(<TransactionDetails transaction={wire} />);

  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Reference",
    "Type",
    "Date and time",
    "Sender",
    "Recipient",
    "Bank",
  ]);
  expect(screen.getByText("minus $820.40")).toBeInTheDocument();
  expect(container).toHaveTextContent("4021******88");
  expect(screen.getByText("4021 … 88")).toBeInTheDocument();
  expect(container).not.toHaveTextContent("402177540988");
  expect(screen.getByText("Pending")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copy reference" })).toBeInTheDocument();
  await expectAccessible(container);
});

it("says of what came in that it did", () => {
  render(<TransactionDetails transaction={{ ...wire, direction: "incoming" }} />);

  expect(screen.getByText("plus $820.40")).toBeInTheDocument();
});

it("marks generated history", () => {
  render(<TransactionDetails transaction={{ ...wire, synthetic: true }} />);

  expect(screen.getByText(/Generated history/)).toBeInTheDocument();
});

it("selects the reference when the clipboard refuses it, and says so in the words it was given", async () => {
  refuseClipboard();
  render(
    <>
      <LiveRegions />
      <TransactionDetails
        transaction={wire}
        labels={{ copy: { copied: "Kopiert", failed: "Der Text ist markiert." } }}
      />
    </>,
  );

  fireEvent.click(screen.getByRole("button", { name: "Copy reference" }));
  await act(async () => {});

  expect(getSelection()?.toString()).toBe("TX-9EFA0931");
  expect(screen.getByText(/Der Text ist markiert\./)).toBeInTheDocument();
});

it("says how much it is in dollars where it is shown in another currency, and only there", () => {
  const shown = (currency: { code: string; rate: string }) => (
    <DisplaySettings currency={currency}>
      <TransactionDetails transaction={wire} />
    </DisplaySettings>
  );
  const { rerender } = render(shown({ code: "EUR", rate: "0.85" }));
  expect(
    screen.getByText("In US dollars: $820.40. The amount in EUR is indicative, at 0.85 per USD."),
  ).toBeInTheDocument();

  rerender(shown({ code: "USD", rate: "1" }));
  expect(screen.queryByText(/US dollars/)).not.toBeInTheDocument();
});
