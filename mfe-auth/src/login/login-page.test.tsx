import { currentToken, session, setLocale } from "@lintel/portal";
import { LiveRegions } from "@lintel/shared-ui";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, here, renderPages, toasts } from "../../test/render-pages";
import { resetAddress } from "../lib/reset-address";
import LoginPage from "./login-page";

afterEach(() => jest.restoreAllMocks());

/** And a second more: another code may be asked for. */
function aMinutePasses() {
  const { now } = Date;
  jest.spyOn(Date, "now").mockImplementation(() => now() + 61_000);
}

async function askForCode(identifier = "amara@example.com") {
  renderPages({ "/login": LoginPage }, "/login");
  await userEvent.type(screen.getByLabelText("Email or banking ID"), identifier);
  await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
}

const codeIsSent = () => answer("/send-login-otp", { message: "sent", user_id: "c-1" });

async function enterPassword() {
  await askForCode();
  await codeIsSent();
  await userEvent.type(await screen.findByLabelText("Password"), "Demo-pass-1!");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
}

async function enterWrongCode(): Promise<HTMLElement> {
  await enterPassword();
  const field = await screen.findByLabelText(/code/);
  await userEvent.type(field, "111111{Enter}");
  await answer("/verify-otp-login", { message: "No.", code: "invalid_credentials", request_id: "r" }, 401);
  expect(await screen.findByText(/^Check both/)).toBeInTheDocument();
  return field;
}

it("is called in each of its three steps as in the specification", async () => {
  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  await askForCode();
  expect(title()).toBe("Welcome Back");

  await codeIsSent();
  await userEvent.type(await screen.findByLabelText("Password"), "Demo-pass-1!");
  expect(title()).toBe("Enter Password");

  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(title()).toBe("Verify OTP"));
});

it.each([
  ["idle", /^You were signed out because nothing happened/],
  ["expired", /^Your session has ended/],
  ["profile", /^Your profile could not be loaded, so you were signed out/],
])("says for as long as it is read why somebody was led here: %s", (ended, words) => {
  renderPages({ "/login": LoginPage }, "/login", { idx: 0, usr: { ended } });

  expect(screen.getByRole("status")).toHaveTextContent(words);
});

it("goes on to the password once the code is sent, and says which step that is", async () => {
  const { container } = render(<LiveRegions />);
  await askForCode();
  await codeIsSent();

  // Once: said as well, the title would stand in the page twice.
  expect(await screen.findByText("Enter Password")).toBeInTheDocument();
  expect(screen.getByLabelText("Password")).toHaveFocus();
  expect(container.querySelector("[data-announcer=polite]")).toHaveTextContent("Step 2 of 3");
});

it("says beside the code whose it is, and leads somebody else to the first step, keeping neither code nor password", async () => {
  await enterPassword();
  await userEvent.type(await screen.findByLabelText(/code/), "4021");
  expect(screen.getByText("Signing in as amara@example.com")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Not you? Change" }));
  expect(await screen.findByLabelText("Email or banking ID")).toHaveValue("amara@example.com");

  await act(async () => window.history.forward());
  expect(await screen.findByLabelText("Password")).toHaveValue("");
});

it("signs nobody in who has left the last step before the bank's yes is here", async () => {
  await enterPassword();
  await userEvent.type(await screen.findByLabelText(/code/), "402177{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Not you? Change" }));
  await screen.findByLabelText("Email or banking ID");

  await answer("/verify-otp-login", { message: "ok", access_token: "the-token-of-amara" });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  expect(currentToken()).toBeNull();
  expect(toasts).toEqual(["OTP sent successfully to your registered email"]);
});

