import { MESSAGES } from "@lintel/contract";
import { session, setLocale } from "@lintel/portal";
import { profileQuery, queryClient } from "@lintel/portal/queries";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { textOf } from "../../../shared-ui/src/testing/text-of";
import { account, card, profile, transaction } from "../../test/people";
import { openBank, renderPage, toasts } from "../../test/render-page";
import SettingsPage from "./settings-page";

const at = { path: "/online-banking/settings" };

afterEach(() => jest.useRealTimers());

it("shows who one is, the currency and the number of accounts", async () => {
  openBank().answer("GET /accounts", [account(), account({ id: "account-2" })]);
  renderPage(SettingsPage, { ...at, currency: "EUR" });
  const region = (await screen.findByRole("heading", { name: "Account information" })).parentElement as HTMLElement;

  expect(region).toHaveTextContent("Amara Okafor");
  expect(region).toHaveTextContent("customer@example.com");
  expect(region).toHaveTextContent("LNT-0042-7719");
  expect(region).toHaveTextContent("Euro (EUR)");
  await waitFor(() => expect(region).toHaveTextContent("Number of accounts2"));
  expect(within(region).getByRole("link", { name: "Change PIN" })).toHaveAttribute(
    "href",
    "/online-banking/settings/reset-pin",
  );
});

it("says that the number of accounts did not come, and leaves whoever asks again at its heading once it has", async () => {
  const bank = openBank().refuse("GET /accounts", "internal");
  renderPage(SettingsPage, at);
  expect(await screen.findByRole("alert")).toHaveTextContent("We could not load your accounts.");

  bank.answer("GET /accounts", [account(), account({ id: "account-2" })]);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect((await screen.findByText("Number of accounts")).nextElementSibling).toHaveTextContent(/^2$/);
  expect(screen.getByRole("heading", { level: 2, name: "Account information" })).toHaveFocus();
});

it("names the currency that amounts are shown in while none was chosen", async () => {
  openBank();
  renderPage(SettingsPage, { ...at, currency: null });

  expect(await screen.findByText("US Dollar (USD)")).toBeVisible();
  expect(localStorage.getItem("currency")).toBeNull();
});

it("ticks a copied banking ID for two and a half seconds", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  openBank();
  renderPage(SettingsPage, at);
  await user.click(await screen.findByRole("button", { name: "Copy banking ID" }));

  // The clipboard answers a moment after the click.
  await act(() => jest.advanceTimersByTimeAsync(0));
  act(() => jest.advanceTimersByTime(2_499));
  expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole("button", { name: "Copied" })).not.toBeInTheDocument();
});

it("changes the currency on Confirm, everywhere and at once", async () => {
  openBank();
  renderPage(SettingsPage, at);
  await userEvent.click(await screen.findByRole("button", { name: "Change Currency" }));
  const dialog = screen.getByRole("dialog", { name: "Select Your Currency" });

  expect(dialog.querySelectorAll("input[type=radio]")).toHaveLength(21);
  await userEvent.type(within(dialog).getByLabelText("Search currencies"), "pound");
  expect(dialog.querySelectorAll("input[type=radio]")).toHaveLength(2);
  await userEvent.click(within(dialog).getByLabelText(/British Pound/));
  await userEvent.click(within(dialog).getByText("Confirm"));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByText("British Pound (GBP)")).toBeVisible();
  expect(localStorage.getItem("currency")).toBe("GBP");
  await waitFor(() => expect(toasts).toEqual(["Currency changed to British Pound"]));
});

it("confirms no currency that the search hides: Enter goes to the first that is left", async () => {
  openBank();
  renderPage(SettingsPage, { ...at, currency: "EUR" });
  await userEvent.click(await screen.findByRole("button", { name: "Change Currency" }));
  const dialog = screen.getByRole("dialog");
  await userEvent.type(within(dialog).getByLabelText("Search currencies"), "pound{Enter}");

  expect(dialog).toBeVisible();
  expect(within(dialog).getByLabelText(/British Pound/)).toBeChecked();
  expect(within(dialog).getByLabelText(/British Pound/)).toHaveFocus();
  expect(localStorage.getItem("currency")).toBe("EUR");

  await userEvent.click(within(dialog).getByText("Confirm"));

  expect(dialog).not.toBeInTheDocument();
  expect(localStorage.getItem("currency")).toBe("GBP");
});

