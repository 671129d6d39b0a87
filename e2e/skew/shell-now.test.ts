import { expect } from "../harness/bank";
import { test, testPairs } from "./pairs";
import { Smoke } from "./smoke";

testPairs("now");

test("negative control: a broken release is noticed", async ({ page, bank, shelf }) => {
  await shelf.putBrokenBanking();
  try {
    const smoke = new Smoke(page, bank, null);
    await smoke.publicPage();
    const customer = await smoke.login();
    await expect(smoke.balance(customer)).rejects.toThrow();
  } finally {
    await shelf.put("mfe-banking", "now");
  }
});
