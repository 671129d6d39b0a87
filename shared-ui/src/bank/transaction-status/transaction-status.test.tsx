import { render, screen } from "@testing-library/react";
import { statusLabel, statusTone, TransactionStatus } from "./transaction-status";

it("treats completed as success, and an unknown status as neither good nor bad", () => {
  expect(["success", "completed", "pending", "failed", "on_hold"].map(statusTone)).toEqual([
    "positive",
    "positive",
    "pending",
    "negative",
    "plain",
  ]);
  expect(statusLabel("on_hold")).toBe("On Hold");
});

it("always has the word, and an icon where something is not as it should be", () => {
  const { container } = render(
    <>
      <TransactionStatus status="success" />
      <TransactionStatus status="failed" />
    </>,
  );

  expect(screen.getByText("Success").querySelector("svg")).toBeNull();
  expect(screen.getByText("Failed")).toBeInTheDocument();
  expect(container.querySelectorAll("svg")).toHaveLength(1);
});
