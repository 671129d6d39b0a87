import type { Overview } from "@lintel/contract/schema";
import { queryClient } from "@lintel/portal/queries";
import { act, screen } from "@testing-library/react";
import { broken, renderPage } from "../../test/render-page";
import OverviewPage from "./overview-page";

const overview: Overview = {
  people: 4321,
  suspended: 0,
  accounts: 1,
  money_held: 1,
  transfers_today: 0,
  failed_logins_today: 0,
  pending_transfers: 0,
  days: [],
};

it("says that the figures could not be loaded again, and keeps those that there are", async () => {
  const replies = [{ status: 200, body: overview }];
  renderPage(OverviewPage, { path: "/online-banking/admin", bank: () => replies.shift() ?? broken });
  await screen.findByText("4,321");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  await act(() => queryClient.invalidateQueries());

  expect(screen.getByRole("alert")).toHaveTextContent("We could not load the overview.");
  expect(screen.getByText("4,321")).toBeInTheDocument();
});