it("finds a currency by its name as a keyboard without accents writes it", async () => {
  openBank();
  renderPage(SettingsPage, { ...at, currency: "EUR" });
  await userEvent.click(await screen.findByRole("button", { name: "Change Currency" }));
  const dialog = screen.getByRole("dialog");
  await act(async () => setLocale("es"));
  expect(within(dialog).getByLabelText(/Dólar canadiense/)).toBeVisible();

  await userEvent.type(within(dialog).getByRole("searchbox"), "dolar canad");

  expect(
    within(dialog)
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("value")),
  ).toEqual(["CAD"]);
  await act(async () => setLocale("en"));
});

it("says that no currency matches, and confirms none", async () => {
  openBank();
  renderPage(SettingsPage, { ...at, currency: "EUR" });
  await userEvent.click(await screen.findByRole("button", { name: "Change Currency" }));
  const dialog = screen.getByRole("dialog");
  await userEvent.click(within(dialog).getByLabelText(/Japanese Yen/));
  await userEvent.type(within(dialog).getByLabelText("Search currencies"), "doubloon");
  const voice = dialog.querySelector("[data-announcer=polite]");
  expect(voice).toHaveTextContent("No currencies match your search.");

  await userEvent.keyboard("{Enter}");
  await userEvent.click(within(dialog).getByText("Confirm"));

  expect(dialog).toBeVisible();
  expect(within(dialog).getByLabelText("Search currencies")).toHaveFocus();
  expect(localStorage.getItem("currency")).toBe("EUR");
});

it("leaves the currency as it was on Cancel", async () => {
  openBank();
  renderPage(SettingsPage, { ...at, currency: "EUR" });
  await userEvent.click(await screen.findByRole("button", { name: "Change Currency" }));
  const dialog = screen.getByRole("dialog");
  await userEvent.click(within(dialog).getByLabelText(/Japanese Yen/));
  await userEvent.click(within(dialog).getByText("Cancel"));

  expect(localStorage.getItem("currency")).toBe("EUR");
  await userEvent.click(screen.getByRole("button", { name: "Change Currency" }));
  expect(screen.getByLabelText(/Euro/)).toBeChecked();
});

it("saves the address and shows what the bank then holds", async () => {
  const bank = openBank().answer("POST /update-address", { message: MESSAGES.addressUpdated });
  renderPage(SettingsPage, at);
  const address = await screen.findByRole("textbox", { name: "Address" });
  await userEvent.clear(address);
  await userEvent.type(address, "1 New Road");
  bank.answer("POST /me", profile({ address: "1 New Road" }));
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));

  await waitFor(() => expect(toasts).toEqual(["Address updated successfully."]));
  expect(bank.callsTo("POST /update-address").map((call) => call.body)).toEqual([
    { address: "1 New Road", zip_code: "10001" },
  ]);
  expect(address).toHaveValue("1 New Road");
});

it("shows an address that is saved, though the look at the profile that follows fails", async () => {
  const bank = openBank().answer("POST /update-address", { message: MESSAGES.addressUpdated });
  renderPage(SettingsPage, at);
  const address = await screen.findByRole("textbox", { name: "Address" });
  await userEvent.clear(address);
  await userEvent.type(address, "1 New Road");
  bank.refuse("POST /me", "internal");

  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));

  await waitFor(() => expect(bank.callsTo("POST /me")).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo changes" })).not.toBeInTheDocument());
  expect(address).toHaveValue("1 New Road");
});

