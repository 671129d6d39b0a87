import { LOCALES, setLocale } from "@lintel/portal";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, here, renderPages, toasts } from "../../test/render-pages";
import { messages } from "../messages";
import SignUpPage from "./sign-up-page";

async function signUp(email = "amara@example.com") {
  renderPages({ "/create-new-profile": SignUpPage }, "/create-new-profile");
  expect(screen.getByRole("heading", { level: 1, name: "Create an Account" })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("First name"), "Amara");
  await userEvent.type(screen.getByLabelText("Last name"), "Okafor");
  await userEvent.type(screen.getByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), "Demo-pass-1!");
  await userEvent.type(screen.getByLabelText("Confirm password"), "Demo-pass-1!");
  await userEvent.click(screen.getByRole("button", { name: "Sign up" }));
}

it("leads to the login once the profile is made", async () => {
  await signUp("amara@example.com\u00a0");
  await answer("/create-user", { message: "made" });

  expect(here()).toBe("/login");
  expect(window.history.state.usr).toEqual({ step: "identifier", identifier: "amara@example.com" });
});

it("says no more why no profile was made while it is tried again, and reads it out anew when that fails too", async () => {
  const lose = () => answer("/create-user", { what: "a gateway says" }, 502);
  await signUp();
  await lose();
  const first = screen.getByRole("alert");
  expect(first).toHaveTextContent(/^We could not reach the bank/);

  await userEvent.click(screen.getByRole("button", { name: "Sign up" }));
  expect(first).not.toBeInTheDocument();
  await lose();

  expect(screen.getByRole("alert")).toHaveTextContent(/^We could not reach the bank/);
});

it("puts the bank's objection at its field, and whoever sent it there, until something is changed", async () => {
  await signUp();
  const details = [{ field: "email", message: "no" }];
  const refused = { message: "Please check the details.", code: "invalid_request", request_id: "r", details };
  await answer("/create-user", refused, 400);
  const email = screen.getByLabelText("Email");
  expect(email).toHaveAccessibleDescription("Enter a valid email address.");
  expect(email).toHaveFocus();
  expect(screen.getByText("Please check the details.")).toBeVisible();
  expect(toasts).toEqual(["Please check the details."]);

  await userEvent.type(screen.getByLabelText("First name"), "h");

  expect(email).toBeValid();
  expect(screen.queryByText("Please check the details.")).not.toBeInTheDocument();
});

it("says no more what became of the last draft where the one that is not whole was typed meanwhile", async () => {
  await signUp();
  await userEvent.clear(screen.getByLabelText("First name"));
  await answer("/create-user", { message: "Later.", code: "unavailable", request_id: "r" }, 503);
  expect(screen.getByText("Later.")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Sign up" }));

  expect(screen.getByText("Please fill all the fields")).toBeVisible();
  expect(screen.queryByText("Later.")).not.toBeInTheDocument();
});

it("would put no password into the address bar, were it sent before its code runs", () => {
  const { container } = renderPages({ "/create-new-profile": SignUpPage }, "/create-new-profile");

  expect(container.querySelector("form")).toHaveAttribute("method", "post");
});

it("says what an account takes besides what is asked for here: its type, a banking ID and a PIN", () => {
  renderPages({ "/create-new-profile": SignUpPage }, "/create-new-profile");

  for (const words of ["checking or savings", "banking ID", "PIN"]) {
    expect(screen.getByText(/^You need your name/)).toHaveTextContent(words);
  }
});

it.each(LOCALES)("says in %s what one agrees to, to be read without leaving the form", async (locale) => {
  await messages.load(locale);
  renderPages({ "/create-new-profile": SignUpPage }, "/create-new-profile");
  act(() => setLocale(locale));

  const links = screen.getAllByRole("link").filter((link) => link.closest("form"));
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
    ["/terms-and-condition", "_blank"],
    ["/privacy-policy", "_blank"],
  ]);
  const [terms = "", privacy = ""] = links.map((link) => link.textContent);
  const sentence = messages.translate(locale)?.("signUpAgrees", { terms, privacy });
  expect(links[0]?.parentElement?.textContent).toBe(sentence);
});

it("says to somebody who left that the profile is made, and leaves them where they are", async () => {
  await signUp();
  await userEvent.click(screen.getByRole("link", { name: "Sign in" }));
  const arrived = window.history.state.key;
  await answer("/create-user", { message: "made" });

  await waitFor(() => expect(toasts).toEqual(["Account successfully created"]));
  expect(window.history.state.key).toBe(arrived);
});

it("has a button to each password that says which of the two it shows", async () => {
  renderPages({ "/create-new-profile": SignUpPage }, "/create-new-profile");

  await userEvent.click(screen.getByRole("button", { name: "Show password (repeated)" }));

  expect(screen.getByLabelText("Confirm password")).toHaveAttribute("type", "text");
  expect(screen.getByRole("button", { name: "Hide password (repeated)" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Show password" })).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
});

it("is filled in by the browser with the name and the address that it knows, and with no password that it knows", () => {
  const { container } = renderPages({ "/create-new-profile": SignUpPage }, "/create-new-profile");

  const kinds = [...container.querySelectorAll("form input")].map((field) => field.getAttribute("autocomplete"));
  expect(kinds).toEqual(["given-name", "family-name", "username", "new-password", "new-password"]);
});

it.each(["Password", "Confirm password"])("tells password managers what a new one has to hold (%s)", (label) => {
  renderPages({ "/create-new-profile": SignUpPage }, "/create-new-profile");

  expect(screen.getByLabelText(label)).toHaveAttribute(
    "passwordrules",
    'minlength: 8; required: lower; required: upper; required: digit; required: [!@#$%^&*(),.?":{}|<>];',
  );
  expect(screen.getByLabelText(label)).toHaveAttribute("autocomplete", "new-password");
});

it.each([
  ["First name", "Ama\u200bra", "Amara"],
  ["Email", "\u202aamara@example.com\u202c", "amara@example.com"],
  ["Password", "Demo\u200b-pass-1!", "Demo\u200b-pass-1!"],
])("keeps of what is pasted as %s what can be seen, but a password as it is", async (label, pasted, kept) => {
  renderPages({ "/create-new-profile": SignUpPage }, "/create-new-profile");
  const field = screen.getByLabelText(label);

  await userEvent.click(field);
  await userEvent.paste(pasted);

  expect(field).toHaveValue(kept);
});
