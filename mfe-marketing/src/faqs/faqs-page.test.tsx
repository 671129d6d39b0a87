import { LiveRegions } from "@lintel/shared-ui";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hear } from "../../../shared-ui/src/testing/hear";
import { renderPage } from "../../test/render-page";
import FaqsPage, { messages } from "./faqs-page";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const openAnswers = () =>
  screen
    .getAllByRole("group")
    .filter((item) => item.hasAttribute("open"))
    .map((item) => within(item).getByRole("heading").textContent);

it("leaves an answer open for its own question alone when a search takes others away", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  renderPage(<FaqsPage />, "/faqs");
  const search = within(screen.getByRole("search")).getByLabelText("Search the questions");
  const [first = "", second = ""] = screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
  await userEvent.click(screen.getByText(first));
  expect(openAnswers()).toEqual([first]);

  await userEvent.type(search, second);
  expect(await screen.findByText("1 answer")).toBeInTheDocument();
  expect(openAnswers()).toEqual([]);
});

it("says how many it found once the typing has stopped, and not with every key", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  const { container } = renderPage(
    <>
      <FaqsPage />
      <LiveRegions />
    </>,
    "/faqs",
  );
  const heard = hear(container);

  await userEvent.type(screen.getByLabelText("Search the questions"), "overdraft");

  const number = await screen.findByText(/^[1-9]\d* answers?$/);
  await waitFor(() => expect(heard).toEqual([number.textContent]));

  await userEvent.clear(screen.getByLabelText("Search the questions"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(heard).toHaveLength(1);
});

it("keeps the address short enough to be loaded again, whatever is pasted into the search", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  renderPage(<FaqsPage />, "/faqs");

  await userEvent.click(screen.getByLabelText("Search the questions"));
  await userEvent.paste("fee ".repeat(5_000));

  await waitFor(() => expect(window.location.search).toMatch(/^\?q=fee/));
  expect(window.location.search.length).toBeLessThan(200);
});

it("finds with every key, and tells the address once the typing pauses: Safari refuses one that is changed too often", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  renderPage(<FaqsPage />, "/faqs?q=over");
  const search = screen.getByLabelText("Search the questions");
  expect(search).toHaveValue("over");
  const replaced = jest.spyOn(window.history, "replaceState");

  await user.type(search, "draft");
  expect(search).toHaveValue("overdraft");
  expect(screen.getByText(/^[1-9]\d* answer/)).toBeVisible();
  expect(replaced).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(200));
  expect(window.location.search).toBe("?q=overdraft");
  expect(search).toHaveValue("overdraft");

  await user.type(search, "s");
  act(() => {
    window.history.pushState({ idx: 1 }, "", "/faqs?q=card");
    window.dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } }));
  });
  act(() => jest.advanceTimersByTime(200));
  expect(search).toHaveValue("card");
  expect(window.location.search).toBe("?q=card");
});

it("leads from a search that finds nothing back to all questions, with the keyboard in its field and no step of the way back", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  renderPage(<FaqsPage />, "/faqs");
  const search = screen.getByLabelText("Search the questions");
  const all = screen.getAllByRole("group").length;
  const before = window.history.length;
  await userEvent.type(search, "zebra");
  await waitFor(() => expect(window.location.search).toBe("?q=zebra"));
  expect(screen.queryAllByRole("group")).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));

  await waitFor(() => expect(window.location.search).toBe(""));
  expect(screen.getAllByRole("group")).toHaveLength(all);
  expect(search).toHaveValue("");
  expect(search).toHaveFocus();
  expect(window.history.length).toBe(before);
});

it("tells the address nothing of what was typed and taken back", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  renderPage(<FaqsPage />, "/faqs?q=fee");
  const replaced = jest.spyOn(window.history, "replaceState");

  await user.type(screen.getByLabelText("Search the questions"), "s{Backspace}");
  act(() => jest.advanceTimersByTime(1_000));

  expect(screen.getByLabelText("Search the questions")).toHaveValue("fee");
  expect(replaced).not.toHaveBeenCalled();
});
