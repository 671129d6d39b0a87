import { createBank, freshAddress, type TestBank } from "../../../test/bank";
import { inboxOf, logIn } from "../../../test/inbox";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

let people = 0;
function form(changes: Record<string, unknown> = {}) {
  people++;
  const password = "Good-pass-1!";
  return {
    firstname: "Grace",
    lastname: "Stone",
    email: `grace-${people}@example.com`,
    password,
    password_confirmation: password,
    ...changes,
  };
}

const spyOnHash = () => jest.spyOn(jest.requireActual<typeof import("@node-rs/argon2")>("@node-rs/argon2"), "hash");

const signUp = (body: Record<string, unknown>, ip = freshAddress()) => bank.call("POST /create-user", { body, ip });

describe("signing up", () => {
  it("makes a customer who can log in, without PIN, without power, with a banking ID of their own", async () => {
    const body = form();

    const reply = await signUp(body);
    const login = await logIn(bank, body.email, body.password);
    const me = await bank.call("POST /me", { as: { token: login.answer.access_token } });

    expect(reply.status).toBe(200);
    expect(reply.answer).toEqual({ message: "Account successfully created" });
    expect(me.answer).toMatchObject({
      firstname: "Grace",
      lastname: "Stone",
      email: body.email,
      role: "user",
      pin: null,
    });
    expect(me.answer.banking_id).toMatch(/^LNT-\d{4}-\d{4}$/);
    expect((await inboxOf(bank, body.email)).some(({ text }) => text.includes(me.answer.banking_id))).toBe(true);
  });

  it("says of a field that nobody knows that it is there, and no word of it, before anything else that is wrong", async () => {
    const { status, answer } = await signUp({ ...form(), firstname: "", "Good-pass-1!": "4826" });

    expect([status, answer.code]).toEqual([400, "invalid_request"]);
    expect(JSON.stringify(answer)).toContain("Unknown field.");
    expect(JSON.stringify(answer)).not.toMatch(/Good-pass|4826/);
  });

  it("keeps an address in one spelling", async () => {
    const { email, password } = form();
    await signUp(form({ email: ` ${email.toUpperCase()} ` }));

    expect((await logIn(bank, email, password)).status).toBe(200);
  });

  it("lets a person in whose keyboard composes the letters of the password otherwise", async () => {
    const password = "Cafe\u0301-pass-1!";
    const body = form({ password, password_confirmation: password.normalize("NFC") });

    expect((await signUp(body)).status).toBe(200);
    expect((await logIn(bank, body.email, password)).status).toBe(200);
    expect((await logIn(bank, body.email, password.normalize("NFC"))).status).toBe(200);
  });

  it("refuses what is missing in the bank's words", async () => {
    const { email: _email, ...withoutEmail } = form();

    const missing = await signUp(withoutEmail);
    const blank = await signUp(form({ firstname: "   " }));

    expect([missing.status, missing.answer.message]).toEqual([400, "Please fill all the fields"]);
    expect([blank.status, blank.answer.message]).toEqual([400, "Please fill all the fields"]);
  });
});

describe("A3 an address that has a profile already", () => {
  it("is answered like a new one, its owner is told, and the second password is of no use", async () => {
    const body = form();
    const second = { ...body, firstname: "Eve", password: "Other-pass-1!", password_confirmation: "Other-pass-1!" };

    const first = await signUp(body);
    const again = await signUp(second);

    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect((await inboxOf(bank, body.email))[0]?.subject).toBe("Somebody tried to sign up with your email address");
    expect((await logIn(bank, body.email, second.password)).status).toBe(401);
    const { rows } = await bank.db.query("SELECT firstname FROM users WHERE email = $1", [body.email]);
    expect(rows).toEqual([{ firstname: "Grace" }]);
  });

  it("A8 brings its owner five letters an hour and ten a day, whoever types it from wherever, and answers alike", async () => {
    const body = form();
    const first = await signUp(body);
    const letters = async () =>
      (await inboxOf(bank, body.email)).filter(({ subject }) => subject.startsWith("Somebody tried")).length;
    const told: number[] = [];

    for (let hour = 0; hour < 3; hour++) {
      for (let turn = 0; turn < 7; turn++) {
        const again = await signUp(body);
        expect([again.status, again.text]).toEqual([first.status, first.text]);
      }
      told.push(await letters());
      bank.clock.advance(3_600_000);
    }

    expect(told).toEqual([5, 10, 10]);
  });

  it("costs as much work as a new one, also once its owner is told no more: the time must not tell who has one", async () => {
    const hash = spyOnHash();
    const written = async () => (await bank.db.query("SELECT FROM outbox")).rowCount ?? 0;
    const body = form();
    const work: number[][] = [];

    for (let turn = 0; turn < 7; turn++) {
      const before = [hash.mock.calls.length, await written()] as const;
      await signUp(body);
      work.push([hash.mock.calls.length - before[0], (await written()) - before[1]]);
    }
    hash.mockRestore();

    expect(work).toEqual(Array(7).fill([1, 1]));
  });

  it("is one person when twenty sign up with it at the same moment", async () => {
    const body = form();

    const replies = await Promise.all(Array.from({ length: 20 }, () => signUp(body)));

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await bank.db.query("SELECT id FROM users WHERE email = $1", [body.email]);
    expect(rows).toHaveLength(1);
  });
});

