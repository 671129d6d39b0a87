import { LiveRegions } from "@lintel/shared-ui";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../../testing/expect-accessible";
import { refuseClipboard } from "../../testing/refuse-clipboard";
import { BankCard } from "./bank-card";

const card = { type: "debit", number: "4242424242424242", holder: "Amara Okafor", expires: "11/30" } as const;

it("hides the number and the code until they are revealed, even when it was given both", async () => {
  const { container, rerender } = render(<BankCard {...card} securityCode="417" />);
  expect(container).toHaveTextContent("4242 **** **** 4242");
  expect(container).not.toHaveTextContent("4242 4242");
  expect(container).not.toHaveTextContent("417");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await expectAccessible(container);

  rerender(<BankCard {...card} revealed securityCode="417" />);
  expect(container).toHaveTextContent("4242 4242 4242 4242");
  expect(container).toHaveTextContent("417");
  expect(screen.getByRole("button", { name: "Copy card number" })).toBeInTheDocument();
  await expectAccessible(container);
});

it("says on its back which number is the CVC, before and after it is revealed", () => {
  const { rerender } = render(<BankCard {...card} side="back" securityCode="417" />);
  const back = screen.getByText("CVC").closest("[data-face]");
  expect(back).toHaveAttribute("data-face", "back");
  expect(back).toHaveTextContent("CVCSecurity code hidden");

  rerender(<BankCard {...card} side="back" revealed securityCode="417" />);
  expect(back).toHaveTextContent("CVCSecurity code 417");
  expect(screen.getByText("417", { exact: true })).toHaveAttribute("translate", "no");
});

it("is one sentence to those who cannot see it", () => {
  render(<BankCard {...card} />);

  expect(screen.getByRole("group", { name: "Debit card, Visa, ending 4242, expires 11/30" })).toBeInTheDocument();
});

it("is of another ground with other art as a debit than as a credit card", () => {
  const looks = (type: "debit" | "credit") => {
    const { container, unmount } = render(<BankCard {...card} type={type} />);
    const [front, back] = [...container.querySelectorAll("[data-face]")];
    const grounds = [front, back].map((face) => getComputedStyle(face as Element).getPropertyValue("--card-ground"));
    const art = front?.querySelector("svg")?.innerHTML;
    unmount();
    return { grounds, art };
  };
  const debit = looks("debit");
  const credit = looks("credit");

  expect(debit.grounds).toEqual(Array(2).fill("linear-gradient(150deg, #2f34cc, #1c1f8a)"));
  expect(credit.grounds).toEqual(Array(2).fill("linear-gradient(150deg, #2a2659, #100f2b)"));
  expect(debit.art).not.toContain("<circle");
  expect(credit.art).toContain("<circle");
});

it("keeps the face that is turned away out of reach", () => {
  const { container, rerender } = render(<BankCard {...card} revealed />);
  const [front, back] = container.querySelectorAll("[data-face]");
  expect(front).not.toHaveAttribute("inert");
  expect(back).toHaveAttribute("inert");
  expect(back).toHaveAttribute("aria-hidden", "true");

  rerender(<BankCard {...card} revealed side="back" />);
  expect(front).toHaveAttribute("inert");
  expect(back).not.toHaveAttribute("inert");
});

it("warns of a number whose check digit is wrong, once it can be seen", () => {
  const wrong = { ...card, number: "4242424242424241" };
  const { rerender } = render(<BankCard {...wrong} />);
  expect(screen.queryByText("Check number")).not.toBeInTheDocument();

  rerender(<BankCard {...wrong} revealed />);
  expect(screen.getByText("Check number")).toBeInTheDocument();
});

it("shows a number that came masked from the bank as it came", () => {
  const { container } = render(<BankCard {...card} number="5105********5100" type="credit" />);

  expect(container).toHaveTextContent("5105 **** **** 5100");
  expect(screen.getByRole("group", { name: /^Credit card, Mastercard, ending 5100/ })).toBeInTheDocument();
});

it("copies its figures alone, as a shop's form takes them", async () => {
  const user = userEvent.setup();
  render(<BankCard {...card} revealed />);

  await user.click(screen.getByRole("button", { name: "Copy card number" }));

  expect(await navigator.clipboard.readText()).toBe("4242424242424242");
});

it("selects the number when the clipboard refuses it, and says so in the words it was given", async () => {
  refuseClipboard();
  render(
    <>
      <LiveRegions />
      <BankCard {...card} revealed labels={{ copy: { copied: "Kopiert", failed: "Der Text ist markiert." } }} />
    </>,
  );

  fireEvent.click(screen.getByRole("button", { name: "Copy card number" }));
  await act(async () => {});

  expect(getSelection()?.toString()).toBe("4242 4242 4242 4242");
  expect(screen.getByText(/Der Text ist markiert\./)).toBeInTheDocument();
});
