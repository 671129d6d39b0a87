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
});
