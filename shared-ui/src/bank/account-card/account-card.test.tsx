import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../../testing/expect-accessible";
import { AccountCard } from "./account-card";

it("masks both numbers and has exactly one link", async () => {
  const { container } = render(
    <AccountCard
      accountNumber="402177540988"
      action={<a href="/accounts/402177540988">View more</a>}
      cents={1_248_012n}
      routingNumber="021000021"
      type="Checking"
    />,
  );

  expect(container).toHaveTextContent("4021******88");
  expect(container).toHaveTextContent("0210***21");
  expect(screen.getByText("account starting 4021 ending 88")).toBeInTheDocument();
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText("$12,480.12")).toBeInTheDocument();
  await expectAccessible(container);
});