it("has the bank end the session that nobody is there to use any more, and says nothing of it", async () => {
  await enterPassword();
  await userEvent.type(await screen.findByLabelText(/code/), "402177{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Not you? Change" }));
  await screen.findByLabelText("Email or banking ID");

  await answer("/verify-otp-login", { message: "ok", access_token: "the-token-of-amara" });
  const { headers } = await answer("/logout", { message: "No.", code: "internal", request_id: "r" }, 500);

  expect(headers.authorization).toBe("Bearer the-token-of-amara");
  expect(toasts).toEqual(["OTP sent successfully to your registered email"]);
});

it("keeps nobody's password at the step of somebody else, however they came there", async () => {
  await askForCode();
  await codeIsSent();
  await userEvent.type(await screen.findByLabelText("Password"), "Demo-pass-1!");
  const { usr, ...entry } = window.history.state;

  // As a jump in the browser's history does, past the steps between.
  const theirs = { ...usr, identifier: "bo@example.com", challenge: "c-2" };
  window.history.pushState({ ...entry, usr: theirs, key: "theirs" }, "", "/login");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state })));

  expect(await screen.findByText("Signing in as bo@example.com")).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue("");
  expect(window.history.state.usr).toEqual(theirs);
});

it("goes on with the code that was sent last, whichever way somebody comes back from the first step", async () => {
  await enterPassword();
  await screen.findByLabelText(/code/);
  aMinutePasses();
  await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
  await answer("/send-login-otp", { message: "sent", user_id: "c-2" });
  await userEvent.click(screen.getByRole("button", { name: "Not you? Change" }));
  await screen.findByLabelText("Email or banking ID");
  await waitFor(() => expect(window.history.state.usr).toMatchObject({ step: "identifier", challenge: "c-2" }));

  await act(async () => window.history.forward());
  expect(await screen.findByLabelText("Password")).toBeVisible();
  await waitFor(() => expect(window.history.state.usr).toMatchObject({ step: "password", challenge: "c-2" }));

  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  await userEvent.click(await screen.findByRole("button", { name: "Send OTP" }));
  await answer("/send-login-otp", { message: "Wait.", code: "resend_cooldown", request_id: "r" }, 429);
  await userEvent.click(await screen.findByRole("button", { name: "Use the code I have" }));
  expect(await screen.findByLabelText("Password")).toBeVisible();
  expect(window.history.state.usr.challenge).toBe("c-2");
});

it("offers nobody the code that was sent for somebody else", async () => {
  await askForCode();
  await codeIsSent();
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  const identifier = await screen.findByLabelText("Email or banking ID");
  await userEvent.clear(identifier);
  await userEvent.type(identifier, "wilma@example.com{Enter}");
  await answer("/send-login-otp", { message: "Wait.", code: "resend_cooldown", request_id: "r" }, 429);

  expect(await screen.findByText("Wait.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Use the code I have" })).not.toBeInTheDocument();
});

it("takes spaces around an address for no part of it, neither where a code is sent nor where it was sent before", async () => {
  await askForCode("amara@example.com ");
  await codeIsSent();
  expect(await screen.findByText("Signing in as amara@example.com")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));

  await userEvent.type(await screen.findByLabelText("Email or banking ID"), " {Enter}");
  await answer("/send-login-otp", { message: "Wait.", code: "resend_cooldown", request_id: "r" }, 429);

  expect(await screen.findByRole("button", { name: "Use the code I have" })).toBeVisible();
});

it("says why no code was sent until the address is another, and asks for one that is missing until it is typed", async () => {
  await askForCode();
  await answer("/send-login-otp", { message: "Later.", code: "unavailable", request_id: "r" }, 503);
  expect(await screen.findByText("Later.")).toBeVisible();

  const identifier = screen.getByLabelText("Email or banking ID");
  await userEvent.type(identifier, "x");
  expect(screen.queryByText("Later.")).not.toBeInTheDocument();

  await userEvent.clear(identifier);
  await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
  expect(identifier).toBeInvalid();
  await userEvent.type(identifier, "a");
  expect(identifier).toBeValid();
});

