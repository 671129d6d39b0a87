import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { DisplaySettings } from "./display-settings";
import { Mask } from "./mask";
import { Money } from "./money";

it("is read as one plain amount and seen with its cents apart", async () => {
  const { container } = render(<Money cents={-125_000n} />);

  expect(screen.getByText("minus $1,250.00")).toBeInTheDocument();
  expect(screen.getByText(".00").parentElement).toHaveAttribute("aria-hidden", "true");
  expect(container.firstElementChild).toHaveAttribute("translate", "no");
  await expectAccessible(container);
});

it("follows the currency and the words of the settings above it, unless told otherwise", () => {
  render(
    <DisplaySettings currency={{ code: "EUR", rate: "0.85" }} signWords={{ minus: "moins", plus: "plus" }}>
      <Money cents={-10_000n} />
      <DisplaySettings locale="fr">
        <Money cents={20_000n} sign="always" />
      </DisplaySettings>
      <Money cents={-500n} currency={{ code: "JPY", rate: "110.5" }} sign="never" />
    </DisplaySettings>,
  );

  expect(screen.getByText("moins €85.00")).toBeInTheDocument();
  expect(screen.getByText("plus €170.00")).toBeInTheDocument();
  expect(screen.getByText("¥553", { selector: ":not([aria-hidden])" })).toBeInTheDocument();
});

it("says in words what asterisks hide", () => {
  const { container } = render(<Mask spoken="account starting 4021 ending 88" value="4021******88" />);

  expect(screen.getByText("account starting 4021 ending 88")).toBeInTheDocument();
  expect(container).toHaveTextContent("4021******88");
});

it("has a number too short to hide anything once, for the eye and the ear", () => {
  render(<Mask value="402188" />);

  expect(screen.getByText("402188")).toBeVisible();
  expect(screen.getByText("402188").closest("[aria-hidden]")).toBeNull();
});