describe("A10 a password follows the rules of the checklist and no others", () => {
  it.each([
    ["short", "Aa1!aaa"],
    ["without a capital", "good-pass-1!"],
    ["without a number", "Good-pass-!"],
    ["without a special character", "Goodpass11"],
  ])("refuses one that is %s", async (_what, password) => {
    const reply = await signUp(form({ password, password_confirmation: password }));

    expect([reply.status, reply.answer.message]).toEqual([400, "Please meet all password requirements."]);
  });

  it("refuses a confirmation that differs", async () => {
    const reply = await signUp(form({ password_confirmation: "Good-pass-2!" }));

    expect(reply.answer.code).toBe("weak_password");
  });

  it.each([
    ["128 characters", `Aa1!${"x".repeat(124)}`],
    ["emoji and blanks", "  Pässwörd 🦔🦔 1! "],
  ])("takes %s as they are, none cut off", async (_what, password) => {
    const body = form({ password, password_confirmation: password });

    await signUp(body);

    expect((await logIn(bank, body.email, password.slice(0, -1))).status).toBe(401);
    bank.clock.advance(61_000);
    expect((await logIn(bank, body.email, password)).status).toBe(200);
  });

  it("refuses 129 characters", async () => {
    const password = `Aa1!${"x".repeat(125)}`;

    const { status, answer } = await signUp(form({ password, password_confirmation: password }));

    expect([status, answer.message]).toEqual([400, "Please meet all password requirements."]);
  });

  it("is kept as its argon2id hash alone, of 19 MiB and two passes", async () => {
    const { email, password, ...others } = form();
    await signUp({ ...others, email, password });

    const { rows } = await bank.db.query("SELECT * FROM users WHERE email = $1", [email]);

    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it("advises against an easy one, and takes it", async () => {
    expect((await signUp(form({ password: "Password1!", password_confirmation: "Password1!" }))).status).toBe(200);
  });
});

describe("D7 nobody becomes an admin by signing up", () => {
  it("refuses a role in the form", async () => {
    const body = form({ role: "admin" });

    const reply = await signUp(body);

    expect(reply.status).toBe(400);
    const { rows } = await bank.db.query("SELECT 1 FROM users WHERE email = $1 OR role = 'admin'", [body.email]);
    expect(rows).toEqual([]);
  });
});

describe("sign-ups from one address", () => {
  it("are sixty an hour, and one more costs the bank no hash", async () => {
    const ip = freshAddress();

    const statuses: number[] = [];
    for (let person = 0; person < 60; person++) statuses.push((await signUp(form(), ip)).status);
    const hash = spyOnHash();
    const oneMore = await signUp(form(), ip);
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
    bank.clock.advance(3_600_000);
    const later = await signUp(form(), ip);

    expect(statuses).toEqual(Array(60).fill(200));
    expect([oneMore.status, oneMore.headers["retry-after"]]).toEqual([429, "3600"]);
    expect(later.status).toBe(200);
  });
});

describe("W2 names that would lie about what they say", () => {
  it.each([
    ["a right-to-left override", "Ada\u202Egnp.exe"],
    ["a zero-width blank", "Ada\u200B"],
    ["a control character", "Ada\u0007"],
    ["a line break", "Ada\r\nBcc: eve@example.com"],
  ])("are refused: %s", async (_what, firstname) => {
    expect((await signUp(form({ firstname }))).status).toBe(400);
  });

  it("may have emoji and accents, kept in one form", async () => {
    const body = form({ firstname: "Zoe\u0308 🦔" });

    await signUp(body);

    const { rows } = await bank.db.query("SELECT firstname FROM users WHERE email = $1", [body.email]);
    expect(rows).toEqual([{ firstname: "Zoë 🦔" }]);
  });
});
