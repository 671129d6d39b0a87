import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ContactLink } from "./contact-link";

it.each([
  ["+1 (555) 0100", "tel:+15550100"],
  ["0800 123 45, ext. 3", "tel:080012345"],
  ["+44 (0)20 7946 0000", "tel:+442079460000"],
  ["(0)20 7946 0000", "tel:02079460000"],
])("calls %s at a tap", (phone, href) => {
  render(<ContactLink scheme="tel" value={phone} />);

  expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", href);
});

it("writes to an address at a tap", () => {
  render(<ContactLink scheme="mailto" value="help@bank.example" />);

  expect(screen.getByRole("link", { name: "help@bank.example" })).toHaveAttribute("href", "mailto:help@bank.example");
});

it("leads nowhere until the operator has said where", () => {
  const { container } = render(<ContactLink scheme="tel" value="{phone}" />);

  expect(container).toHaveTextContent("{phone}");
  expect(screen.queryByRole("link")).toBeNull();
});

it("calls nobody where what the operator has set is no number", () => {
  render(<ContactLink scheme="tel" value="On request" />);

  expect(screen.getByText("On request")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

it("is text in the page as it was drawn, whoever runs it", () => {
  expect(renderToString(<ContactLink scheme="mailto" value="help@bank.example" />)).toBe("help@bank.example");
});
