import { UNATTENDED } from "@lintel/contract";
import { currentToken, Link, useLocation } from "@lintel/portal";
import { LiveRegions } from "@lintel/shared-ui";
import { focusManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Bank } from "../../../portal/test/bank-answers";
import { person, renderPage, toasts, transfer, withoutOlder } from "../../test/render-page";
import { ASK_EVERY_MS } from "../lib/use-others-news";
import UserPage from "./user-page";

function Page() {
  return (
    <>
      <LiveRegions />
      <UserPage />
    </>
  );
}

/** With something of the frame around it. */
function Framed() {
  return (
    <>
      <button type="button">Elsewhere</button>
      <UserPage />
    </>
  );
}

afterEach(() => {
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

it("says whose page it is once that is known", async () => {
  renderPage(Page, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: ({ path }) => ({
      status: 200,
      body: path === "/view-user/person-1" ? { user: person(), accounts: [], transactions: [] } : [],
    }),
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^User$/);

  const heading = await screen.findByRole("heading", { level: 1, name: "Manage Amara Okafor" });

  const said = () => document.querySelector('[data-announcer="polite"]')?.textContent?.trim();
  await waitFor(() => expect(said()).toBe(heading.textContent));
});

it("has the trail of this person alone, and leads to all of it", async () => {
  const entry = (sequence: number, reason: string) => {
    const nobody = { actor: null, subject: null, ip: null, details: {} };
    return { ...nobody, sequence, at: "2026-11-20T08:00:00Z", action: "user.suspended", reason };
  };
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank({ path, query }) {
      if (path === "/view-user/person-1")
        return { status: 200, body: { user: person(), accounts: [], transactions: [] } };
      if (path !== "/admin/audit") return { status: 200, body: [] };
      const own = entry(1, "Asked by phone");
      return { status: 200, body: query.get("subject_id") === "person-1" ? [own] : [entry(2, "Of another"), own] };
    },
  });
  const trail = within(await screen.findByRole("region", { name: "Audit trail" }));

  expect(await trail.findByText("Asked by phone")).toBeInTheDocument();
  expect(trail.queryByText("Of another")).not.toBeInTheDocument();
  expect(trail.getByRole("link", { name: "See the whole trail" })).toHaveAttribute(
    "href",
    "/online-banking/admin/audit?subject_id=person-1",
  );
});

it("says at the end of the list that older transactions did not come, and of the person nothing", async () => {
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: withoutOlder([transfer()]),
  });

  expect(await screen.findByRole("alert")).toHaveTextContent("We could not load older transactions.");
  expect(toasts).toEqual([]);
});

it("says of somebody who does not exist that they were not found, besides that nothing came", async () => {
  const body = { message: "User not found.", code: "user_not_found", request_id: "request" };
  renderPage(UserPage, {
    path: "/online-banking/admin/users/nobody",
    params: { id: "nobody" },
    bank: () => ({ status: 404, body }),
  });

  expect(await screen.findByRole("heading", { name: "User not found." })).toBeVisible();
  expect(toasts).toEqual(["Error fetching user data"]);

  act(() => focusManager.setFocused(false));
  await act(async () => focusManager.setFocused(true));
  expect(await screen.findByRole("heading", { name: "User not found." })).toBeVisible();
  expect(toasts).toEqual(["Error fetching user data"]);
});

it("leads whoever acts on somebody that another admin has deleted to the heading of what is left", async () => {
  let isDeleted = false;
  const body = { message: "User not found.", code: "user_not_found", request_id: "request" };
  renderPage(Page, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: (call) => (isDeleted ? { status: 404, body } : bankOfOne(call)),
  });
  const create = await screen.findByRole("button", { name: "Create account" });
  isDeleted = true;
  create.focus();

  fireEvent.click(create);

  expect(await screen.findByRole("heading", { name: "User not found." })).toBeVisible();
  expect(create).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(toasts).toEqual(["User not found."]);
  const said = () => document.querySelector('[data-announcer="polite"]')?.textContent?.trim();
  await waitFor(() => expect(said()).toBe("The user may have been deleted."));
});

const bankOfOne: Bank = ({ path }) => ({
  status: 200,
  body: path === "/view-user/person-1" ? { user: person(), accounts: [], transactions: [] } : [],
});

