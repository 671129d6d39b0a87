import { historyProblem } from "./history-problem";

it("needs both an amount and months", () => {
  expect(historyProblem({ amount: "", months: "3" })).toBe("history_fields_required");
  expect(historyProblem({ amount: "5", months: " " })).toBe("history_fields_required");
});

it("needs an amount above zero", () => {
  expect(historyProblem({ amount: "0.00", months: "3" })).toBe("invalid_amount");
  expect(historyProblem({ amount: "-5", months: "3" })).toBe("invalid_amount");
  expect(historyProblem({ amount: "x", months: "3" })).toBe("invalid_amount");
});

it.each(["0", "61", "1.5", "-1", "many"])("does not take %s for months", (months) => {
  expect(historyProblem({ amount: "5", months })).toBe("historyMonthsHint");
});

it("lets a complete draft through", () => {
  expect(historyProblem({ amount: "5.25", months: "60" })).toBeNull();
});
