import { act, render, screen } from "@testing-library/react";
import { DisplaySettings } from "../../money/display-settings";
import { expectAccessible } from "../../testing/expect-accessible";
import type { TransactionFacts } from "../transaction-details/transaction-facts";
import { closeReceipts, openReceiptWindow } from "./open-receipt-window";
import { Receipt } from "./receipt";

const wire: TransactionFacts = {
  id: "1",
  type: "wire_transfer",
  direction: "outgoing",
  cents: 82_040n,
  status: "completed",
  at: new Date(2026, 10, 14, 16, 40),
  reference: "TX-9EFA0931",
  recipientAccount: "731240550217",
  description: "<img src=x onerror=alert(1)>",
};

it.each([
  ["success", "rgb(10, 106, 69)"],
  ["completed", "rgb(10, 106, 69)"],
  ["pending", "rgb(133, 80, 0)"],
  ["failed", "rgb(179, 32, 45)"],
])("prints %s in the colour that it has everywhere", (status, colour) => {
  render(<Receipt support={{ phone: "", email: "", address: "" }} transaction={{ ...wire, status }} />);

  const { color } = getComputedStyle(screen.getByRole("cell", { name: new RegExp(status, "i") }));
  const token = /^var\((.+)\)$/.exec(color)?.[1] ?? "";
  const painted = document.createElement("i");
  painted.style.color = getComputedStyle(screen.getByRole("article")).getPropertyValue(token).trim();
  expect(painted.style.color).toBe(colour);
});

it("prints the word of the status, masked numbers, and typed text as text", async () => {
  const { container } = render(
    <Receipt
      printedAt={new Date(2026, 10, 20, 8, 12)}
      support={{ phone: "{phone}", email: "{email}", address: "{address}" }}
      transaction={{ ...wire, synthetic: true }}
    />,
  );

  expect(screen.getByRole("row", { name: "Status Completed" })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: "Recipient 7312 … 17" })).toHaveTextContent("7312******17");
  expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeInTheDocument();
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByText("Printed 20 November 2026, 08:12")).toBeInTheDocument();
  expect(screen.getByText(/^Synthetic/)).toBeInTheDocument();
  await expectAccessible(container);
});

it("carries the bank's name, the amount with its sign, whom to ask, and that it is one page", () => {
  const support = { phone: "+1 555", email: "help@bank", address: "1 High Street" };
  const { container } = render(<Receipt support={support} transaction={wire} />);

  expect(container.querySelector("header")).toHaveTextContent("LintelTransaction receipt");
  expect(screen.getByText("minus $820.40")).toBeInTheDocument();
  expect(screen.getByText("Support: +1 555 · help@bank · 1 High Street")).toBeInTheDocument();
  expect(screen.getByText("Page 1 of 1")).toBeInTheDocument();
});

it("says how much it is in dollars where it is shown in another currency, and only there", () => {
  const shown = (currency: { code: string; rate: string }) => (
    <DisplaySettings currency={currency}>
      <Receipt support={{ phone: "", email: "", address: "" }} transaction={wire} />
    </DisplaySettings>
  );
  const { rerender } = render(shown({ code: "EUR", rate: "0.85" }));
  expect(
    screen.getByText("In US dollars: $820.40. The amount in EUR is indicative, at 0.85 per USD."),
  ).toBeInTheDocument();

  rerender(shown({ code: "USD", rate: "1" }));
  expect(screen.queryByText(/US dollars/)).not.toBeInTheDocument();
});

it("holds on to no receipt that somebody has closed, and closes the others", async () => {
  const opened = [1, 2].map(() => ({
    document: document.implementation.createHTMLDocument(),
    closed: false,
    close: jest.fn(),
    focus() {},
    print() {},
  }));
  const open = jest.spyOn(window, "open");
  for (const receipt of opened) {
    open.mockReturnValueOnce(receipt as unknown as Window);
    await act(async () => openReceiptWindow(<p>Receipt</p>, "Receipt", "en"));
    if (receipt === opened[0]) receipt.closed = true;
  }

  closeReceipts();

  expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([0, 1]);
  open.mockRestore();
});
