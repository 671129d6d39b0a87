import { createBank, type TestBank } from "../../test/bank";

describe("the server", () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createBank();
  });
  afterAll(() => bank.close());

  it("is ready once the database is migrated", async () => {
    const response = await bank.app.inject("/api/readyz");

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "ready" });
  });

  it("asks a stranger to sign in", async () => {
    const { status, answer } = await bank.call("GET /accounts");

    expect(status).toBe(401);
    expect(answer.code).toBe("session_required");
  });

  it("describes every call of the contract", async () => {
    const response = await bank.app.inject("/api/openapi.json");

    expect(Object.keys(response.json().paths)).toContain("/transactions/transfer");
  });

  it.each([
    ["GET", "/api/nothing-here"],
    ["GET", "/api/accounts/1/nothing"],
    ["DELETE", "/api/accounts"],
    ["GET", "/api/%zz"],
    ["GET", "/nothing-here"],
    ["GET", `/api/transfers/${"x".repeat(200)}`],
    ["HEAD", "/api/accounts"],
    ["OPTIONS", "/api/accounts"],
  ] as const)("lets nobody keep the answer to %s %s", async (method, url) => {
    const response = await bank.app.inject({ method, url });

    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  });
});
