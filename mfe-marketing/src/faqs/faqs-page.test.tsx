import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "../../test/render-page";
import FaqsPage, { messages } from "./faqs-page";

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

it("keeps the address short enough to be loaded again, whatever is pasted into the search", async () => {
  await Promise.all(messages.map((set) => set.load("en")));
  renderPage(<FaqsPage />, "/faqs");

  await userEvent.click(screen.getByLabelText("Search the questions"));
  await userEvent.paste("fee ".repeat(5_000));

  expect(window.location.search.length).toBeLessThan(200);
});
