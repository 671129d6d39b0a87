import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../../testing/expect-accessible";
import { Pagination, pagesToShow } from "./pagination";

it("shows the ends, the neighbours, and a gap only where more than one page is left out", () => {
  expect(pagesToShow(1, 3)).toEqual([1, 2, 3]);
  expect(pagesToShow(5, 9)).toEqual([1, -1, 4, 5, 6, -6, 9]);
  expect(pagesToShow(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

it("says which page it is on and asks for others", async () => {
  const onChange = jest.fn();
  const { container } = render(<Pagination onChange={onChange} page={4} pageCount={9} />);
  expect(screen.getByRole("button", { name: "Page 4" })).toHaveAttribute("aria-current", "page");

  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  await userEvent.click(screen.getByRole("button", { name: "Page 1" }));

  expect(onChange.mock.calls).toEqual([[5], [1]]);
  await expectAccessible(container);
});

it("cannot leave the range and is not there for a single page", () => {
  const { container, rerender } = render(<Pagination onChange={() => {}} page={2} pageCount={2} />);
  expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();

  rerender(<Pagination onChange={() => {}} page={1} pageCount={1} />);
  expect(container).toBeEmptyDOMElement();
});