it("asks for a password and for six digits until they are typed", async () => {
  await askForCode();
  await codeIsSent();
  const password = await screen.findByLabelText("Password");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(password).toBeInvalid();
  await userEvent.type(password, "D");
  expect(password).toBeValid();

  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  const code = await screen.findByLabelText(/code/);
  await userEvent.type(code, "4021{Enter}");
  expect(code).toBeInvalid();
  await userEvent.type(code, "7");
  expect(code).toBeValid();
});

it("waits at the button whose answer is on its way, and says nothing more of the last try meanwhile", async () => {
  await enterWrongCode();
  const verify = screen.getByRole("button", { name: "Verify & Login" });
  await userEvent.click(verify);
  expect(verify).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByText(/^Check both/)).not.toBeInTheDocument();
  await answer("/verify-otp-login", { message: "No.", code: "invalid_credentials", request_id: "r" }, 401);
  expect(await screen.findByText(/^Check both/)).toBeVisible();
  expect(verify).not.toHaveAttribute("aria-busy");
  expect(screen.getByLabelText(/code/)).toHaveFocus();

  aMinutePasses();
  const another = await screen.findByRole("button", { name: "Resend OTP" });
  await userEvent.click(another);
  expect(another).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByText(/^Check both/)).not.toBeInTheDocument();
  await answer("/send-login-otp", { message: "sent", user_id: "c-2" });
  expect(another).not.toHaveAttribute("aria-busy");
});

it("takes nobody away from where they went on to while another code was sent", async () => {
  await enterPassword();
  aMinutePasses();
  await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
  const back = screen.getByRole("button", { name: "Back to password" });
  back.focus();
  await answer("/send-login-otp", { message: "sent", user_id: "c-2" });

  expect(await screen.findByRole("button", { name: /^Resend in/ })).toBeDisabled();
  expect(back).toHaveFocus();
});

it("says in the bank's second sentence, where it has written two, what a login came to", async () => {
  const refused = { message: "The first.", error: "The second.", code: "invalid_credentials", request_id: "r" };
  await enterPassword();
  await userEvent.type(await screen.findByLabelText(/code/), "111111{Enter}");
  await answer("/verify-otp-login", refused, 401);
  expect(await screen.findByText("The second.")).toBeVisible();

  aMinutePasses();
  await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
  await answer("/send-login-otp", { ...refused, error: "The third." }, 429);
  // The toast says only that none was sent.
  expect(await screen.findByRole("alert")).toHaveTextContent("The third.");
  expect(toasts.at(-1)).toBe("Failed to resend OTP");
});

it("says when another code may be asked for, and empties the field of the one that it ends", async () => {
  const { container } = render(<LiveRegions />);
  await enterPassword();
  await userEvent.type(await screen.findByLabelText(/code/), "4021{Enter}");
  expect(screen.getByLabelText(/code/)).toBeInvalid();
  expect(screen.getByRole("button", { name: /^Resend in/ })).toBeDisabled();

  aMinutePasses();
  await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
  expect(container).toHaveTextContent("You can request a new code.");
  await answer("/send-login-otp", { message: "sent", user_id: "c-2" });

  expect(await screen.findByRole("button", { name: /^Resend in/ })).toBeDisabled();
  expect(screen.getByLabelText(/code/)).toHaveValue("");
  // Nor does it still say that the number in it is too short: there is none.
  expect(screen.getByLabelText(/code/)).toBeValid();
});

it("offers the code that was sent also after a reload of the first step", async () => {
  await askForCode();
  await codeIsSent();
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  await screen.findByLabelText("Email or banking ID");
  const kept = window.history.state;
  cleanup();

  renderPages({ "/login": LoginPage }, "/login", kept);
  await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
  await answer("/send-login-otp", { message: "Wait.", code: "resend_cooldown", request_id: "r" }, 429);
  await userEvent.click(await screen.findByRole("button", { name: "Use the code I have" }));

  expect(await screen.findByText("Signing in as amara@example.com")).toBeVisible();
  expect(window.history.state.usr).toMatchObject({ step: "password", challenge: "c-1" });
});

