import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Way } from "./way";

const phone = (value: string) => (
  <Way name="Phone" value={value} copyLabel="Copy phone number">
    {value}
  </Way>
);

it("copies what the operator has set", async () => {
  const user = userEvent.setup();
  render(<dl>{phone("+1 (555) 0100")}</dl>);

  await user.click(screen.getByRole("button", { name: "Copy phone number" }));

  expect(await navigator.clipboard.readText()).toBe("+1 (555) 0100");
  expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
});

it("has nothing to copy while there is a placeholder, nor in the page as it was drawn", () => {
  const { container } = render(<dl>{phone("{phone}")}</dl>);

  expect(container).toHaveTextContent("Phone{phone}");
  expect(screen.queryByRole("button")).toBeNull();
  expect(renderToString(phone("+1 (555) 0100"))).not.toContain("<button");
});
