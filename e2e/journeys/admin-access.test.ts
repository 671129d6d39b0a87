import { endpoints } from "@lintel/contract/schema";
import { expect, SESSION_IS_OVER, test, whenLoadedAhead } from "../harness/bank";

const ADMIN_CALLS = [
  ["GET", "/all-users"],
  ["GET", "/view-user/anybody"],
  ["POST", "/accounts", { account_type: "checking", user_id: "anybody" }],
  ["POST", "/generate-transactions", { account_id: "x", user_id: "anybody", amount: 1, months: 1 }],
  ["POST", "/delete-account/x"],
  ["POST", "/change-status/x", { status: "success" }],
  ["POST", "/user/anybody/role", { role: "admin" }],
  ["POST", "/user/anybody/suspend", {}],
  ["POST", "/clear-user-transactions", { user_id: "anybody" }],
  ["POST", "/delete-user/anybody"],
  ["GET", "/admin/overview"],
  ["GET", "/admin/pending-transfers"],
  ["GET", "/admin/audit"],
  ["GET", "/admin/releases"],
] as const;

// Written out above and not read from the contract, so that a call which is opened there to everybody is still refused here.
test("the calls that a customer is refused are all that the contract keeps for admins", () => {
  const named = ADMIN_CALLS.map(([method, path]) => `${method} ${path}`);
  const kept = Object.entries(endpoints).flatMap(([call, { who }]) => (who === "admin" ? [call] : []));
  const shapeOf = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, "\\w+")}$`);

  expect(kept.filter((call) => !named.some((name) => shapeOf(call).test(name)))).toEqual([]);
  expect(named).toHaveLength(kept.length);
});

test("a customer is led to the dashboard and refused every call", async ({ page, bank, enter }) => {
  const customer = await bank.person();
  await enter(customer, "/online-banking/admin/users");

  await expect(page).toHaveURL(/\/online-banking\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  for (const [method, path, body] of ADMIN_CALLS) {
    const answer = await bank.call(method, path, { token: customer.token, ...(body ? { body } : {}) });
    expect(`${path} ${answer.status}`).toBe(`${path} 403`);
  }
});

test("a customer's browser fetches nothing of the console, not even at its own address", async ({
  page,
  bank,
  enter,
}) => {
  const customer = await bank.person();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));

  await enter(customer, "/online-banking/admin/users");
  await expect(page).toHaveURL(/\/online-banking\/dashboard$/);
  await page.goto("/online-banking/admin/audit");
  await expect(page).toHaveURL(/\/online-banking\/dashboard$/);

  const ofTheConsole = () => fetched.filter((path) => path.startsWith("/remotes/mfe-admin/"));
  expect(ofTheConsole()).toEqual([]);

  // It is found there where somebody may have it.
  await enter(await bank.person({ role: "admin" }), "/online-banking/admin/audit");
  await expect(page.getByRole("heading", { level: 1, name: "Audit trail" })).toBeVisible();
  expect(ofTheConsole()).not.toEqual([]);
});

test("an admin has no way to touch their own standing, and is told so", async ({ page, bank, enter }) => {
  const admin = await bank.person({ firstname: "Ada", role: "admin" });
  await enter(admin, `/online-banking/admin/users/${admin.id}`);

  await expect(page.getByText("This is your own profile")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change role" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Suspend user" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Delete user" })).toBeDisabled();
  await expect(page.getByText("You cannot do this to your own profile.").first()).toBeVisible();

  for (const [path, body] of [
    [`/user/${admin.id}/role`, { role: "user" }],
    [`/user/${admin.id}/suspend`, {}],
    [`/delete-user/${admin.id}`, undefined],
  ] as const) {
    const refused = await bank.call("POST", path, { token: admin.token, ...(body ? { body } : {}) });
    expect([refused.status, refused.body.code]).toEqual([409, "self_action"]);
  }
});

test("an admin who was demoted by another has lost the console at the next step", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(SESSION_IS_OVER);
  const [demoted, other] = [await bank.person({ role: "admin" }), await bank.person({ role: "admin" })];
  // Otherwise the page may hear of it by itself before the next step, as may a list that is still on its way.
  await page.route("**/api/session", () => undefined);
  await enter(demoted, `/online-banking/admin/users/${other.id}`);
  await expect(page.getByRole("heading", { level: 1, name: /^Manage / })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await whenLoadedAhead(page);

  const answer = await bank.call("POST", `/user/${demoted.id}/role`, { token: other.token, body: { role: "user" } });
  expect(answer.status).toBe(200);
  await page.getByRole("radio", { name: "User" }).check({ force: true });
  await page.getByRole("button", { name: "Change role" }).click();

  await expect(page).toHaveURL(/\/login$/);
  const unchanged = await bank.call<{ role: string }>("POST", "/me", { token: other.token });
  expect(unchanged.body.role).toBe("admin");
});

test("two admins who demote each other at once leave one of them in office", async ({ bank }) => {
  const [one, two] = [await bank.person({ role: "admin" }), await bank.person({ role: "admin" })];

  const answers = await Promise.all([
    bank.call("POST", `/user/${two.id}/role`, { token: one.token, body: { role: "user" } }),
    bank.call("POST", `/user/${one.id}/role`, { token: two.token, body: { role: "user" } }),
  ]);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
