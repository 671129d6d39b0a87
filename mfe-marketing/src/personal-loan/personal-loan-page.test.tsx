import { screen } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import PersonalLoanPage, { messages } from "./personal-loan-page";

it("lends from $1,000 to $50,000, as the bank publishes", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  renderPage(<PersonalLoanPage />, "/loans/personal-loan");
  const slider = screen.getByRole("slider", { name: "Amount" });

  expect(slider).toHaveAttribute("min", "1000");
  expect(slider).toHaveAttribute("max", "50000");
});
