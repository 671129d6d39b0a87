import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { createBank, freshAddress, type TestBank, waiting as waitForLocks } from "../../test/bank";
import { inboxOf } from "../../test/inbox";
import { hashPassword } from "../access/passwords";
import { systemClock } from "../platform/clock";
import type { Config } from "../platform/config";
import { type Db, transaction } from "../platform/database";
import { createMetrics } from "../platform/metrics";
import { contactLetter, loginCodeLetter, welcomeLetter } from "./letters";
import { queueLetter } from "./outbox";
import { type SendLetter, sendDueLetters, smtpSender, startMailer } from "./send-mail";

const ADA = { firstname: "Ada", locale: "en" };

interface Received {
  recipients: string[];
  text: string;
}

/** A mail server of our own that remembers what it was given, or refuses as told. */
async function mailServer(
  refuse?: (attempt: number) => number | null,
  take?: () => Promise<void>,
  greet?: () => Promise<void>,
) {
  const received: Received[] = [];
  let attempts = 0;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onConnect(_session, done) {
      connections++;
      await greet?.();
      done();
    },
    onRcptTo(_address, _session, done) {
      attempts++;
      const code = refuse?.(attempts) ?? null;
      if (code === null) done();
      else done(Object.assign(new Error("Refused"), { responseCode: code }));
    },
    onData(stream: SMTPServerDataStream, session: SMTPServerSession, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
      });
      stream.on("end", async () => {
        await take?.();
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

async function queueTwelve(bank: TestBank) {
  const letter = loginCodeLetter(ADA, "123456", bank.clock.now());
  for (let index = 0; index < 12; index++) {
    await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());
  }
}

async function waiting(bank: TestBank): Promise<number> {
  const { rows } = await bank.db.query("SELECT count(*)::int AS n FROM outbox");
  return rows[0]?.n;
}

describe("mail that is sent", () => {
  let bank: TestBank;
  let server: Awaited<ReturnType<typeof mailServer>>;
  let send: ReturnType<typeof smtpSender>;
  beforeAll(async () => {
    server = await mailServer();
    bank = await createBank({ SMTP_URL: server.url });
    send = smtpSender(bank.deps.config);
  });
  afterAll(async () => {
    send.close();
    await bank.close();
    await server.close();
  });
  beforeEach(() => server.received.splice(0));

  it("goes to the one address, as text and in the bank's look, and leaves nothing behind", async () => {
    const person = await bank.person();
    await bank.call("POST /send-login-otp", { body: { identifier: person.email }, ip: freshAddress() });

    const { rows } = await bank.db.query("SELECT * FROM outbox");
    const sent = await sendDueLetters(bank.deps, send);

    expect(sent).toBe(1);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[person.email]]);
    expect(server.received[0]?.text).toContain("Subject: Your Lintel login code");
    expect(server.received[0]?.text).toContain("text/html");
    expect(server.received[0]?.text.replaceAll("=\r\n", "")).toContain("<title>Your Lintel login code</title>");
    expect(rows[0]?.letter.toString("latin1")).not.toContain(person.email);
    expect(await waiting(bank)).toBe(0);
  });

  it("sends nothing about an address that nobody has, and leaves nothing behind", async () => {
    await bank.call("POST /send-login-otp", { body: { identifier: "nobody@example.com" }, ip: freshAddress() });

    expect(await waiting(bank)).toBe(1);
    expect(await sendDueLetters(bank.deps, send)).toBe(0);
    expect(server.received).toEqual([]);
    expect(await waiting(bank)).toBe(0);
  });

  it("is sent once when several work the outbox", async () => {
    const person = await bank.person();
    const letter = loginCodeLetter(ADA, "123456", bank.clock.now());
    for (let index = 0; index < 40; index++) {
      await queueLetter(bank.db, bank.deps.config, person.email, letter, bank.clock.now());
    }

    const sent = await Promise.all(Array.from({ length: 4 }, () => sendDueLetters(bank.deps, send)));

    expect(sent.reduce((sum, each) => sum + each)).toBe(40);
    expect(server.received).toHaveLength(40);
  });

  it("is left to whoever has begun to send it for longer than a mail server is given for it", async () => {
    const letter = welcomeLetter(ADA, "LNT-1", bank.deps.config);
    await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());
    const left: unknown[] = [];

    await sendDueLetters(bank.deps, async () => {
      const due = "SELECT next_attempt_at > now() + interval '45 seconds' AS later FROM outbox";
      left.push(...(await bank.db.query(due)).rows);
    });

    expect(left).toEqual([{ later: true }]);
  });

  it.each([
    [".ada@example.com", '".ada"@example.com'],
    ["Help@Example.COM", "Help@example.com"],
  ])("is sent once to an address that the mailer writes otherwise: %s", async (to, written) => {
    const letter = loginCodeLetter(ADA, "123456", bank.clock.now());
    await queueLetter(bank.db, bank.deps.config, to, letter, bank.clock.now());

    expect(await sendDueLetters(bank.deps, send)).toBe(1);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[written]]);
    expect(await waiting(bank)).toBe(0);
  });

  it("has an id that any mail server reads, also where the bank's domain is written in letters of its language", async () => {
    const send = smtpSender({ SMTP_URL: server.url, MAIL_FROM: "Lintel <no-reply@bänk.example>" });

    await send({ ...welcomeLetter(ADA, "LNT-1", bank.deps.config), to: "ada@example.com" }, "1f");
    send.close();

    expect(server.received[0]?.text).toMatch(/^Message-ID: <1f@xn--bnk-qla\.example>\r$/m);
  });

  it.each([
    ["ahead of", 0, 120_000],
    ["behind", -120_000, 0],
  ])("R12 is sent once though one clock is two minutes %s the other's", async (_how, first, second) => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    const off = (by: number) => ({ ...bank.deps, clock: { now: () => new Date(Date.now() + by) } });
    const letter = welcomeLetter(ADA, "LNT-1", bank.deps.config);
    const arrived: string[] = [];
    try {
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, off(first).clock.now());
      const taken = await sendDueLetters(off(first), async ({ to }) => {
        arrived.push(to);
        // While the one is at it.
        await sendDueLetters(off(second), async ({ to }) => {
          arrived.push(to);
        });
      });

      expect([taken, arrived]).toEqual([1, ["ada@example.com"]]);
    } finally {
      await bank.close();
    }
  });

  it("R12 does not wait until a clock is caught up with that was ahead when it was written", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    const ahead = new Date(Date.now() + 300_000);
    try {
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", loginCodeLetter(ADA, "123456", ahead), ahead);

      expect(await sendDueLetters({ ...bank.deps, clock: systemClock }, async () => {})).toBe(1);
    } finally {
      await bank.close();
    }
  });

  it("R12 is tried again no later because the clock of whoever could not send it is an hour ahead", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    const ahead = { now: () => new Date(Date.now() + 3_600_000) };
    try {
      const letter = welcomeLetter(ADA, "LNT-1", bank.deps.config);
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, new Date());

      await sendDueLetters({ ...bank.deps, clock: ahead }, () => Promise.reject(new Error("No mail server.")));

      const due = "SELECT attempts, next_attempt_at <= now() + interval '5 seconds' AS soon FROM outbox";
      expect((await bank.db.query(due)).rows).toEqual([{ attempts: 1, soon: true }]);
    } finally {
      await bank.close();
    }
  });

  it("tells the metrics after each letter that it goes on, also where the letters take no end", async () => {
    const metrics = createMetrics();
    await queueTwelve(bank);
    const goesOn: boolean[] = [];
    const lookHowItGoes = async () => {
      const { values } = await metrics.choreDone.get();
      goesOn.push(values.some(({ labels }) => labels.chore === "mail"));
      metrics.choreDone.reset();
    };

    await sendDueLetters({ ...bank.deps, metrics }, lookHowItGoes);
    await lookHowItGoes();

    expect(goesOn).toEqual([false, ...Array(12).fill(true)]);
    expect((await metrics.lettersSent.get()).values).toMatchObject([{ value: 12 }]);
  });

  it.each([
    ["taken out", "DELETE ON outbox FOR EACH ROW", async () => undefined],
    [
      "put off",
      "UPDATE ON outbox FOR EACH ROW WHEN (OLD.attempts = NEW.attempts)",
      () => Promise.reject(new Error("No mail server.")),
    ],
  ])("does not tell them so where no letter can be %s", async (_what, change, sendOne) => {
    const metrics = createMetrics();
    await queueTwelve(bank);
    await bank.db.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not settled'; END $$;
      CREATE TRIGGER fail BEFORE ${change} EXECUTE FUNCTION fail()`);

    const working = sendDueLetters({ ...bank.deps, metrics }, sendOne);
    await expect(working).rejects.toThrow("not settled");
    await bank.db.query("DROP FUNCTION fail CASCADE; DELETE FROM outbox");

    expect((await metrics.choreDone.get()).values).toEqual([]);
    expect((await metrics.lettersSent.get()).values).toMatchObject([{ value: 0 }]);
  });

  it("does not wait for a letter that somebody else is at", async () => {
    const letter = loginCodeLetter(ADA, "123456", bank.clock.now());
    for (const to of ["first@example.com", "second@example.com"]) {
      await queueLetter(bank.db, bank.deps.config, to, letter, bank.clock.now());
    }
    const other = await bank.db.connect();
    await other.query("BEGIN; SELECT id FROM outbox ORDER BY id LIMIT 1 FOR UPDATE");

    const meanwhile = await sendDueLetters(bank.deps, send).finally(async () => {
      await other.query("ROLLBACK");
      other.release();
    });
    const afterwards = await sendDueLetters(bank.deps, send);

    expect([meanwhile, afterwards]).toEqual([1, 1]);
    expect(server.received.map(({ recipients }) => recipients[0])).toEqual(["second@example.com", "first@example.com"]);
  });

  describe("W18 cannot be sent elsewhere", () => {
    it.each([
      "a@example.com\r\nBcc: eve@example.com",
      "a@example.com, eve@example.com",
      '"eve@example.com"@example.com',
      "Eve <eve@example.com>",
      "a@example.com;eve@example.com",
    ])("by an address like %j, at the door and at the mail server", async (email) => {
      const asked = await bank.call("POST /send-otp", { body: { email }, ip: freshAddress() });
      const signedUp = await bank.call("POST /create-user", {
        body: {
          firstname: "Eve",
          lastname: "X",
          email,
          password: "Good-pass-1!",
          password_confirmation: "Good-pass-1!",
        },
        ip: freshAddress(),
      });
      const letter = loginCodeLetter({ ...ADA, firstname: "Eve" }, "123456", bank.clock.now());

      expect([asked.status, signedUp.status]).toEqual([400, 400]);
      await expect(send({ ...letter, to: email }, "1")).rejects.toThrow("one plain address");
      expect(server.received).toEqual([]);
    });

    it("by where its answer would go", async () => {
      const letter = {
        ...loginCodeLetter({ ...ADA, firstname: "Eve" }, "123456", bank.clock.now()),
        to: "a@example.com",
      };

      const sent = send({ ...letter, replyTo: "a@example.com, eve@example.com" }, "1");

      await expect(sent).rejects.toThrow("one plain address");
      expect(server.received).toEqual([]);
    });

    it.each([
      ["Maria del Carmen", "Hello Maria del Carmen,"],
      ["J.R.", "Hello J.R.,"],
      ["Łukasz-O’Neil", "Hello Łukasz-O’Neil,"],
      ["小明", "Hello 小明,"],
      ["Unlock it at lintel-help.example", "Hello,"],
      ["https://lintel-help", "Hello,"],
      ["call 0800 123456", "Hello,"],
    ])("with a stranger's words or link for a name: %s", (name, greeting) => {
      const { text, html } = loginCodeLetter({ ...ADA, firstname: name }, "123456", new Date());

      expect(text.split("\n")[0]).toBe(greeting);
      expect(html).toContain(greeting);
    });

    it.each([
      ["a file", { path: import.meta.filename }],
      ["an address", { href: "http://127.0.0.1:1/" }],
    ])("with what stands in %s for its words", async (_what, text) => {
      const letter = { ...loginCodeLetter(ADA, "123456", bank.clock.now()), text: text as unknown as string };

      await expect(send({ ...letter, to: "eve@example.com" }, "1")).rejects.toThrow("access rejected");
      expect(server.received).toEqual([]);
    });

    it("by the name or the words of a message from the contact page", async () => {
      const letter = contactLetter(
        "Eve\r\nBcc: eve@example.com",
        "eve@example.com",
        "Hi\r\n.\r\nRCPT TO:<eve@example.com>",
      );

      await send({ ...letter, to: "support@example.com" }, "1");

      expect(server.received.map(({ recipients }) => recipients)).toEqual([["support@example.com"]]);
      const headers = server.received[0]?.text.split("\r\n\r\n")[0] ?? "";
      expect(headers).not.toMatch(/^Bcc:/m);
      expect(headers).toMatch(/^Reply-To: eve@example.com/m);
    });
  });
});

describe("R6 mail that cannot be sent", () => {
  it.each([
    ["is put off for a while", 450],
    ["is refused", 550],
  ])("waits, longer each time, when it %s, and nobody who asked notices", async (_what, code) => {
    const server = await mailServer((attempt) => (attempt <= 2 ? code : null));
    const bank = await createBank({ SMTP_URL: server.url });
    const send = smtpSender(bank.deps.config);
    try {
      const person = await bank.person();
      const asked = await bank.call("POST /send-login-otp", { body: { identifier: person.email } });

      const sent = [await sendDueLetters(bank.deps, send), await sendDueLetters(bank.deps, send)];
      bank.clock.advance(5_000);
      sent.push(await sendDueLetters(bank.deps, send));
      bank.clock.advance(5_000);
      sent.push(await sendDueLetters(bank.deps, send));
      bank.clock.advance(5_000);
      sent.push(await sendDueLetters(bank.deps, send));

      expect(asked.status).toBe(200);
      expect(sent).toEqual([0, 0, 0, 0, 1]);
      expect(server.received).toHaveLength(1);
      expect(bank.logged()).toContain("mail not sent");
      expect(bank.logged()).not.toContain(person.email);
    } finally {
      send.close();
      await bank.close();
      await server.close();
    }
  });

  it("waits a quarter of an hour and no longer, however often it was put off", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    try {
      let attempts = 0;
      const refusing: SendLetter = async () => {
        attempts++;
        throw new Error("Refused");
      };
      const person = await bank.person();
      await bank.call("POST /send-otp", { body: { email: person.email } });
      await bank.db.query("UPDATE outbox SET attempts = 40, give_up_at = give_up_at + interval '1 day'");

      await sendDueLetters(bank.deps, refusing);
      bank.clock.advance(15 * 60_000 - 1);
      await sendDueLetters(bank.deps, refusing);
      const tooSoon = attempts;
      bank.clock.advance(1);
      await sendDueLetters(bank.deps, refusing);

      expect([tooSoon, attempts]).toEqual([1, 2]);
    } finally {
      await bank.close();
    }
  });

  it("does not keep a login code waiting behind letters that are refused again and again", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    try {
      const attempted: string[] = [];
      const refusing: SendLetter = async ({ subject }) => {
        attempted.push(subject);
        throw new Error("Refused");
      };
      for (let turn = 0; turn < 3; turn++) {
        const names = { firstname: "Ada", lastname: "Lind", email: `nobody-${turn}@example.com` };
        const password = "Good-pass-1!";
        await bank.call("POST /create-user", {
          body: { ...names, password, password_confirmation: password },
          ip: freshAddress(),
        });
      }
      await sendDueLetters(bank.deps, refusing);
      bank.clock.advance(6_000);
      const person = await bank.person();
      await bank.call("POST /send-login-otp", { body: { identifier: person.email }, ip: freshAddress() });

      attempted.length = 0;
      await sendDueLetters(bank.deps, refusing);

      expect(attempted).toEqual(["Your Lintel login code", ...Array(3).fill("Welcome to Lintel")]);
    } finally {
      await bank.close();
    }
  });

  it("lets nobody's code wait until a slow mail server has taken one letter after the other", async () => {
    let atOnce = 0;
    let mostAtOnce = 0;
    const server = await mailServer(
      () => null,
      async () => {
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        await sleep(100);
        atOnce -= 1;
      },
    );
    const bank = await createBank({ SMTP_URL: server.url });
    await queueTwelve(bank);
    const mailer = startMailer(bank.deps);
    try {
      while ((await waiting(bank)) > 0) await sleep(10);

      expect(server.received).toHaveLength(12);
      expect(mostAtOnce).toBe(4);
      expect(server.connections()).toBe(4);
    } finally {
      await mailer.stop();
      await bank.close();
      await server.close();
    }
  });

  it("lets no code wait for the end of a letter that was begun before it and that the mail server is slow to take", async () => {
    let begun = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = await mailServer(
      () => null,
      async () => {
        begun += 1;
        if (begun === 1) await released;
      },
    );
    const bank = await createBank({ SMTP_URL: server.url });
    const letter = loginCodeLetter(ADA, "123456", bank.clock.now());
    await queueLetter(bank.db, bank.deps.config, "slow@example.com", letter, bank.clock.now());
    const mailer = startMailer(bank.deps);
    try {
      while (begun === 0) await sleep(10);

      await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());
      while (server.received.length === 0 && !bank.logged().includes("mail not sent")) await sleep(10);

      expect(server.received.map(({ recipients }) => recipients)).toEqual([["ada@example.com"]]);
    } finally {
      release();
      await mailer.stop();
      await bank.close();
      await server.close();
    }
  });

  it("begins a letter anew that a mail server has had for three quarters of a minute and neither took nor refused", async () => {
    const within = AbortSignal.timeout.bind(AbortSignal);
    const patience = jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => within(ms === 45_000 ? 300 : ms));
    let release = () => {};
    const silence = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = 0;
    const server = await mailServer(
      () => null,
      async () => {
        begun += 1;
        if (begun === 1) await silence;
      },
    );
    const bank = await createBank({ SMTP_URL: server.url });
    const send = smtpSender(bank.deps.config);
    try {
      const letter = loginCodeLetter(ADA, "123456", bank.clock.now());
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());

      const began = performance.now();
      const first = await sendDueLetters(bank.deps, send);
      const tookMs = performance.now() - began;
      bank.clock.advance(5_000);

      expect([first, await sendDueLetters(bank.deps, send)]).toEqual([0, 1]);
      // Sooner than the connection's own ten seconds.
      expect(tookMs).toBeLessThan(5_000);
      expect(server.received.map(({ recipients }) => recipients)).toEqual([["ada@example.com"]]);
    } finally {
      release();
      send.close();
      patience.mockRestore();
      await bank.close();
      await server.close();
    }
  });

  it("is sent once to a mail server that greets late and looks a letter through before it says that it took it", async () => {
    const server = await mailServer(
      () => null,
      () => sleep(11_000),
      () => sleep(6_000),
    );
    const bank = await createBank({ SMTP_URL: server.url });
    const send = smtpSender(bank.deps.config);
    try {
      const letter = welcomeLetter(ADA, "LNT-1", bank.deps.config);
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());

      expect(await sendDueLetters(bank.deps, send)).toBe(1);
      expect(server.received).toHaveLength(1);
      expect(await waiting(bank)).toBe(0);
    } finally {
      send.close();
      await bank.close();
      await server.close();
    }
  });

  it("has the same id when it goes out again because the answer was lost, and one that no other letter has", async () => {
    const server = await mailServer();
    const bank = await createBank({ SMTP_URL: server.url });
    const send = smtpSender(bank.deps.config);
    let lost = 0;
    const losing: SendLetter = async (envelope, id) => {
      await send(envelope, id);
      if (lost++ === 0) throw new Error("The answer was lost.");
    };
    try {
      const letter = welcomeLetter(ADA, "LNT-1", bank.deps.config);
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());
      await sendDueLetters(bank.deps, losing);
      bank.clock.advance(5_000);
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());
      await sendDueLetters(bank.deps, losing);

      const ids = server.received.map(({ text }) => /^Message-ID: (<\w+@lintel\.example>)\r$/m.exec(text)?.[1]);
      expect(ids).toEqual([expect.any(String), ids[0], expect.any(String)]);
      expect(ids[2]).not.toBe(ids[0]);
    } finally {
      send.close();
      await bank.close();
      await server.close();
    }
  });

  it.each([
    ["not", "", 0, []],
    ["over a line that is said to be safe", "?requireTLS=false", 1, ["bank:9f2c"]],
  ])(
    "is given to a mail server that offers no TLS, with the password for it, %s",
    async (_how, query, sent, expected) => {
      const given: string[] = [];
      const server = new SMTPServer({
        disabledCommands: ["STARTTLS"],
        allowInsecureAuth: true,
        onAuth({ username, password }, _session, done) {
          given.push(`${username}:${password}`);
          done(null, { user: username });
        },
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.server.address() as { port: number };
      const bank = await createBank({ SMTP_URL: `smtp://bank:9f2c@127.0.0.1:${port}/${query}` });
      const send = smtpSender(bank.deps.config);
      try {
        const letter = loginCodeLetter(ADA, "123456", bank.clock.now());
        await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());

        expect(await sendDueLetters(bank.deps, send)).toBe(sent);
        expect(given).toEqual(expected);
        expect(await waiting(bank)).toBe(1 - sent);
      } finally {
        send.close();
        await bank.close();
        await new Promise<void>((done) => server.close(done));
      }
    },
  );

  it("leaves what it has not begun to others when it is stopped", async () => {
    let stopped: Promise<void> | undefined;
    const server = await mailServer(() => {
      stopped ??= mailer.stop();
      return null;
    });
    const bank = await createBank({ SMTP_URL: server.url });
    await queueTwelve(bank);
    const mailer = startMailer(bank.deps);
    try {
      while (stopped === undefined) await sleep(5);
      await stopped;

      // Those that were under way go out to the end.
      expect(server.received.length).toBeGreaterThan(0);
      expect(server.received.length).toBeLessThanOrEqual(4);
      expect(server.received.length + (await waiting(bank))).toBe(12);
    } finally {
      await mailer.stop();
      await bank.close();
      await server.close();
    }
  });

  it("is sent when it was claimed already as the mailer was told to stop, and not put off", async () => {
    const server = await mailServer();
    const bank = await createBank({ SMTP_URL: server.url });
    const letter = welcomeLetter(ADA, "LNT-1", bank.deps.config);
    await queueLetter(bank.db, bank.deps.config, "ada@example.com", letter, bank.clock.now());
    await bank.db.query(`
      CREATE FUNCTION claim_slowly() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0
        AS $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END $$;
      CREATE TRIGGER claim_slowly BEFORE UPDATE ON outbox EXECUTE FUNCTION claim_slowly()`);
    const other = await bank.db.connect();
    await other.query("SELECT pg_advisory_lock(1)");
    const mailer = startMailer(bank.deps);
    try {
      await waitForLocks(bank.db, 4);
      const stopped = mailer.stop();
      await other.query("SELECT pg_advisory_unlock(1)");
      await stopped;

      expect(server.received.map(({ recipients }) => recipients)).toEqual([["ada@example.com"]]);
      expect(await waiting(bank)).toBe(0);
    } finally {
      other.release(true);
      await mailer.stop();
      await bank.close();
      await server.close();
    }
  });

  it("waits when nobody listens, and a code that has run out meanwhile is not sent at all", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    const send = smtpSender(bank.deps.config);
    try {
      const person = await bank.person();
      await bank.call("POST /send-login-otp", { body: { identifier: person.email } });
      await sendDueLetters(bank.deps, send);
      const while_ = await waiting(bank);

      bank.clock.advance(10 * 60_000);
      const attempted: string[] = [];
      const recorder: SendLetter = async ({ to }) => {
        attempted.push(to);
      };
      await sendDueLetters(bank.deps, recorder);

      expect(while_).toBe(1);
      expect(attempted).toEqual([]);
      expect(await waiting(bank)).toBe(0);
    } finally {
      send.close();
      await bank.close();
    }
  });

  it("is not sent any more when the letter before it took until it had run out", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    try {
      await queueTwelve(bank);
      let sent = 0;
      await sendDueLetters(bank.deps, async () => {
        sent++;
        bank.clock.advance(10 * 60_000);
      });

      expect(sent).toBe(1);
    } finally {
      await bank.close();
    }
  });

  it("is worked off at one price for each letter, however many wait", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    const letters = 20;
    let begun = 0;
    try {
      await bank.db.query(
        `INSERT INTO outbox (letter, kept, next_attempt_at, give_up_at, created_at)
         SELECT '', false, $1, $1::timestamptz + make_interval(hours => 1, secs => n), $1 FROM generate_series(1, 5000) n`,
        [bank.clock.now()],
      );
      await bank.db.query("ANALYZE outbox");

      const looked = await transaction(bank.db, async (tx) => {
        const send: SendLetter = async () => {};
        await sendDueLetters({ ...bank.deps, db: tx as unknown as Db }, send, () => begun++ === letters);
        const { rows } = await tx.query<{ looked: bigint }>(
          "SELECT seq_tup_read + idx_tup_fetch AS looked FROM pg_stat_xact_user_tables WHERE relname = 'outbox'",
        );
        return Number(rows[0]?.looked);
      });

      expect(await waiting(bank)).toBe(5_000 - letters);
      expect(looked / letters).toBeLessThan(10);
    } finally {
      await bank.close();
    }
  });

  it("is told of with what the socket says of a certificate, and never with what a mail server says of an address", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    const failures = [
      Object.assign(new Error("self-signed certificate"), { code: "ESOCKET" }),
      Object.assign(new Error("550 no ada@example.com here"), { code: "EENVELOPE", responseCode: 550 }),
    ];
    // Only the first of a second is told.
    let seconds = 0;
    jest.spyOn(performance, "now").mockImplementation(() => seconds++ * 5_000);
    try {
      await queueTwelve(bank);
      let tries = 0;
      await sendDueLetters(bank.deps, async () => Promise.reject(failures[tries++ % 2]));

      expect(bank.logged()).toContain('"reason":"ESOCKET: self-signed certificate"');
      expect(bank.logged()).toContain('"reason":"EENVELOPE 550"');
      expect(bank.logged()).not.toContain("ada@example.com");
    } finally {
      jest.restoreAllMocks();
      await bank.close();
    }
  });

  it("is told of once a second, with how much went unsaid", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    let seconds = 0;
    jest.spyOn(performance, "now").mockImplementation(() => seconds * 1_000);
    const refusing: SendLetter = async () => {
      throw new Error("Refused");
    };
    try {
      await queueTwelve(bank);
      await sendDueLetters(bank.deps, refusing);
      seconds = 5;
      bank.clock.advance(5_000);
      await sendDueLetters(bank.deps, refusing);

      const said = bank
        .logged()
        .split("\n")
        .filter((line) => line.includes("mail not sent"))
        .map((line) => JSON.parse(line) as { attempts: number; unsaid?: number });
      expect(said).toEqual([
        expect.objectContaining({ attempts: 1 }),
        expect.objectContaining({ attempts: 2, unsaid: 11 }),
      ]);
    } finally {
      jest.restoreAllMocks();
      await bank.close();
    }
  });

  it("goes out though more was given up than a statement has the time to remove", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    const removed: number[] = [];
    const query = async (statement: string, values: unknown[]) => {
      const result = await bank.db.query(statement, values);
      if (result.command === "DELETE") removed.push(result.rowCount ?? 0);
      return result;
    };
    const db = Object.assign(Object.create(bank.db), { query }) as Db;
    try {
      await bank.db.query(
        `INSERT INTO outbox (letter, kept, next_attempt_at, give_up_at, created_at)
         SELECT '', false, '2020-01-01', '2020-01-02', '2020-01-01' FROM generate_series(1, 25000)`,
      );
      const now = bank.clock.now();
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", loginCodeLetter(ADA, "123456", now), now);
      const arrived: string[] = [];
      await sendDueLetters({ ...bank.deps, db }, async ({ to }) => {
        arrived.push(to);
      });

      expect(arrived).toEqual(["ada@example.com"]);
      expect(removed).toEqual([10_000, 10_000, 5_000, 1]);
    } finally {
      await bank.close();
    }
  });

  it("is tried for a day, and no longer", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    try {
      const now = Date.now();
      const clock = { now: () => new Date(now) };
      const queue = (to: string, ago: number) =>
        queueLetter(bank.db, bank.deps.config, to, welcomeLetter(ADA, "LNT-1", bank.deps.config), new Date(now - ago));
      await queue("in-time@example.com", 86_400_000 - 60_000);
      await queue("too-late@example.com", 86_400_000);
      const arrived: string[] = [];
      await sendDueLetters({ ...bank.deps, clock }, async ({ to }) => {
        arrived.push(to);
      });

      expect(arrived).toEqual(["in-time@example.com"]);
      expect((await bank.db.query("SELECT FROM outbox")).rowCount).toBe(0);
    } finally {
      await bank.close();
    }
  });

  it("is not given up by a clock that is a day ahead", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    try {
      const now = new Date();
      await queueLetter(bank.db, bank.deps.config, "ada@example.com", loginCodeLetter(ADA, "123456", now), now);
      const ahead = { now: () => new Date(now.getTime() + 86_400_000) };
      const arrived: string[] = [];
      await sendDueLetters({ ...bank.deps, clock: ahead }, async ({ to }) => {
        arrived.push(to);
      });

      expect(arrived).toEqual(["ada@example.com"]);
    } finally {
      await bank.close();
    }
  });

  it("does not send a code that a newer one has ended, and leaves the other letters", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    try {
      const person = await bank.person();
      const ask = (identifier: string) =>
        bank.call("POST /send-login-otp", { body: { identifier }, ip: freshAddress() });
      await queueLetter(
        bank.db,
        bank.deps.config,
        person.email,
        welcomeLetter(ADA, "LNT-1", bank.deps.config),
        bank.clock.now(),
      );
      await ask(person.email);
      bank.clock.advance(1_000);
      await bank.call("POST /send-otp", { body: { email: person.email }, ip: freshAddress() });
      const refused: string[] = [];
      await sendDueLetters(bank.deps, async ({ code }) => {
        refused.push(code ?? "none");
        throw new Error("Refused");
      });
      bank.clock.advance(60_000);

      await ask(person.email);
      const arrived: string[] = [];
      await sendDueLetters(bank.deps, async ({ code }) => {
        arrived.push(code ?? "none");
      });

      const [loginCode, resetCode] = refused;
      expect(refused).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/), "none"]);
      expect(arrived).toEqual([resetCode, expect.stringMatching(/^\d{6}$/), "none"]);
      expect(arrived).not.toContain(loginCode);
    } finally {
      await bank.close();
    }
  });

  it("leaves somebody else's code alone that was written at the same moment as one that a newer one has ended", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    try {
      const [left, right] = [await bank.person(), await bank.person()];
      const ask = (identifier: string) =>
        bank.call("POST /send-login-otp", { body: { identifier }, ip: freshAddress() });
      await ask(left.email);
      await ask(right.email);
      bank.clock.advance(60_000);

      await ask(left.email);
      const arrived: string[] = [];
      await sendDueLetters(bank.deps, async ({ to }) => {
        arrived.push(to);
      });

      expect(arrived).toEqual([right.email, left.email]);
    } finally {
      await bank.close();
    }
  });

  it("sends no code to somebody who has come in meanwhile", async () => {
    const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    try {
      const password = "Good-pass-1!";
      const person = await bank.person({ passwordHash: await hashPassword(password) });
      await bank.call("POST /send-otp", { body: { email: person.email }, ip: freshAddress() });
      const asked = await bank.call("POST /send-login-otp", {
        body: { identifier: person.email },
        ip: freshAddress(),
      });
      const otp: string[] = [];
      // Whether the mail server took it is not known: it broke off before it said so.
      await sendDueLetters(bank.deps, async ({ subject, code = "" }) => {
        if (subject.includes("login")) otp.push(code);
        throw new Error("Broken off");
      });

      const body = { user_id: asked.answer.user_id, otp: otp[0], password };
      const cameIn = await bank.call("POST /verify-otp-login", { body, ip: freshAddress() });

      expect(cameIn.status).toBe(200);
      expect(await waiting(bank)).toBe(0);
    } finally {
      await bank.close();
    }
  });

  it("is said where there is neither a mail server nor a mailbox, and does not pile up", async () => {
    const bank = await createBank({ DEMO: "0" });
    try {
      const person = await bank.person();
      await bank.call("POST /send-login-otp", { body: { identifier: person.email } });
      bank.clock.advance(10 * 60_000);

      const mailer = startMailer(bank.deps);
      while ((await waiting(bank)) > 0) await sleep(10);
      await mailer.stop();

      expect(bank.logged()).toContain("set SMTP_URL");
      expect(bank.logged()).toContain("set CONTACT_EMAIL");
    } finally {
      await bank.close();
    }
  });

  it("says at the start where its letters would lead to the reader's own machine, or come from nobody's domain", async () => {
    const saidAtStart = async (environment: Record<string, string>) => {
      const bank = await createBank({ DEMO: "0", SMTP_URL: "smtp://127.0.0.1:1", ...environment });
      try {
        await startMailer(bank.deps).stop();
        return [...bank.logged().matchAll(/set (\w+)/g)].map(([, name]) => name);
      } finally {
        await bank.close();
      }
    };
    const complete = {
      CONTACT_EMAIL: "help@lintel-bank.com",
      PUBLIC_URL: "https://lintel-bank.com",
      MAIL_FROM: "Lintel <no-reply@lintel-bank.com>",
    };

    expect(await saidAtStart({})).toEqual(["CONTACT_EMAIL", "PUBLIC_URL", "MAIL_FROM"]);
    expect(await saidAtStart(complete)).toEqual([]);
    expect(await saidAtStart({ ...complete, PUBLIC_URL: "http://[::1]:8080", MAIL_FROM: "a@example.com" })).toEqual([
      "PUBLIC_URL",
      "MAIL_FROM",
    ]);
    expect(await saidAtStart({ ...complete, DEMO: "1", PUBLIC_URL: "" })).toEqual([]);
  });

  it("gives up on a mail server that says nothing, and keeps the letter", async () => {
    const silent: Server = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as { port: number };
    const bank = await createBank({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const send = smtpSender(bank.deps.config);
    try {
      const person = await bank.person();
      await bank.call("POST /send-login-otp", { body: { identifier: person.email } });

      expect(await sendDueLetters(bank.deps, send)).toBe(0);
      expect(await waiting(bank)).toBe(1);
    } finally {
      send.close();
      await bank.close();
      silent.close();
    }
  });
});

