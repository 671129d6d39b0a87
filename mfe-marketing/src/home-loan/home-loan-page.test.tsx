import { screen } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import HomeLoanPage, { messages } from "./home-loan-page";

it("runs for thirty years at most, as the bank publishes", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  renderPage(<HomeLoanPage />, "/loans/home-loan");
  const slider = screen.getByRole("slider", { name: "Term" });

  expect(slider).toHaveAttribute("min", "1");
  expect(slider).toHaveAttribute("max", "30");
});
