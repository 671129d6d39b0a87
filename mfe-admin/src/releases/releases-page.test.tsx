import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Bank } from "../../../portal/test/bank-answers";
import { broken, renderPage } from "../../test/render-page";
import ReleasesPage from "./releases-page";

const failure = {
  at: "2026-11-20T08:00:00Z",
  kind: "error",
  remote: "mfe-banking",
  version: "1.0.0",
  route: "/",
  file: null,
  message: "It broke.",
  count: 1,
};

it.each(["/releases.json", "/admin/releases"])(
  "says that %s did not come again, and keeps what there is",
  async (lost) => {
    let isLost = false;
    const bank: Bank = ({ path }) => {
      if (isLost && path === lost) return broken;
      const body = path === "/releases.json" ? { live: [], history: [] } : { health: [], newest: [failure] };
      return { status: 200, body };
    };
    renderPage(ReleasesPage, { path: "/online-banking/admin/releases", bank });
    const refresh = await screen.findByRole("button", { name: "Refresh" });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();

    isLost = true;
    fireEvent.click(refresh);

    expect(await screen.findByRole("alert")).toHaveTextContent("We could not load the releases.");
    expect(screen.getByText(/It broke/)).toBeInTheDocument();

    isLost = false;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));

    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  },
);

it("shows an action and a failure that it has no words for by their own names", async () => {
  const publish = {
    serial: 1,
    at: failure.at,
    by: "Ada",
    app: "mfe-banking",
    action: "freeze",
    from: null,
    to: "1.0.0",
  };
  renderPage(ReleasesPage, {
    path: "/online-banking/admin/releases",
    bank: ({ path }) => ({
      status: 200,
      body:
        path === "/releases.json"
          ? { live: [], history: [publish] }
          : { health: [], newest: [{ ...failure, kind: "memory" }] },
    }),
  });

  expect(await screen.findByText("freeze")).toBeInTheDocument();
  expect(screen.getByText("memory")).toBeInTheDocument();
});

it("marks as bad that more than one page in twenty fails, and no rate at that", async () => {
  const part = { name: "mfe-banking", team: "banking", version: "2", trial: null, isKilled: false };
  const figures = { remote: "mfe-banking", team: "banking", loads: 100, failures: 0, lcp_ms: 1, inp_ms: 1, cls: 0 };
  const health = [
    { ...figures, version: "2", errors: 5 },
    { ...figures, version: "1", errors: 6 },
  ];
  renderPage(ReleasesPage, {
    path: "/online-banking/admin/releases",
    bank: ({ path }) => ({
      status: 200,
      body: path === "/releases.json" ? { live: [part], history: [] } : { health, newest: [] },
    }),
  });

  expect(await screen.findByText("5.0%")).toHaveAttribute("data-bad", "false");
  expect(screen.getByText("6.0%")).toHaveAttribute("data-bad", "true");
});

it("stands where it will while the figures are on their way", async () => {
  renderPage(ReleasesPage, { path: "/online-banking/admin/releases", bank: () => new Promise(() => {}) });

  const list = await screen.findByRole("status");
  expect(list).toHaveTextContent("Loading the releases");
  expect(screen.getByText(/What every part of the site runs/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Refresh" })).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("heading", { name: "Live now" })).toBeInTheDocument();
});

it("keeps its heading as it is where the figures did not come", async () => {
  renderPage(ReleasesPage, { path: "/online-banking/admin/releases", bank: () => broken });

  expect(await screen.findByRole("alert")).toHaveTextContent("We could not load the releases.");
  expect(screen.getByText(/What every part of the site runs/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Refresh" })).toBeInTheDocument();
});
