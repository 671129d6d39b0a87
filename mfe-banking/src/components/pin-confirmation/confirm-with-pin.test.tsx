import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { profile } from "../../../test/people";
import { openBank, renderPage } from "../../../test/render-page";
import { ConfirmWithPin } from "./confirm-with-pin";

const OFFLINE = /Nothing has been sent/;

function step(state: { isPending: boolean; notice: string | null }, onSubmit: (pin: string) => void = () => undefined) {
  return () => (
    <ConfirmWithPin title="Confirm" refusal={null} onSubmit={onSubmit} onCancel={() => undefined} {...state} />
  );
}

async function loseTheLine() {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event("offline")));
}

beforeEach(() => openBank());
afterEach(() => jest.restoreAllMocks());

it.each([
  ["nothing is under way", { isPending: false, notice: null }, true],
  ["a call is under way", { isPending: true, notice: null }, false],
  ["the answer to one was lost", { isPending: false, notice: "We could not reach the bank." }, false],
])("says that nothing was sent without a line only when that is known: %s", async (_what, state, isSaid) => {
  renderPage(step(state), { path: "/online-banking/cards" });
  await screen.findByRole("dialog");

  await loseTheLine();

  expect(screen.queryAllByText(OFFLINE).length > 0).toBe(isSaid);
  if (state.notice) expect(screen.getAllByText(state.notice).length).toBeGreaterThan(0);
});

it("interrupts with what nobody knows yet: the toast is not heard from outside of the dialog", async () => {
  const notice = "We could not reach the bank.";
  const { goTo } = renderPage(step({ isPending: true, notice: null }), { path: "/online-banking/cards" });
  await screen.findByRole("dialog");

  goTo(step({ isPending: false, notice }));

  expect((await screen.findAllByRole("alert")).map(({ textContent }) => textContent)).toContain(notice);
});

it("sends the PIN on the line alone", async () => {
  const onSubmit = jest.fn();
  renderPage(step({ isPending: false, notice: null }, onSubmit), { path: "/online-banking/cards" });
  await screen.findByRole("dialog");
  await loseTheLine();

  await userEvent.keyboard("4826{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();

  jest.restoreAllMocks();
  await act(async () => void window.dispatchEvent(new Event("online")));
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledWith("4826");
});

it("takes no PIN from a suspended person", async () => {
  openBank().answer("POST /me", profile({ suspended: 1 }));
  renderPage(step({ isPending: false, notice: null }), { path: "/online-banking/cards" });

  expect(await screen.findByText("Your account is suspended. Please contact support.")).toBeVisible();
  expect(screen.queryByRole("group", { name: "PIN keypad" })).not.toBeInTheDocument();
});