it("writes an address that is saved late into nobody else's profile", async () => {
  const bank = openBank();
  const answer = bank.holdBack("POST /update-address", { body: { message: MESSAGES.addressUpdated } });
  renderPage(SettingsPage, at);
  const address = await screen.findByRole("textbox", { name: "Address" });
  await userEvent.clear(address);
  await userEvent.type(address, "1 New Road");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  bank.refuse("POST /me", "internal");
  act(() => session.start("another-token"));
  queryClient.setQueryData(profileQuery.queryKey, profile({ id: "another-person", address: "9 Oak Road" }));

  await act(async () => answer());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  expect(queryClient.getQueryData(profileQuery.queryKey)?.address).toBe("9 Oak Road");
  expect(toasts).toEqual([]);
});

it("keeps of a pasted address only what can be seen: the bank refuses the rest", async () => {
  openBank();
  renderPage(SettingsPage, at);
  const address = await screen.findByRole("textbox", { name: "Address" });
  await userEvent.clear(address);

  await userEvent.paste("1 New\u200b Road\tFloor 2");

  expect(address).toHaveValue("1 New Road Floor 2");
});

it("keeps what was typed when the bank refuses it, and says why", async () => {
  openBank().refuse("POST /update-address", "suspended");
  renderPage(SettingsPage, at);
  await userEvent.type(await screen.findByRole("textbox", { name: "Zip code" }), "9");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));

  expect(await screen.findByText("Your account is suspended. Please contact support.")).toBeVisible();
  expect(toasts).toEqual(["Your account is suspended. Please contact support."]);
  // The toast reads it out; twice would be once too often.
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const zipCode = screen.getByRole("textbox", { name: "Zip code" });
  expect(zipCode).toHaveValue("100019");

  await userEvent.type(zipCode, "8");
  expect(screen.queryByText("Your account is suspended. Please contact support.")).not.toBeInTheDocument();
});

it("saves an address once however often it is sent, keeps what is typed meanwhile, and undoes to what was saved", async () => {
  const bank = openBank();
  const answer = bank.holdBack("POST /update-address", { body: { message: MESSAGES.addressUpdated } });
  renderPage(SettingsPage, at);
  const address = await screen.findByRole("textbox", { name: "Address" });
  const zipCode = screen.getByRole("textbox", { name: "Zip code" });
  await userEvent.type(zipCode, "9{Enter}{Enter}");
  await userEvent.type(address, ", rear{Enter}");
  // As a program of the browser's may send it, past the button.
  fireEvent.submit(address.closest("form") as HTMLFormElement);
  expect(bank.callsTo("POST /update-address")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Save changes" })).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByRole("button", { name: "Undo changes" })).not.toBeInTheDocument();
  bank.answer("POST /me", profile({ zip_code: "100019" }));

  await act(async () => answer());

  await userEvent.click(await screen.findByRole("button", { name: "Undo changes" }));
  expect(bank.callsTo("POST /update-address")).toHaveLength(1);
  expect(zipCode).toHaveValue("100019");
  expect(address).toHaveValue(profile().address);
});

it("says that an address is saved whose answer was lost, where the bank holds it", async () => {
  const bank = openBank().refuse("POST /update-address", "unavailable");
  renderPage(SettingsPage, at);
  const zipCode = await screen.findByRole("textbox", { name: "Zip code" });
  await userEvent.type(zipCode, "9");
  bank.answer("POST /me", profile({ zip_code: "100019" }));

  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));

  await waitFor(() => expect(toasts).toEqual(["Address updated successfully."]));
  expect(zipCode).toHaveValue("100019");
  expect(screen.queryByRole("button", { name: "Undo changes" })).not.toBeInTheDocument();
});

it("says so too where the bank holds it without the spaces around it, and in its own way to write an accent", async () => {
  const bank = openBank().refuse("POST /update-address", "unavailable");
  renderPage(SettingsPage, at);
  const address = await screen.findByRole("textbox", { name: "Address" });
  await userEvent.clear(address);
  await userEvent.type(address, "1 Cafe\u0301 Road ");
  bank.answer("POST /me", profile({ address: "1 Caf\u00e9 Road" }));

  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));

  await waitFor(() => expect(toasts).toEqual(["Address updated successfully."]));
  expect(address).toHaveValue("1 Caf\u00e9 Road");
  expect(screen.queryByRole("button", { name: "Undo changes" })).not.toBeInTheDocument();
});