it("puts whoever comes back to the password into its field, also where a reload was their beginning", async () => {
  await askForCode();
  await codeIsSent();
  await screen.findByLabelText("Password");
  const kept = window.history.state;
  cleanup();

  renderPages({ "/login": LoginPage }, "/login", kept);
  await userEvent.type(screen.getByLabelText("Password"), "Demo-pass-1!");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Back to password" }));

  await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
});

it("asks for the password again after a reload of the code, and shows no step that cannot be taken without it", async () => {
  await enterPassword();
  await screen.findByLabelText(/code/);
  const kept = window.history.state;
  cleanup();

  renderPages({ "/login": LoginPage }, "/login", kept);

  expect(screen.getByLabelText("Password")).toBeVisible();
  await waitFor(() => expect(window.history.state.usr).toMatchObject({ step: "password", challenge: "c-1" }));
  expect(screen.getByLabelText("Password")).toBeVisible();
});

it("keeps how long another code has to wait by the bank's word, for a reload too", async () => {
  const { container } = render(<LiveRegions />);
  await enterPassword();
  const later = Date.now() + 61_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
  const refused = { message: "Wait.", code: "resend_cooldown", request_id: "r", retry_after: 30 };
  await answer("/send-login-otp", refused, 429);

  expect(await screen.findByRole("button", { name: "Resend in 30s" })).toBeDisabled();
  expect(window.history.state.usr.resendAt).toBe(later + 30_000);
  // It is read with the note, and so not once more.
  expect(screen.getByRole("alert")).toHaveTextContent("You can try again in 30 seconds.");
  expect(container).not.toHaveTextContent("You can try again");
});

it("does not fetch anybody back who left before the code was sent, and tells them that it was", async () => {
  await askForCode();
  await userEvent.click(screen.getByRole("link", { name: "Forgot your password?" }));
  await codeIsSent();

  await waitFor(() => expect(toasts).toEqual(["OTP sent successfully to your registered email"]));
  expect(here()).toBe("/reset-account-password");
});

it("reads out how long to wait of the second refusal, and not of the first again", async () => {
  const refuse = (seconds: number) =>
    answer(
      "/send-login-otp",
      { message: "Wait.", code: "resend_cooldown", request_id: "r", retry_after: seconds },
      429,
    );
  await askForCode();
  await refuse(30);
  expect(await screen.findAllByText("You can try again in 30 seconds.")).toHaveLength(2);

  await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
  await refuse(50);

  expect(await screen.findAllByText("You can try again in 50 seconds.")).toHaveLength(2);
});

it("says no more why a code was not sent while it is asked for again, and reads it out anew when it is not sent again", async () => {
  const lose = () => answer("/send-login-otp", { what: "a gateway says" }, 502);
  await askForCode();
  await lose();
  const first = await screen.findByRole("alert");
  expect(first).toHaveTextContent(/^We could not reach the bank/);

  await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
  expect(first).not.toBeInTheDocument();
  await lose();

  expect(await screen.findByRole("alert")).toHaveTextContent(/^We could not reach the bank/);
});

it("says no more how a session ended once somebody goes on from there", async () => {
  renderPages({ "/login": LoginPage }, "/login", { idx: 0, usr: { ended: "idle" } });
  expect(screen.getByRole("status")).toHaveTextContent(/You were signed out/);
  await userEvent.type(screen.getByLabelText("Email or banking ID"), "amara@example.com{Enter}");
  await answer("/send-login-otp", { what: "a gateway says" }, 502);
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByText(/You were signed out/)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));

  expect(screen.queryByText(/You were signed out/)).not.toBeInTheDocument();
});

