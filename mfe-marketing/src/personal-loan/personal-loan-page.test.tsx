import { screen } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import PersonalLoanPage, { messages } from "./personal-loan-page";

it("lends from $1,000 to $50,000, as the bank publishes", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  renderPage(<PersonalLoanPage />, "/loans/personal-loan");
  const ends = (name: string) => {
    const slider = screen.getByRole("slider", { name });
    return [slider.getAttribute("min"), slider.getAttribute("max")];
  };

  expect(ends("Amount")).toEqual(["1000", "50000"]);
});
