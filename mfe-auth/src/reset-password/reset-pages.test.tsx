import { session } from "@lintel/portal";
import { LiveRegions } from "@lintel/shared-ui";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, here, renderPages, toasts } from "../../test/render-pages";
import { resetAddress } from "../lib/reset-address";
import NewPasswordPage from "./new-password-page";
import RequestCodePage from "./request-code-page";

const ASK = "/reset-account-password";
const NEW = "/reset-account-password/new-password";
const pages = { [ASK]: RequestCodePage, [NEW]: NewPasswordPage };

beforeEach(() => resetAddress.forget());

async function askForCode() {
  renderPages(pages, ASK);
  await userEvent.type(screen.getByLabelText("Email"), "amara@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
}

function chooseNewPassword() {
  resetAddress.keep("amara@example.com");
  renderPages(pages, NEW);
}

/** As somebody who asked for the code on their phone, and goes on at another screen. */
async function chooseNewPasswordAs(email: string) {
  renderPages(pages, NEW);
  await userEvent.type(screen.getByLabelText("Email"), email);
}

async function savePassword() {
  await userEvent.type(screen.getByLabelText(/code/), "123456");
  await userEvent.type(screen.getByLabelText("New password"), "Other-pass-2?");
  await userEvent.type(screen.getByLabelText("Confirm password"), "Other-pass-2?");
  await userEvent.click(screen.getByRole("button", { name: "Save password" }));
}

const resend = () => userEvent.click(screen.getByRole("button", { name: "Resend OTP" }));

it("has a button to each password that says which of the two it shows", () => {
  renderPages(pages, NEW);

  const eyes = screen.getAllByRole("button", { name: /^Show password/ });

  expect(eyes.map((eye) => eye.textContent)).toEqual(["Show password", "Show password (repeated)"]);
});

it("says where the code went without writing the address out for whoever looks on", () => {
  chooseNewPassword();

  expect(screen.getByText(/a\*\*\*a@example\.com/)).toBeVisible();
  expect(document.body).not.toHaveTextContent("amara@example.com");
});

it("files the new password under whose it is, takes the code from a text message, and fills in no old password", () => {
  const fields = () => [...document.querySelectorAll<HTMLInputElement>("form input")];
  const { unmount } = renderPages(pages, ASK);
  expect(fields().map((field) => field.autocomplete)).toEqual(["username"]);
  unmount();

  chooseNewPassword();

  expect(fields().map((field) => field.autocomplete)).toEqual([
    "username",
    "one-time-code",
    "new-password",
    "new-password",
  ]);
  expect(fields()[0]).toHaveValue("amara@example.com");
});

it("says nothing of a wait that is over to somebody who did not have to wait", () => {
  const { container } = render(<LiveRegions />);

  chooseNewPassword();

  expect(screen.getByRole("button", { name: "Resend OTP" })).toBeEnabled();
  expect(container).not.toHaveTextContent("You can request a new code.");
});

describe("while the code is asked for", () => {
  it("leads to the new password once it is sent", async () => {
    await askForCode();
    await answer("/send-otp", { message: "sent" });

    await waitFor(() => expect(here()).toBe(NEW));
  });

  it("keeps nothing of a pasted address that cannot be seen", async () => {
    renderPages(pages, ASK);
    const field = screen.getByLabelText("Email");

    await userEvent.click(field);
    await userEvent.paste("\u202aamara@example.com\u202c");

    expect(field).toHaveValue("amara@example.com");
  });

  it("says that an address is missing until it is typed, and why no code was sent until it is another or asked for again", async () => {
    renderPages(pages, ASK);
    await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
    const email = screen.getByLabelText("Email");
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(toasts).toEqual(["Please enter your email"]);
    await userEvent.keyboard("amara@example.com");
    expect(email).toBeValid();

    const lose = () => answer("/send-otp", { what: "a gateway says" }, 502);
    await userEvent.keyboard("{Enter}");
    await lose();
    const first = screen.getByRole("alert");
    await userEvent.keyboard("{Enter}");
    expect(first).not.toBeInTheDocument();
    await lose();
    expect(screen.getByRole("alert")).toHaveTextContent(/^We could not reach the bank/);
    await userEvent.keyboard("x");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("leads somebody who came back too early to the code they have, where another has to wait as long", async () => {
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now());
    resetAddress.keep("amara@example.com");
    renderPages(pages, ASK);
    await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
    await codeHasToWait();
    await userEvent.click(await screen.findByRole("link", { name: "Use the code I have" }));

    expect(here()).toBe(NEW);
    expect(screen.getByRole("button", { name: "Resend in 30s" })).toBeDisabled();
    clock.mockRestore();
  });

  it("leads to the code that was sent although its answer was lost, once another has to wait", async () => {
    await askForCode();
    await answer("/send-otp", { what: "a gateway says" }, 502);
    expect(screen.queryByRole("link", { name: "Use the code I have" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
    await codeHasToWait();

    await userEvent.click(await screen.findByRole("link", { name: "Use the code I have" }));

    expect(here()).toBe(NEW);
    expect(screen.getByText(/a\S+@example\.com/)).toBeVisible();
    expect(screen.getByRole("button", { name: /^Resend in/ })).toBeDisabled();
  });

  it("leaves somebody alone who went away, and keeps what they need when they come back to the code", async () => {
    await askForCode();
    await userEvent.click(screen.getByRole("link", { name: "Back to sign in" }));
    await answer("/send-otp", { message: "sent" });

    await waitFor(() => expect(toasts).toEqual(["OTP sent successfully to your registered email"]));
    expect(here()).toBe("/login");
    expect(resetAddress.get()).toBe("amara@example.com");
  });
});

describe("while the password is saved", () => {
  it("leads to the login once it is, and leaves nobody's address behind", async () => {
    chooseNewPassword();
    await savePassword();
    await answer("/verify-otp-and-reset-password", { message: "saved" });

    expect(here()).toBe("/login");
    // In the place of a page whose code is used up.
    expect(window.history.state.idx).toBe(0);
    expect(resetAddress.get()).toBeNull();
  });

  it("leads whoever is signed in on to their settings, as in a tab that signed in meanwhile", async () => {
    session.start("a-token");
    chooseNewPassword();
    await savePassword();
    await answer("/verify-otp-and-reset-password", { message: "saved" });

    expect(here()).toBe("/online-banking/settings");
    expect(window.history.state.idx).toBe(0);
    act(() => session.end("logout"));
  });

  it("offers no other code to whose address is not known here", async () => {
    await chooseNewPasswordAs("amara@example.com");

    expect(screen.queryByRole("button", { name: /Resend/ })).not.toBeInTheDocument();
  });

  it("finds no fault with a field before it is sent", () => {
    chooseNewPassword();

    for (const field of screen.getAllByRole("textbox")) expect(field).toBeValid();
    for (const label of ["New password", "Confirm password"]) expect(screen.getByLabelText(label)).toBeValid();
  });

  it("says why it is not until something else is typed, is tried, or is asked for", async () => {
    const path = "/verify-otp-and-reset-password";
    const later = { message: "Later.", code: "unavailable", request_id: "r" };
    const isSaid = () => screen.queryByText("Later.") !== null;
    chooseNewPassword();
    await savePassword();
    await answer(path, later, 503);
    expect(isSaid()).toBe(true);

    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    expect(isSaid()).toBe(false);
    await answer(path, later, 503);
    await userEvent.type(screen.getByLabelText("New password"), "x");
    expect(isSaid()).toBe(false);

    await resend();
    await answer("/send-otp", later, 503);
    expect(isSaid()).toBe(true);
    await resend();
    expect(isSaid()).toBe(false);
  });

  it("says no more what became of the last try where one that is not whole was typed meanwhile", async () => {
    chooseNewPassword();
    await savePassword();
    await userEvent.clear(screen.getByLabelText("New password"));
    await answer("/verify-otp-and-reset-password", { message: "Later.", code: "unavailable", request_id: "r" }, 503);
    expect(screen.getByText("Later.")).toBeVisible();

    await userEvent.click(screen.getByRole("button", { name: "Save password" }));

    expect(screen.getByText("Please fill all the fields.")).toBeVisible();
    expect(screen.queryByText("Later.")).not.toBeInTheDocument();
  });

  it("asks for the address where none is known, and leads on with it", async () => {
    await chooseNewPasswordAs("amara@example.com\u00a0");
    await savePassword();
    await answer("/verify-otp-and-reset-password", { message: "saved" });

    expect(here()).toBe("/login");
    expect(window.history.state.usr).toEqual({ step: "identifier", identifier: "amara@example.com" });
  });

  it("asks for an address that was left out before anything else", async () => {
    renderPages(pages, NEW);
    await savePassword();

    expect(toasts).toEqual(["Please fill all the fields."]);
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  it("goes on at an address that is none", async () => {
    await chooseNewPasswordAs("amara");
    await savePassword();
    const details = [{ field: "email", message: "no" }];
    const refused = { message: "No.", code: "invalid_request", request_id: "r", details };
    await answer("/verify-otp-and-reset-password", refused, 400);

    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByText("Enter a valid email address.")).toBeInTheDocument();
  });

  it("reads out why it is not, of which the toast says nothing, and goes on at the code", async () => {
    chooseNewPassword();
    await savePassword();
    await answer(
      "/verify-otp-and-reset-password",
      { message: "Invalid or expired code.", code: "invalid_code", request_id: "r" },
      400,
    );

    expect(await screen.findByRole("alert")).toHaveTextContent(/^Invalid or expired code/);
    expect(codeField()).toHaveFocus();
    expect(toasts).toEqual(["An error occurred"]);

    await userEvent.keyboard("402177");
    expect(codeField()).toHaveValue("402177");
  });

  it.each([
    ["by a gateway", { what: "a gateway says" }, 502, /^We could not reach the bank/],
    ["before the site, which says so", { message: "Later.", code: "unavailable", request_id: "r" }, 503, /^Later\./],
  ])(
    "says that it may be changed where a code is refused after a try whose answer was lost %s, and no more so of another code",
    async (_where, lost, status, said) => {
      const path = "/verify-otp-and-reset-password";
      const press = () => userEvent.click(screen.getByRole("button", { name: "Save password" }));
      const refuse = () => answer(path, { message: "Invalid.", code: "invalid_code", request_id: "r" }, 422);
      chooseNewPassword();
      await savePassword();
      await answer(path, lost, status);
      expect(screen.getByRole("alert")).toHaveTextContent(said);

      await press();
      await refuse();
      expect(screen.getByRole("alert")).toHaveTextContent(
        /^Invalid\. ?Your earlier try may have changed your password/,
      );
      expect(within(screen.getByRole("alert")).getByRole("link", { name: "Sign in" })).toHaveAttribute(
        "href",
        "/login",
      );

      await resend();
      await codeIsSent();
      await userEvent.type(codeField(), "654321");
      await press();
      await refuse();
      expect(screen.getByRole("alert")).toHaveTextContent(/^Invalid\. ?A code works once/);
    },
  );

  it("leads on with the address also whoever may have saved it before", async () => {
    const path = "/verify-otp-and-reset-password";
    await chooseNewPasswordAs("amara@example.com\u00a0");
    await savePassword();
    await answer(path, { what: "a gateway says" }, 502);
    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    await answer(path, { message: "Invalid.", code: "invalid_code", request_id: "r" }, 422);

    await userEvent.click(screen.getByRole("link", { name: "Sign in" }));

    expect(here()).toBe("/login");
    expect(window.history.state.usr).toEqual({ step: "identifier", identifier: "amara@example.com" });
  });

  it("tells somebody who went back that it is, and leaves them there", async () => {
    chooseNewPassword();
    await savePassword();
    await userEvent.click(screen.getByRole("link", { name: "Back" }));
    await answer("/verify-otp-and-reset-password", { message: "saved" });

    await waitFor(() => expect(toasts).toEqual(["Your password has been changed"]));
    expect(here()).toBe(ASK);
    expect(resetAddress.get()).toBeNull();
  });
});

const codeField = () => screen.getByLabelText(/code/);
const codeIsSent = () => answer("/send-otp", { message: "sent" });
const codeHasToWait = () =>
  answer("/send-otp", { message: "Wait.", code: "resend_cooldown", request_id: "r", retry_after: 30 }, 429);

describe("while another code is sent", () => {
  it.each([
    ["is sent", codeIsSent, "New OTP sent successfully to your registered email"],
    ["has to wait", codeHasToWait, "Failed to resend OTP"],
  ])("does not fetch somebody back who left before it %s", async (_, arrives, toast) => {
    chooseNewPassword();
    await resend();
    await userEvent.click(screen.getByRole("link", { name: "Back" }));
    await arrives();

    await waitFor(() => expect(toasts).toEqual([toast]));
    expect(here()).toBe(ASK);
  });

  it.each([
    ["sent", codeIsSent],
    ["to wait for", codeHasToWait],
  ])("goes on at the code's field when the button locks under the keyboard, the code being %s", async (_, arrives) => {
    chooseNewPassword();
    await resend();
    expect(screen.getByRole("button", { name: "Resend OTP" })).toHaveFocus();
    await arrives();

    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(screen.getByRole("button", { name: /^Resend in/ })).toBeDisabled();
    // The lock is kept with the page, and is no page to go back from.
    expect(window.history.state.idx).toBe(0);
  });

  it("empties the field of the code that the new one ends", async () => {
    chooseNewPassword();
    await userEvent.type(codeField(), "123456");
    await resend();
    await codeIsSent();

    await waitFor(() => expect(codeField()).toHaveValue(""));
  });

  it("finds no fault with the field it empties, also where something was missing before", async () => {
    chooseNewPassword();
    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    expect(screen.getByText("Please fill all the fields.")).toBeVisible();
    await savePassword();
    const refused = { message: "No.", code: "invalid_code", request_id: "r" };
    await answer("/verify-otp-and-reset-password", refused, 400);
    await resend();
    await codeIsSent();

    await waitFor(() => expect(codeField()).toHaveValue(""));
    expect(codeField()).toBeValid();
    expect(screen.queryByText("Please fill all the fields.")).not.toBeInTheDocument();
  });

  it("takes nobody away from the field they went on to meanwhile", async () => {
    chooseNewPassword();
    await resend();
    await userEvent.type(screen.getByLabelText("New password"), "Oth");
    await codeIsSent();

    expect(await screen.findByRole("button", { name: /^Resend in/ })).toBeDisabled();
    expect(screen.getByLabelText("New password")).toHaveFocus();
  });
});
