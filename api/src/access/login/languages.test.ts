import { createBank, freshAddress, NOTHING_WRONG, type TestBank } from "../../../test/bank";
import { inboxOf, logIn, newestCode } from "../../../test/inbox";
import { hashPassword } from "../passwords";

const PASSWORD = "Good-pass-1!";
/** What the site keeps of a choice, and what a browser says by itself. */
const POLISH = { cookie: "theme=dark; locale=pl" };
const FRENCH = { "accept-language": "fr-CH, en;q=0.8" };
const FIREFOX = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0" };

let bank: TestBank;
let passwordHash: string;
beforeAll(async () => {
  bank = await createBank();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  expect(await bank.books()).toEqual(NOTHING_WRONG);
  await bank.close();
});

function signUp(email: string, headers: Record<string, string>) {
  const body = { firstname: "Grace", lastname: "Stone", email, password: PASSWORD, password_confirmation: PASSWORD };
  return bank.call("POST /create-user", { body, ip: freshAddress(), headers });
}

/** Oldest first. */
const subjectsTo = async (email: string) => (await inboxOf(bank, email)).map(({ subject }) => subject).reverse();
const askForCode = (identifier: string, headers: Record<string, string>) =>
  bank.call("POST /send-login-otp", { body: { identifier }, ip: freshAddress(), headers });

describe("letters are in the language", () => {
  it("in which somebody signed up, from the first one on", async () => {
    const email = "polish@example.com";
    await signUp(email, POLISH);
    await askForCode(email, {});

    expect(await subjectsTo(email)).toEqual(["Witamy w Lintel", "Twój kod logowania do Lintel"]);
  });

  it("which their browser asks for, where none was chosen on the site", async () => {
    const email = "french@example.com";
    await signUp(email, FRENCH);

    expect(await subjectsTo(email)).toEqual(["Bienvenue chez Lintel"]);
  });

  it("in which they last signed in", async () => {
    const { email } = await bank.person({ passwordHash });
    await logIn(bank, email, PASSWORD, POLISH);
    bank.clock.advance(61_000);
    await askForCode(email, {});

    expect(await subjectsTo(email)).toEqual(["Your Lintel login code", "Twój kod logowania do Lintel"]);
  });

  it("that they read, and not that of whoever tries to come in or signs up with their address", async () => {
    const { email } = await bank.person({ passwordHash });
    await askForCode(email, POLISH);
    const { answer } = await askForCode(email, POLISH);
    const guess = { user_id: answer.user_id, otp: await newestCode(bank, email), password: "Wrong-pass-1!" };
    await bank.call("POST /verify-otp-login", { body: guess, ip: freshAddress(), headers: POLISH });
    await signUp(email, POLISH);
    await bank.call("POST /send-otp", { body: { email }, ip: freshAddress(), headers: POLISH });

    expect([...new Set(await subjectsTo(email))]).toEqual([
      "Your Lintel login code",
      "Somebody tried to sign up with your email address",
      "Your Lintel password reset code",
    ]);
  });

  it("that they read when somebody came in with another browser and in another one", async () => {
    const { email } = await bank.person({ passwordHash });
    await logIn(bank, email, PASSWORD, FIREFOX);
    bank.clock.advance(61_000);
    await logIn(bank, email, PASSWORD, POLISH);

    const [, , toldOf] = await inboxOf(bank, email).then((letters) => letters.reverse());
    expect(toldOf?.text).toContain("Somebody signed in as you on");
    expect(toldOf?.text).toContain("with an unknown browser.");
  });

  it("that they read, of what an admin and they themselves do", async () => {
    const admin = await bank.person({ role: "admin" });
    const { id, email } = await bank.person({ passwordHash });
    const { answer } = await logIn(bank, email, PASSWORD, POLISH);
    const as = { token: answer.access_token };
    await bank.call("POST /user/set-pin", { as, body: { pin: "4826" }, headers: FRENCH });
    await bank.call("POST /user/{id}/suspend", { as: admin, params: { id }, body: {}, headers: FRENCH });

    expect((await subjectsTo(email)).slice(1)).toEqual(["Twój PIN został ustawiony", "Twój profil został zawieszony"]);
  });
});

it("the language of somebody's letters is among what they take along", async () => {
  const { email } = await bank.person({ passwordHash });
  const { answer } = await logIn(bank, email, PASSWORD, POLISH);

  const taken = await bank.call("GET /me/export", { as: { token: answer.access_token } });

  expect(taken.answer.locale).toBe("pl");
});
