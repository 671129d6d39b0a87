import { screen } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import HomeLoanPage, { messages } from "./home-loan-page";

it("runs for thirty years at most, as the bank publishes", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  renderPage(<HomeLoanPage />, "/loans/home-loan");
  const ends = (name: string) => {
    const slider = screen.getByRole("slider", { name });
    return [slider.getAttribute("min"), slider.getAttribute("max")];
  };

  expect(ends("Term")).toEqual(["1", "30"]);
});