it("says that an address is not saved where the bank holds another, and undoes to that one", async () => {
  const bank = openBank().refuse("POST /update-address", "unavailable");
  renderPage(SettingsPage, at);
  const zipCode = await screen.findByRole("textbox", { name: "Zip code" });
  await userEvent.type(zipCode, "9");
  bank.answer("POST /me", profile({ zip_code: "77777" }));

  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));

  expect(await screen.findByText(/^The bank is busy or restarting/)).toBeVisible();
  expect(toasts).toEqual(["The bank is busy or restarting. Please try again in a moment."]);
  expect(zipCode).toHaveValue("100019");
  await userEvent.click(screen.getByRole("button", { name: "Undo changes" }));
  expect(zipCode).toHaveValue("77777");
});

it("says nothing more against an address whose changes are undone", async () => {
  openBank().refuse("POST /update-address", "suspended");
  renderPage(SettingsPage, at);
  await userEvent.type(await screen.findByRole("textbox", { name: "Zip code" }), "9");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  const against = await screen.findByText("Your account is suspended. Please contact support.");

  await userEvent.click(screen.getByRole("button", { name: "Undo changes" }));

  expect(against).not.toBeInTheDocument();
});

it("saves no older address with a new zip code, after another device has changed it", async () => {
  const bank = openBank().answer("POST /update-address", { message: MESSAGES.addressUpdated });
  renderPage(SettingsPage, at);
  const address = await screen.findByRole("textbox", { name: "Address" });
  const zipCode = screen.getByRole("textbox", { name: "Zip code" });
  await userEvent.clear(zipCode);
  await userEvent.type(zipCode, "99999");
  bank.answer("POST /me", profile({ address: "9 Oak Road" }));
  await act(async () => window.dispatchEvent(new Event("visibilitychange")));

  await waitFor(() => expect(address).toHaveValue("9 Oak Road"));
  expect(zipCode).toHaveValue("99999");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));

  await waitFor(() => expect(bank.callsTo("POST /update-address")).toHaveLength(1));
  expect(bank.callsTo("POST /update-address")[0]?.body).toEqual({ address: "9 Oak Road", zip_code: "99999" });
});

it("takes edits back before they are saved", async () => {
  openBank();
  renderPage(SettingsPage, at);
  const zip = await screen.findByRole("textbox", { name: "Zip code" });
  await userEvent.type(zip, "9");
  await userEvent.click(screen.getByRole("button", { name: "Undo changes" }));

  expect(zip).toHaveValue("10001");
  // The pressed button is gone.
  expect(screen.getByRole("textbox", { name: "Address" })).toHaveFocus();
});

it("switches theme and language in place", async () => {
  openBank();
  renderPage(SettingsPage, at);
  await userEvent.click(await screen.findByRole("radio", { name: "Dark" }));
  const language = screen.getByRole("combobox", { name: "Language" });
  expect(language).toHaveAccessibleDescription(/^Our emails come in this language/);
  await userEvent.selectOptions(language, "Deutsch");

  // At once, and not when its words have come.
  expect(language).toHaveValue("de");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await waitFor(() => expect(document.documentElement.lang).toBe("de"));
});

it("turns single keys off, keeps that for the next visit, and follows another tab", async () => {
  openBank();
  renderPage(SettingsPage, at);
  const keys = await screen.findByRole("switch", { name: "Keyboard shortcuts" });
  expect(keys).toBeChecked();

  await userEvent.click(keys);
  expect(keys).not.toBeChecked();
  expect(localStorage.getItem("shortcuts")).toBe("off");

  localStorage.removeItem("shortcuts");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "shortcuts" })));
  expect(keys).toBeChecked();
});

