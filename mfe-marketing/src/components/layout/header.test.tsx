import { screen } from "@testing-library/react";
import { renderPage } from "../../../test/render-page";
import { Header } from "./header";

it("names its menus as the specification does, and leads where it says", () => {
  renderPage(<Header />, "/");
  const opener = (name: string) => screen.getAllByRole("button", { name })[0];

  for (const name of ["Services", "About", "Apply Now"]) expect(opener(name)).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "Sign in" })[0]).toHaveAttribute("href", "/login");
});
