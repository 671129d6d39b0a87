import { act, screen } from "@testing-library/react";
import { openBank, renderPage } from "../../../test/render-page";
import { ConfirmWithPin } from "./confirm-with-pin";

const OFFLINE = /Nothing has been sent/;

function step(state: { isPending: boolean; notice: string | null }) {
  return () => (
    <ConfirmWithPin title="Confirm" refusal={null} onSubmit={() => undefined} onCancel={() => undefined} {...state} />
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
