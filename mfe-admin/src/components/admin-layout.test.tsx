import { screen } from "@testing-library/react";
import { never, renderPage } from "../../test/render-page";

const Nothing = () => null;
const banner = "Your account has been suspended. Please contact support.";

it("tells a suspended admin on every page, and whom to ask", () => {
  renderPage(Nothing, { path: "/online-banking/admin", bank: () => never, admin: { suspended: 1 } });

  expect(screen.getByText(banner)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
});

it("says nothing of it to others", () => {
  renderPage(Nothing, { path: "/online-banking/admin", bank: () => never });

  expect(screen.queryByText(banner)).not.toBeInTheDocument();
});
