import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../../testing/expect-accessible";
import type { TransactionFacts } from "../transaction-details/transaction-facts";
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