/** As from the list of users, which says how it was searched. */
function CameFrom({ search }: { search: string }) {
  const { pathname, state } = useLocation();
  if (pathname === "/online-banking/admin/users/person-1") return <UserPage />;
  return (
    <>
      <Link to="/online-banking/admin/users/person-1" state={{ search }}>
        Amara
      </Link>
      <p>{`The list, ${JSON.stringify(state)}`}</p>
    </>
  );
}

it.each([
  ["amara", "?q=amara", null],
  ["customer@example", "", { search: "customer@example" }],
  ["", "", null],
])("leads back to the list as it was searched: %j", async (search, query, state) => {
  const options = { path: "/online-banking/admin/users", params: { id: "person-1" }, bank: bankOfOne };
  renderPage(() => <CameFrom search={search} />, options);

  fireEvent.click(screen.getByRole("link", { name: "Amara" }));
  fireEvent.click(await screen.findByRole("link", { name: "All users" }));
  expect(await screen.findByText(`The list, ${JSON.stringify(state)}`)).toBeInTheDocument();
  expect(window.location.search).toBe(query);

  fireEvent.click(screen.getByRole("link", { name: "Amara" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete user" }));
  const question = within(screen.getByRole("alertdialog"));
  fireEvent.change(question.getByRole("textbox"), { target: { value: "customer@example.com" } });
  fireEvent.click(question.getByRole("button", { name: "Delete user" }));

  expect(await screen.findByText(`The list, ${JSON.stringify(state)}`)).toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe(`/online-banking/admin/users${query}`);
});

it("leaves it to the arrival to read out the name of a person who is known already", async () => {
  const options = { path: "/online-banking/admin/users", params: { id: "person-1" }, bank: bankOfOne };
  const said = () => document.querySelector('[data-announcer="polite"]')?.textContent?.trim();
  renderPage(
    () => (
      <>
        <LiveRegions />
        <CameFrom search="" />
      </>
    ),
    options,
  );
  fireEvent.click(screen.getByRole("link", { name: "Amara" }));
  await waitFor(() => expect(said()).toBe("Manage Amara Okafor"));
  fireEvent.click(screen.getByRole("link", { name: "All users" }));
  await waitFor(() => expect(said()).toBe(""), { timeout: 3_000 });

  fireEvent.click(screen.getByRole("link", { name: "Amara" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Manage Amara Okafor" })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(said()).toBe("");
});

it("leaves whoever is elsewhere in the frame there, where another admin has deleted the person meanwhile", async () => {
  let isDeleted = false;
  const body = { message: "User not found.", code: "user_not_found", request_id: "request" };
  renderPage(Framed, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: (call) => (isDeleted ? { status: 404, body } : bankOfOne(call)),
  });
  await screen.findByRole("heading", { level: 1, name: /Amara Okafor/ });
  isDeleted = true;
  screen.getByRole("button", { name: "Elsewhere" }).focus();

  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));

  expect(await screen.findByRole("heading", { name: "User not found." })).toBeVisible();
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});

it("leads whoever came from elsewhere to all users", async () => {
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: bankOfOne,
  });

  expect(await screen.findByRole("link", { name: "All users" })).toHaveAttribute("href", "/online-banking/admin/users");
});

it("looks at a person again when somebody comes back, and never by the clock: each look is on the record", async () => {
  jest.useFakeTimers();
  const looks: { isAttended: boolean }[] = [];
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: (call) => {
      if (call.path === "/view-user/person-1") looks.push({ isAttended: call.headers[UNATTENDED] === undefined });
      return bankOfOne(call);
    },
  });
  await screen.findByRole("heading", { level: 1, name: /Amara Okafor/ });
  await act(() => jest.advanceTimersByTimeAsync(10 * ASK_EVERY_MS));
  expect(looks).toEqual([{ isAttended: true }]);

  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));

  await waitFor(() => expect(looks).toEqual([{ isAttended: true }, { isAttended: false }]));
});

it("says of a session that is over by the time that somebody comes back no more than that: the login follows", async () => {
  let isOver = false;
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: (call) =>
      isOver ? { status: 401, body: { message: "No.", code: "session_required", request_id: "r" } } : bankOfOne(call),
  });
  await screen.findByRole("heading", { level: 1, name: /Amara Okafor/ });
  isOver = true;

  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));

  await waitFor(() => expect(currentToken()).toBeNull());
  expect(toasts).toEqual([]);
});