it.each([
  [89, "You can try again in 89 seconds."],
  [90, "You can try again in 2 minutes."],
  [121, "You can try again in 3 minutes."],
])("says a wait of %i seconds in whole minutes once it is long, and never too short", async (seconds, said) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.now());
  await askForCode();
  const refused = { message: "Wait.", code: "too_many_requests", request_id: "r", retry_after: seconds };
  await answer("/send-login-otp", refused, 429);

  // For the eye, and for whoever comes upon it.
  expect(await screen.findAllByText(said)).toHaveLength(2);
});

it("says how long to wait and when it is over, and shows the seconds to the eye alone", async () => {
  const { container } = render(<LiveRegions />);
  const voice = container.querySelector("[data-announcer=polite]");
  const clock = jest.spyOn(Date, "now");
  const now = Date.now();
  clock.mockReturnValue(now);
  await askForCode();
  await answer("/send-login-otp", { message: "Wait.", code: "resend_cooldown", request_id: "r", retry_after: 45 }, 429);
  await waitFor(() => expect(voice).toHaveTextContent("You can try again in 45 seconds."));
  await waitFor(() => expect(voice).toBeEmptyDOMElement());

  clock.mockReturnValue(now + 12_000);
  expect(await screen.findByText("You can try again in 33 seconds.")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("You can try again in 40 seconds.")).not.toHaveAttribute("aria-hidden");
  expect(voice).toBeEmptyDOMElement();

  clock.mockReturnValue(now + 45_000);
  await waitFor(() => expect(voice).toHaveTextContent("You can try again now."));
});

/** Both halves where the pointer stands, whatever is there by then. */
async function doubleClick(name: string, next: string) {
  fireEvent.click(screen.getByRole("button", { name }), { detail: 1 });
  fireEvent.click(await screen.findByRole("button", { name: next }), { detail: 2 });
}

it("says a refusal that is shown in the language that is chosen after it", async () => {
  await askForCode();
  await answer(
    "/send-login-otp",
    { message: "Too many attempts. Please wait and try again.", code: "too_many_requests", request_id: "r" },
    429,
  );
  expect(await screen.findByText("Too many attempts. Please wait and try again.")).toBeInTheDocument();

  await act(async () => setLocale("fr"));

  expect(await screen.findByText("Trop de tentatives. Veuillez patienter et réessayer.")).toBeInTheDocument();
  expect(screen.queryByText("Too many attempts. Please wait and try again.")).not.toBeInTheDocument();
});

it("goes one step on and one step back at a double click, and complains of nothing", async () => {
  await askForCode();
  await codeIsSent();
  await userEvent.type(await screen.findByLabelText("Password"), "Demo-pass-1!");

  await doubleClick("Continue", "Verify & Login");
  expect(await screen.findByLabelText(/code/)).toBeValid();
  expect(toasts).toEqual(["OTP sent successfully to your registered email"]);

  await doubleClick("Back to password", "Back");
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByRole("heading", { name: "Enter Password" })).toBeInTheDocument();
});

it("goes one step on at an Enter key that is held, whatever stands in the next", async () => {
  await askForCode();
  await codeIsSent();
  const field = await screen.findByLabelText("Password");
  // The browser sends a form at every one of these that nobody prevents; fireEvent answers whether that is so.
  const sends = (repeat: boolean) => fireEvent.keyDown(field, { key: "Enter", repeat });

  expect(sends(true)).toBe(false);
  expect(sends(false)).toBe(true);
  expect(fireEvent.keyDown(field, { key: "Backspace", repeat: true })).toBe(true);
});

it("shows and hides the password again at two quick taps", async () => {
  await askForCode();
  await codeIsSent();
  const password = await screen.findByLabelText("Password");
  const eye = screen.getByRole("button", { name: "Show password" });

  fireEvent.click(eye, { detail: 1 });
  expect(password).toHaveAttribute("type", "text");
  fireEvent.click(eye, { detail: 2 });

  expect(password).toHaveAttribute("type", "password");
});

