import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { SearchField } from "./search-field";

function List({ onSearch }: { onSearch: (text: string) => void }) {
  const [search, setSearch] = useState("");
  return (
    <>
      <SearchField
        label="Search by reference"
        value={search}
        onChange={(text) => {
          onSearch(text);
          setSearch(text);
        }}
      />
      <input aria-label="Amount" />
      <button type="button" onClick={() => setSearch("")}>
        Clear search
      </button>
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const onSearch = jest.fn();
  const { container } = render(<List onSearch={onSearch} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  return { container, onSearch, user, field: screen.getByRole("searchbox", { name: "Search by reference" }) };
}

const pause = () => act(() => jest.advanceTimersByTime(200));

it("tells what was typed once the typing pauses, and no letter before", async () => {
  const { onSearch, user, field } = start();

  await user.type(field, "TX-9");
  expect(onSearch).not.toHaveBeenCalled();

  pause();
  expect(onSearch.mock.calls).toEqual([["TX-9"]]);
});

it("keeps a letter that is typed while what was typed before is being told", async () => {
  const { user, field } = start();
  await user.type(field, "TX-9");

  act(() => {
    jest.advanceTimersByTime(200);
    fireEvent.change(field, { target: { value: `${(field as HTMLInputElement).value}1` } });
  });

  expect(field).toHaveValue("TX-91");
});

it("tells nothing of what was typed and taken back", async () => {
  const { onSearch, user, field } = start();

  await user.type(field, "x{Backspace}");
  act(() => jest.advanceTimersByTime(500));

  expect(onSearch).not.toHaveBeenCalled();
});

it("stays cleared when somebody was still typing", async () => {
  const { onSearch, user, field } = start();
  await user.type(field, "TX-1");
  pause();

  await user.type(field, "2");
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  pause();

  expect(field).toHaveValue("");
  expect(onSearch.mock.calls).toEqual([["TX-1"]]);
});

it("is cleared by Escape, and by whoever clears the search from outside", async () => {
  const { onSearch, user, field } = start();
  await user.type(field, "TX-9");
  pause();

  await user.keyboard("{Escape}");
  act(() => jest.advanceTimersByTime(0));
  expect(onSearch).toHaveBeenLastCalledWith("");
  expect(field).toHaveValue("");

  await user.type(field, "TX-1");
  pause();
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(field).toHaveValue("");
});

it("leaves Escape to an input method that is at work", async () => {
  const { user, field } = start();
  await user.type(field, "TX-9");

  fireEvent.keyDown(field, { key: "Escape", isComposing: true });

  expect(field).toHaveValue("TX-9");
});

it("takes no key of the page for itself: whoever turned single keys off presses none by mistake", async () => {
  const { container, user, field } = start();

  await user.keyboard("/");
  expect(field).not.toHaveFocus();
  jest.useRealTimers();
  await expectAccessible(container);
});
