import { randomUUID } from "node:crypto";
import { createBank, freshAddress, type TestBank } from "./bank";
import { everyCell } from "./every-cell";
import { newestCode } from "./inbox";

const PASSWORD = "Canary-pass-77!";
const NEW_PASSWORD = "Canary-pass-88!";
const PIN = "7193";
const ADDRESS = "93 Canary Wharf Lane";
/** The three digits of one card's code stand somewhere by chance; those of so many do not all. */
const CARDS = 5;
const CODE_KEY = /\bcv[cv]\b/i;

/** One customer does everything that touches a secret, under the eyes of another customer and of an admin. */
describe("P2 P17 W17 a customer's secrets", () => {
  let bank: TestBank;
  const secrets = new Map<string, string>();
  const cardCodes: string[] = [];
  const answersToOthers: string[] = [];
  let email: string;

  beforeAll(async () => {
    bank = await createBank();
    email = "canary@example.com";
    const admin = await bank.customer({ role: "admin" });
    const other = await bank.customer();

    const names = { firstname: "Cana", lastname: "Ryson" };
    const signUp = { ...names, email, password: PASSWORD, password_confirmation: PASSWORD };
    await bank.call("POST /create-user", { body: signUp, ip: freshAddress() });
    const logIn = async (password: string) => {
      const { answer } = await bank.call("POST /send-login-otp", { body: { identifier: email }, ip: freshAddress() });
      const code = await newestCode(bank, email);
      secrets.set(`login code ${secrets.size}`, code);
      const body = { user_id: answer.user_id, otp: code, password };
      await bank.call("POST /verify-otp-login", { body: { ...body, password: "Wrong-pass-1!" }, ip: freshAddress() });
      const { answer: session } = await bank.call("POST /verify-otp-login", { body, ip: freshAddress() });
      secrets.set(`token ${secrets.size}`, session.access_token);
      return { token: session.access_token };
    };

    await logIn(PASSWORD);
    await bank.call("POST /send-otp", { body: { email }, ip: freshAddress() });
    const otp = await newestCode(bank, email);
    secrets.set("reset code", otp);
    await bank.call("POST /verify-otp-and-reset-password", {
      body: { email, otp, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
      ip: freshAddress(),
    });
    const as = await logIn(NEW_PASSWORD);
    const { answer: me } = await bank.call("POST /me", { as });

    await bank.call("POST /user/set-pin", { as, body: { pin: PIN } });
    await bank.call("POST /validate-user-password", { as, body: { user_id: me.id, password: NEW_PASSWORD } });
    await bank.call("POST /update-address", { as, body: { address: ADDRESS, zip_code: "10115" } });
    const account = await bank.account(me, { cents: 100_000n });
    const othersAccount = await bank.account(other, { cents: 0n });
    await bank.call("POST /transactions/transfer", {
      as,
      key: randomUUID(),
      body: { account_id: account.id, recipient_account: othersAccount.account_number, amount: 5, pin: PIN },
    });
    secrets.set("password", PASSWORD).set("new password", NEW_PASSWORD);
    for (let made = 1; made <= CARDS; made++) {
      const { answer } = await bank.call("POST /cards", {
        as,
        key: randomUUID(),
        body: { account_id: account.id, card_type: "debit", pin: PIN },
      });
      await bank.call("POST /cards/{id}/reveal", { as, params: { id: answer.card.id } });
      const { card_number } = answer.card;
      const cvc = "cvc" in answer.card ? answer.card.cvc : "";

      expect(card_number).toMatch(/^\d{16}$/);
      expect(cvc).toMatch(/^\d{3}$/);
      secrets.set(`card number ${made}`, card_number);
      secrets.set(`card number ${made} in groups`, card_number.replace(/(\d{4})(?=\d)/g, "$1 "));
      cardCodes.push(cvc);
    }

    const byOthers = [
      await bank.call("GET /all-users", { as: admin }),
      // What is searched for stands in the address of the call.
      await bank.call("GET /all-users", { as: admin, query: { q: email } }),
      await bank.call("GET /view-user/{id}", { as: admin, params: { id: me.id } }),
      await bank.call("GET /admin/audit", { as: admin }),
      await bank.call("GET /admin/overview", { as: admin }),
      await bank.call("GET /admin/pending-transfers", { as: admin }),
      await bank.call("GET /transactions", { as: other }),
      await bank.call("GET /cards", { as: other }),
      await bank.call("GET /me/export", { as: other }),
    ];
    for (const { status, text, headers } of byOthers) {
      expect(status).toBe(200);
      answersToOthers.push(text, JSON.stringify(headers));
    }
  });
  afterAll(() => bank.close());

  it("are in no line of the log, nor is the address or the email", () => {
    const logged = bank.logged();

    expect(logged.length).toBeGreaterThan(1_000);
    const emails = [email, encodeURIComponent(email)].map((text) => [text, text] as const);
    expect(found(logged, [...secrets, ["address", ADDRESS], ...emails])).toEqual([]);
    expect(logged).not.toMatch(/(?<![0-9a-f.-]|"ms":)7193(?![0-9a-f-])/);
    expect(holdsAll(logged, cardCodes)).toBe(false);
    expect(logged).not.toMatch(CODE_KEY);
  });

  it("are in no answer to anybody else, an admin included", () => {
    const answers = answersToOthers.join("\n");

    expect(found(answers, [...secrets])).toEqual([]);
    expect(answers).not.toMatch(/"pin":"\d/);
    expect(holdsAll(answers, cardCodes)).toBe(false);
    expect(answers).not.toMatch(CODE_KEY);
  });

  it("are in no cell of the database in clear", async () => {
    const cells = await everyCell(bank);

    expect(cells.length).toBeGreaterThan(10_000);
    expect(found(cells, [...secrets])).toEqual([]);
    for (const [, secret] of secrets) expect(cells).not.toContain(Buffer.from(secret).toString("hex"));
    expect(cells).not.toMatch(/[(,"]7193[),"]/);
    expect(holdsAll(cells, cardCodes)).toBe(false);
    expect(
      holdsAll(
        cells,
        cardCodes.map((code) => `\\\\x${Buffer.from(code).toString("hex")}`),
      ),
    ).toBe(false);
  });

  it("leave no number in the database that could be a card's", async () => {
    const numbers = (await everyCell(bank)).match(/(?<![0-9a-zA-Z-])\d{13,19}(?![0-9a-zA-Z-])/g) ?? [];

    expect(numbers.filter(passesLuhn)).toEqual([]);
  });
});

function found(text: string, wanted: readonly (readonly [string, string])[]): string[] {
  // Six digits also occur inside of ids and of what is encrypted.
  const isThere = (secret: string) =>
    /^\d{6}$/.test(secret) ? new RegExp(`(?<![0-9a-f])${secret}(?![0-9a-f])`).test(text) : text.includes(secret);
  return wanted.filter(([, secret]) => isThere(secret)).map(([what]) => what);
}

/** Each as a whole value or word: not as a part of a longer number, of an id or of a time. */
function holdsAll(text: string, values: readonly string[]): boolean {
  return values.every((value) => new RegExp(`(?<![\\w.])${value}(?![\\w.])`).test(text));
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