it("takes the digits that are typed after a code was refused for another code", async () => {
  const field = await enterWrongCode();

  await userEvent.keyboard("402177");

  expect(field).toHaveValue("402177");
});

it("speaks no more of a code that was refused when the next one is not whole", async () => {
  await enterWrongCode();

  await userEvent.keyboard("4021{Enter}");

  expect(screen.getByText("Please enter a valid 6-digit OTP")).toBeVisible();
  expect(screen.queryByText(/^Check both/)).not.toBeInTheDocument();
});

it.each([
  ["by a gateway", { what: "a gateway says" }, 502],
  ["by the site, which names a wait", { message: "Later.", code: "unavailable", request_id: "r", retry_after: 1 }, 503],
])(
  "says that a code does not work that came after the answer to the request for it was lost %s, and no more so of the next",
  async (_where, lost, status) => {
    await enterPassword();
    const field = await screen.findByLabelText(/code/);
    aMinutePasses();
    await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
    await answer("/send-login-otp", lost, status);
    expect(await screen.findByText(/^(We could not reach the bank|Later\.)/)).toBeVisible();
    const refuse = async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "402177{Enter}");
      await answer("/verify-otp-login", { message: "No.", code: "invalid_credentials", request_id: "r" }, 401);
    };

    await refuse();
    expect(await screen.findByRole("alert")).toHaveTextContent(/a code that came since does not work here/);
    expect(screen.queryByText(/^Check both/)).not.toBeInTheDocument();

    await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
    await answer("/send-login-otp", { message: "sent", user_id: "c-2" });
    await refuse();
    expect(await screen.findByText(/^Check both/)).toBeVisible();
    expect(screen.queryByText(/a code that came since/)).not.toBeInTheDocument();
  },
);

it("says that a code may be used up by the try whose answer was lost, and no more so of the next one", async () => {
  await enterPassword();
  const field = await screen.findByLabelText(/code/);
  const refuse = () =>
    answer("/verify-otp-login", { message: "No.", code: "invalid_credentials", request_id: "r" }, 401);
  await userEvent.type(field, "111111{Enter}");
  await answer("/verify-otp-login", { what: "a gateway says" }, 502);
  expect(await screen.findByText(/^We could not reach the bank/)).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Verify & Login" }));
  await refuse();
  expect(await screen.findByText(/^Your earlier try may have used up this code/)).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/Your earlier try may have used up this code/);
  expect(screen.queryByText(/^Check both/)).not.toBeInTheDocument();

  // What the toast says whole is not read out twice.
  await userEvent.click(screen.getByRole("button", { name: "Verify & Login" }));
  await answer("/verify-otp-login", { message: "Too many.", code: "too_many_requests", request_id: "r" }, 429);
  expect(await screen.findByText("Too many.")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  aMinutePasses();
  await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
  await answer("/send-login-otp", { message: "sent", user_id: "c-2" });
  await userEvent.type(field, "222222{Enter}");
  await refuse();

  expect(await screen.findByText(/^Check both/)).toBeVisible();
  expect(screen.queryByText(/^Your earlier try/)).not.toBeInTheDocument();
});

