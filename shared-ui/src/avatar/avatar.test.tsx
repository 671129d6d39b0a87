import { render } from "@testing-library/react";
import { Avatar } from "./avatar";

it.each([
  ["Amara Okafor", "AO"],
  ["Ana María de la Cruz", "AC"],
  ["  plato ", "P"],
  ["", ""],
  ["élodie 𝒵", "É𝒵"],
])("draws %j as %j and hides it from those who hear the name anyway", (name, initials) => {
  const { container } = render(<Avatar name={name} />);

  expect(container).toHaveTextContent(initials);
  expect(container.firstChild).toHaveAttribute("aria-hidden", "true");
});
