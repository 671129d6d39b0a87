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

it("goes back by forty movements at most, those that money took part in", () => {
  const moved = Array.from({ length: 41 }, () => transaction({ direction: "incoming", amount: 1 }));
  const rows = [transaction({ direction: "outgoing", amount: 5, status: "failed" }), ...moved];

  expect(balanceSteps(10_000n, rows)).toEqual(Array.from({ length: 41 }, (_, back) => 6_000n + BigInt(back) * 100n));
});