describe("the demo's mailbox", () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createBank();
  });
  afterAll(() => bank.close());

  const get = (path: string, query: Record<string, string> = {}) =>
    bank.app.inject({ method: "GET", url: path, query });

  it("has the code as soon as the request for it is answered", async () => {
    const person = await bank.person();
    await bank.call("POST /send-login-otp", { body: { identifier: person.email }, ip: freshAddress() });

    const [letter] = await inboxOf(bank, person.email);

    expect(letter).toEqual({
      to: person.email,
      subject: "Your Lintel login code",
      text: expect.stringContaining(letter?.code ?? "no code"),
      code: expect.stringMatching(/^\d{6}$/),
      at: bank.clock.now().toISOString(),
    });
  });

  it("shows one person's mail, newest first", async () => {
    const [left, right] = [await bank.person(), await bank.person()];
    for (const { email } of [left, right, left]) {
      bank.clock.advance(61_000);
      await bank.call("POST /send-otp", { body: { email }, ip: freshAddress() });
    }

    const letters = await inboxOf(bank, left.email.toUpperCase());

    expect(letters.map(({ to }) => to)).toEqual([left.email, left.email]);
    expect(Date.parse(letters[0]?.at ?? "")).toBeGreaterThan(Date.parse(letters[1]?.at ?? ""));
  });

  it("shows everybody's, and none about an address that nobody has", async () => {
    const person = await bank.person();
    for (const identifier of [person.email, "nobody@example.com"])
      await bank.call("POST /send-login-otp", { body: { identifier }, ip: freshAddress() });

    const letters: { to: string }[] = (await get("/dev/mailbox.json")).json();

    expect(letters[0]?.to).toBe(person.email);
    expect(letters.every(({ to }) => to.endsWith("@example.com"))).toBe(true);
  });

  it("shows no letter that waits for a mail server, which the demo had before", async () => {
    const config = { ...bank.deps.config, SMTP_URL: "smtp://127.0.0.1:1" };
    const now = bank.clock.now();
    await queueLetter(bank.db, config, "waiting@example.com", loginCodeLetter(ADA, "123456", now), now);

    const letters: { to: string }[] = (await get("/dev/mailbox.json")).json();

    expect(letters.map(({ to }) => to)).not.toContain("waiting@example.com");
    expect(await inboxOf(bank, "waiting@example.com")).toEqual([]);
  });

  it("keeps the newest two thousand, and takes nothing that waits for a mail server", async () => {
    const bank = await createBank();
    try {
      const { config } = bank.deps;
      const queue = (config: Config) =>
        queueLetter(bank.db, config, "ada@example.com", welcomeLetter(ADA, "LNT-1", config), bank.clock.now());
      await queue({ ...config, SMTP_URL: "smtp://127.0.0.1:1" });
      await queue(config);
      await queue(config);
      await bank.db.query("SELECT setval(pg_get_serial_sequence('outbox', 'id'), 2001)");
      await queue(config);

      await startMailer(bank.deps).stop();

      const { rows } = await bank.db.query("SELECT id FROM outbox ORDER BY id");
      expect(rows).toEqual([{ id: 1n }, { id: 3n }, { id: 2002n }]);
    } finally {
      await bank.close();
    }
  });

  it("W1 is a page on which a stranger's words are only words", async () => {
    const hostile = `<img src=x onerror=alert(1)></pre><script>alert(2)</script>"'&`;
    await bank.call("POST /contact", {
      body: { name: "<b>Eve</b>", email: "eve@example.com", message: hostile },
      ip: freshAddress(),
    });

    const page = await get("/dev/mailbox", { to: "support@example.com" });

    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain("<title>Demo mailbox · Lintel</title>");
    expect(page.body).not.toMatch(/<img|<script|<b>/);
    expect(page.body).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it("W1 leads to the site's own pages, and nowhere that a stranger wants", async () => {
    const { email } = await bank.person();
    // Tells the owner that somebody tried to open another profile with it.
    const again = {
      firstname: "Eve",
      lastname: "Doe",
      email,
      password: "Good-pass-1!",
      password_confirmation: "Good-pass-1!",
    };
    await bank.call("POST /create-user", { body: again, ip: freshAddress() });
    const elsewhere = "https://evil.example/login http://localhost:3000.evil.example/ javascript:alert(1)";
    const body = {
      name: "Eve",
      email: "eve@example.com",
      message: `${elsewhere} http://localhost:3000/"onclick="alert(1)`,
    };
    await bank.call("POST /contact", { body, ip: freshAddress() });

    const [warned, written] = await Promise.all(
      [email, "support@example.com"].map(async (to) => (await get("/dev/mailbox", { to })).body.match(/<a .*?<\/a>/g)),
    );

    const way = "http://localhost:3000/reset-account-password";
    expect(warned).toEqual([`<a href="${way}">${way}</a>`]);
    const escaped = "http://localhost:3000/&quot;onclick=&quot;alert(1)";
    expect(written).toEqual([`<a href="${escaped}">${escaped}</a>`]);
  });

  it("W1 shows the address that was asked for as text", async () => {
    const page = await get("/dev/mailbox", { to: `"><script>alert(1)</script>` });

    expect(page.body).not.toContain("<script>");
  });

  it("does not exist where mail is sent, nor outside the demo", async () => {
    const sending = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
    const serious = await createBank({ DEMO: "0" });
    try {
      for (const { app } of [sending, serious]) {
        for (const url of ["/dev/mailbox", "/dev/mailbox.json"]) {
          expect((await app.inject({ method: "GET", url })).statusCode).toBe(404);
        }
      }
    } finally {
      await sending.close();
      await serious.close();
    }
  });
});

