import type { z } from "zod";
import { type EndpointKey, endpoints } from "./endpoints";
import { isRefusalCode, REFUSALS } from "./refusals";

const keys = Object.keys(endpoints) as EndpointKey[];

/** The calls of the specification's section 7. */
const SPECIFIED = [
  "POST /create-user",
  "POST /send-login-otp",
  "POST /verify-otp-login",
  "POST /me",
  "POST /logout",
  "POST /user/set-pin",
  "GET /accounts",
  "GET /cards",
  "GET /transactions",
  "GET /transactions/summary",
  "POST /transactions/transfer",
  "POST /cards",
  "POST /destroy-card/{id}",
  "GET /all-users",
  "GET /view-user/{id}",
  "POST /accounts",
  "POST /generate-transactions",
  "POST /delete-account/{id}",
  "POST /change-status/{transactionId}",
  "POST /user/{id}/role",
  "POST /user/{id}/suspend",
  "POST /clear-user-transactions",
  "POST /delete-user/{id}",
  "POST /update-address",
  "POST /send-otp",
  "POST /verify-otp-and-reset-password",
  "POST /validate-user-password",
];

describe("the table of calls", () => {
  it("has the twenty-seven of the specification", () => {
    expect(SPECIFIED).toHaveLength(27);
    expect(SPECIFIED.filter((key) => !keys.includes(key as EndpointKey))).toEqual([]);
  });

  it.each(keys)("%s names the parameters of its path, and refusals that exist", (key) => {
    const endpoint = endpoints[key] as { params?: z.ZodObject; refusals: readonly string[] };
    const inPath = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
    for (const code of endpoint.refusals) expect(isRefusalCode(code)).toBe(true);
  });

  it("P2 promises no answer with a PIN in it", () => {
    const { shape } = endpoints["POST /me"].answer;

    expect(shape.pin.safeParse("set").success).toBe(true);
    expect(shape.pin.safeParse(null).success).toBe(true);
    expect(shape.pin.safeParse("4826").success).toBe(false);
  });

  it("asks for a PIN in every call that moves a customer's money or ends a card", () => {
    for (const key of ["POST /transactions/transfer", "POST /cards", "POST /destroy-card/{id}"] as const) {
      const { body } = endpoints[key];

      expect(Object.keys(body.shape)).toContain("pin");
      expect("idempotent" in endpoints[key]).toBe(true);
      expect(endpoints[key].who).toBe("customer");
    }
  });
});

describe("W2 words that would lie about what they say", () => {
  /** Without the zero character, at which the database fails by itself. */
  const LYING = ["invoice\u202egpj.exe", "pay\u2066pal\u2069", "Rent\u200b", "Rent\u0007", "Rent\u0085"];
  /** Compared with what is there, and told to nobody. */
  const NEVER_SHOWN = ["account_id", "password", "password_confirmation", "user_id"];

  const withBody = keys.filter((key) => "body" in endpoints[key]);

  it.each(withBody)("are taken by no field of %s that is shown to anybody", (key) => {
    const { body } = endpoints[key] as { body: z.ZodObject | z.ZodOptional<z.ZodObject> };
    const { shape } = "unwrap" in body ? body.unwrap() : body;

    const takes = (field: string) => LYING.some((text) => shape[field]?.safeParse(text).success);
    expect(Object.keys(shape).filter((field) => takes(field) && !NEVER_SHOWN.includes(field))).toEqual([]);
  });
});

describe("a password", () => {
  const { password } = endpoints["POST /verify-otp-login"].body.shape;

  it("is kept in one composition of its letters, and otherwise as it was typed", () => {
    expect(password.parse(" Cafe\u0301 \ufb01 1! ")).toBe(" Caf\u00e9 \ufb01 1! ");
  });

  it("is as long as it is when composed", () => {
    expect(password.safeParse("e\u0301".repeat(128)).success).toBe(true);
    expect(password.safeParse("e\u0301".repeat(129)).success).toBe(false);
    expect(password.safeParse("").success).toBe(false);
  });

  it("is as long as its letters, in however many characters they are written, and is not put in order beyond that", () => {
    const start = process.cpuUsage();

    expect(password.parse("\u03b1\u0313\u0300\u0345".repeat(128))).toBe("\u1f82".repeat(128));
    expect(password.safeParse("\u0300\u0316".repeat(40_000)).success).toBe(false);
    expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  });
});

describe("an address", () => {
  const { email } = endpoints["POST /send-otp"].body.shape;

  it("is kept in small letters, without blanks around it", () => {
    expect(email.parse("  Ada.Lind+bank@Example.COM ")).toBe("ada.lind+bank@example.com");
  });

  it.each([
    "a@x.io\r\nBcc: evil@x.io",
    "a@x.io,b@x.io",
    "a@x.io b@x.io",
    '"a"@x.io',
    "a@x",
    "@x.io",
    "a@",
    "a",
    "a@x..io",
    `${"a".repeat(250)}@x.io`,
  ])("is exactly one plain one: not %j", (text) => {
    expect(email.safeParse(text).success).toBe(false);
  });

  it("W15 is refused quickly, however long", () => {
    const start = process.cpuUsage();
    for (const text of ["a".repeat(100_000), "a@".repeat(50_000), `a@${"a.".repeat(50_000)}`]) email.safeParse(text);

    // Backtracking would take minutes.
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  });
});

describe("the refusals", () => {
  it.each(Object.keys(REFUSALS))("%s is a code that others know too", (code) => {
    expect(isRefusalCode(code)).toBe(true);
  });

  it.each(["constructor", "__proto__", "toString", "", null, 5])("%p is no code", (code) => {
    expect(isRefusalCode(code)).toBe(false);
  });
});