describe("one's own data", () => {
  const saved: { name: string; file: Blob }[] = [];
  let file: Blob;

  beforeEach(() => {
    saved.length = 0;
    // jsdom has neither addresses for files nor a place to save one.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob;
        return "blob:the-file";
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, file });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it("arrives as one JSON file named after the day, and the page says so", async () => {
    // Midnight may come while it runs.
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 12), doNotFake: ["setTimeout", "queueMicrotask"] });
    const data = {
      profile: profile(),
      locale: "en",
      accounts: [{ ...account(), closed_at: null }],
      cards: [{ ...card(), destroyed_at: null }],
      transactions: [transaction()],
    };
    const bank = openBank().answer("GET /me/export", data);
    renderPage(SettingsPage, at);
    await userEvent.click(await screen.findByRole("button", { name: "Download your data" }));

    const name = "lintel-data-2026-11-20.json";
    expect(await screen.findByText(`Downloaded as ${name}.`)).toHaveAttribute("role", "status");
    expect(saved.map((one) => one.name)).toEqual([name]);
    expect(JSON.parse(await textOf(saved[0]?.file as Blob))).toEqual(data);

    // Nothing of it is kept, and whoever presses again gets what there is by then.
    await userEvent.click(screen.getByRole("button", { name: "Download your data" }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(bank.callsTo("GET /me/export")).toHaveLength(2);
  });

  it("is said to be missing at once where there is no line", async () => {
    const bank = openBank().dropLine("GET /me/export");
    renderPage(SettingsPage, at);
    const button = await screen.findByRole("button", { name: "Download your data" });
    await act(async () => void window.dispatchEvent(new Event("offline")));

    await userEvent.click(button);

    expect(await screen.findByRole("alert")).toHaveTextContent("Your data could not be downloaded.");
    expect(bank.callsTo("GET /me/export")).toHaveLength(1);
    await act(async () => void window.dispatchEvent(new Event("online")));
  });

  it("is asked for once while it is being collected", async () => {
    const bank = openBank().neverAnswer("GET /me/export");
    renderPage(SettingsPage, at);
    const button = await screen.findByRole("button", { name: "Download your data" });
    await userEvent.dblClick(button);

    expect(screen.getByText("Collecting your data…")).toHaveAttribute("role", "status");
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(bank.callsTo("GET /me/export")).toHaveLength(1);
    expect(saved).toEqual([]);
  });

  it("may take minutes to arrive, and is given up after five", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    openBank().respond(
      "GET /me/export",
      ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    renderPage(SettingsPage, at);
    await user.click(await screen.findByRole("button", { name: "Download your data" }));

    await act(() => jest.advanceTimersByTimeAsync(299_000));
    expect(screen.getByText("Collecting your data…")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByRole("alert")).toHaveTextContent("Your data could not be downloaded.");
  });

  it.each([
    ["whose owner logs out", () => session.end("logout")],
    ["beside which somebody else signs in", () => session.start("another-token")],
  ])("%s is asked for no further, and not saved", async (_, change) => {
    const bank = openBank();
    const body = { profile: profile(), locale: "en", accounts: [], cards: [], transactions: [] };
    const answer = bank.holdBack("GET /me/export", { body });
    renderPage(SettingsPage, at);
    await userEvent.click(await screen.findByRole("button", { name: "Download your data" }));

    act(change);
    expect(bank.callsTo("GET /me/export")[0]?.signal.aborted).toBe(true);
    // On its way already, whatever is broken off.
    await act(async () => answer());

    expect(saved).toEqual([]);
    // Whoever ends it has seen to it, and nothing is broken.
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("that could not be fetched is said to be missing, saves nothing, and can be asked for again", async () => {
    const bank = openBank().dropLine("GET /me/export");
    renderPage(SettingsPage, at);
    await userEvent.click(await screen.findByRole("button", { name: "Download your data" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Your data could not be downloaded.");
    expect(saved).toEqual([]);
    expect(bank.callsTo("GET /me/export")).toHaveLength(1);

    bank.answer("GET /me/export", { profile: profile(), locale: "en", accounts: [], cards: [], transactions: [] });
    await userEvent.click(screen.getByRole("button", { name: "Download your data" }));
    expect(await screen.findByText(/^Downloaded as/)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
