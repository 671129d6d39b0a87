import { transaction } from "../../test/people";
import { balanceSteps } from "./balance-steps";

it("walks back from the balance of now, oldest first", () => {
  const rows = [
    transaction({ direction: "outgoing", amount: 20 }),
    transaction({ direction: "incoming", amount: 50.5 }),
  ];

  expect(balanceSteps(10_000n, rows)).toEqual([6950n, 12_000n, 10_000n]);
});

it("passes over money that did not move: failed, or still on its way in", () => {
  const rows = [
    transaction({ direction: "outgoing", amount: 5, status: "failed" }),
    transaction({ direction: "incoming", amount: 7, status: "pending" }),
    transaction({ direction: "outgoing", amount: 9, status: "pending" }),
  ];

  expect(balanceSteps(100n, rows)).toEqual([1000n, 100n]);
});