describe("writing to the bank", () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createBank({ CONTACT_EMAIL: "help@bank.test" });
  });
  afterAll(() => bank.close());

  it("is kept, mailed to the bank and to nobody else", async () => {
    const body = { name: "Ada Lind", email: "ada@example.com", message: "Hello.\n\nIs anybody there?" };

    const reply = await bank.call("POST /contact", { body, ip: freshAddress() });

    expect(reply.status).toBe(200);
    const { rows } = await bank.db.query("SELECT name, email, message FROM contact_messages");
    expect(rows).toEqual([body]);
    expect((await inboxOf(bank, "help@bank.test"))[0]?.text).toContain("Is anybody there?");
    expect(await inboxOf(bank, "ada@example.com")).toEqual([]);
  });

  it("is kept and mailed to nobody where the bank has no address for it, and is no demo", async () => {
    const serious = await createBank({ DEMO: "0" });
    const rowsOf = async (table: string) => (await serious.db.query(`SELECT FROM ${table}`)).rowCount;
    try {
      const body = { name: "Ada Lind", email: "ada@example.com", message: "Hello" };

      const reply = await serious.call("POST /contact", { body, ip: freshAddress() });

      expect([reply.status, await rowsOf("contact_messages"), await rowsOf("outbox")]).toEqual([200, 1, 0]);
    } finally {
      await serious.close();
    }
  });

  it("takes a message, not blanks", async () => {
    const body = { name: "Ada", email: "ada@example.com", message: " \n\t " };

    const { status, text } = await bank.call("POST /contact", { body, ip: freshAddress() });

    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ details: [{ field: "message", message: "Please fill all the fields" }] });
  });

  it("is possible ten times an hour from one address", async () => {
    const ip = freshAddress();
    const body = { name: "Ada", email: "ada@example.com", message: "Hello" };
    const statuses: number[] = [];

    for (let message = 0; message < 11; message++) {
      statuses.push((await bank.call("POST /contact", { body, ip })).status);
    }
    const { headers } = await bank.call("POST /contact", { body, ip });

    expect([...statuses, headers["retry-after"]]).toEqual([...Array(10).fill(200), 429, "3600"]);
  });
});