it.each([
  [
    "goes back to the password",
    async () => void (await userEvent.click(screen.getByRole("button", { name: "Back to password" }))),
  ],
  [
    "loads the page again",
    async () => {
      await waitFor(() => expect(window.history.state.usr.doubt).toBeDefined());
      const kept = window.history.state;
      cleanup();
      renderPages({ "/login": LoginPage }, "/login", kept);
    },
  ],
])("still says so to whoever %s after the answer was lost, and no more so of the next code", async (_what, leaves) => {
  const lose = () => answer("/verify-otp-login", { what: "a gateway says" }, 502);
  const refuse = () =>
    answer("/verify-otp-login", { message: "No.", code: "invalid_credentials", request_id: "r" }, 401);
  await enterPassword();
  await userEvent.type(await screen.findByLabelText(/code/), "111111{Enter}");
  await lose();
  await screen.findByText(/^We could not reach the bank/);

  await leaves();
  const password = await screen.findByLabelText("Password");
  await userEvent.clear(password);
  await userEvent.type(password, "Demo-pass-1!{Enter}");
  await userEvent.type(await screen.findByLabelText(/code/), "111111{Enter}");
  await refuse();
  expect(await screen.findByText(/^Your earlier try may have used up this code/)).toBeVisible();

  aMinutePasses();
  await userEvent.click(await screen.findByRole("button", { name: "Resend OTP" }));
  await answer("/send-login-otp", { message: "sent", user_id: "c-2" });
  await userEvent.type(screen.getByLabelText(/code/), "222222{Enter}");
  await refuse();
  expect(await screen.findByText(/^Check both/)).toBeVisible();
});

it("says that the newest code does not work with the one that was sent before, where it was asked for at the first step and the answer was lost", async () => {
  await askForCode();
  await codeIsSent();
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  await userEvent.click(await screen.findByRole("button", { name: "Send OTP" }));
  await answer("/send-login-otp", { what: "a gateway says" }, 502);
  await userEvent.click(screen.getByRole("button", { name: "Send OTP" }));
  await answer("/send-login-otp", { message: "Wait.", code: "resend_cooldown", request_id: "r" }, 429);
  await userEvent.click(await screen.findByRole("button", { name: "Use the code I have" }));

  await userEvent.type(await screen.findByLabelText("Password"), "Demo-pass-1!{Enter}");
  await userEvent.type(await screen.findByLabelText(/code/), "402177{Enter}");
  await answer("/verify-otp-login", { message: "No.", code: "invalid_credentials", request_id: "r" }, 401);

  expect(await screen.findByRole("alert")).toHaveTextContent(/a code that came since does not work here/);
});

it("says nothing of the kind of a code that came while the answer to the one before was still awaited", async () => {
  await enterPassword();
  aMinutePasses();
  const field = await screen.findByLabelText(/code/);
  const another = await screen.findByRole("button", { name: "Resend OTP" });
  await userEvent.click(another);
  await userEvent.type(field, "111111{Enter}");
  await answer("/send-login-otp", { message: "sent", user_id: "c-2" });
  await answer("/verify-otp-login", { what: "a gateway says" }, 502);

  await userEvent.type(field, "222222{Enter}");
  await answer("/verify-otp-login", { message: "No.", code: "invalid_credentials", request_id: "r" }, 401);

  expect(await screen.findByText(/^Check both/)).toBeVisible();
  expect(window.history.state.usr.challenge).toBe("c-2");
});

it("forgets for whom a reset was begun in this tab once somebody is in: it may be somebody else", async () => {
  resetAddress.keep("kofi@example.com");
  await enterPassword();
  expect(resetAddress.get()).toBe("kofi@example.com");

  await userEvent.type(await screen.findByLabelText(/code/), "402177{Enter}");
  await answer("/verify-otp-login", { message: "ok", access_token: "a-token" });
  await waitFor(() => expect(toasts.at(-1)).toBe("Login successful"));
  act(() => session.end("logout"));

  expect(resetAddress.get()).toBeNull();
});

it("asks a phone for the keyboard of addresses, and not to correct what is typed", () => {
  renderPages({ "/login": LoginPage }, "/login");

  const field = screen.getByLabelText("Email or banking ID");
  expect(field).toHaveAttribute("inputmode", "email");
  expect(field).toHaveAttribute("autocorrect", "off");
});

it("keeps nothing of a pasted address that cannot be seen", async () => {
  renderPages({ "/login": LoginPage }, "/login");
  const field = screen.getByLabelText("Email or banking ID");

  await userEvent.click(field);
  await userEvent.paste("\u202aamara@example.com\u202c");

  expect(field).toHaveValue("amara@example.com");
});
