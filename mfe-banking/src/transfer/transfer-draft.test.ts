import { accountAsTyped, EMPTY_DRAFT, swiftAsTyped, swiftParts, transferBody, withMode } from "./transfer-draft";

const filled = {
  ...EMPTY_DRAFT,
  mode: "other-bank" as const,
  account_id: "a1",
  recipient_account: "4021 7754 0931",
  amount: " 12.50 ",
  bank_name: "Chase",
  routing_number: "021000021",
  swift_code: "CHASUS33",
  description: "  ",
};

it("clears the bank, the routing number and the SWIFT code when the mode changes, and nothing else", () => {
  expect(withMode(filled, "same-bank")).toEqual({
    ...filled,
    mode: "same-bank",
    bank_name: "",
    routing_number: "",
    swift_code: "",
  });
});

it("sends no details of another bank with a transfer inside this one", () => {
  expect(transferBody({ ...filled, mode: "same-bank" })).toMatchObject({
    bank_name: null,
    routing_number: null,
    swift_code: null,
  });
});

it("sends the account number without the spaces people type, and an empty description as none", () => {
  expect(transferBody(filled)).toMatchObject({ recipient_account: "402177540931", amount: "12.50", description: null });
});

it.each([
  ["MT84 MALT 0110 0001 2345 MTLC AST0 01S", "MT84MALT011000012345MTLCAST001S"],
  ["QA58 DOHB 0000 1234 5678 90AB CDEF G", "QA58DOHB00001234567890ABCDEFG"],
  ["GB29-NWBK-6016-1331-9268-19", "GB29NWBK60161331926819"],
  ["４０２１　７７５４　０９３１", "402177540931"],
  ["12345678901234567890123456789012345678", "1234567890123456789012345678901234"],
])("takes %s as far as the bank does, counting no spaces", (typed, sent) => {
  const taken = accountAsTyped(typed);

  expect(transferBody({ ...filled, recipient_account: taken, routing_number: taken })).toMatchObject({
    recipient_account: sent,
    routing_number: sent,
  });
});

it("lets a number be typed with the spaces that stand on paper", () => {
  expect(accountAsTyped("4021 ")).toBe("4021 ");
  expect(accountAsTyped("4021 7754 0931")).toBe("4021 7754 0931");
});

it("writes a SWIFT code in capitals and cuts it to eleven", () => {
  expect(swiftAsTyped("bofa us3n xxx99")).toBe("BOFAUS3NXXX");
});

it("reads a SWIFT code as bank, country, place and branch, as far as it is typed", () => {
  const texts = (code: string) => swiftParts(code).map(({ text, missing }) => text + "·".repeat(missing));

  expect(texts("DEUTDEFF500")).toEqual(["DEUT", "DE", "FF", "500"]);
  expect(texts("BOFAUS3N")).toEqual(["BOFA", "US", "3N", "···"]);
  expect(texts("BOF")).toEqual(["BOF·", "··", "··", "···"]);
  expect(texts("")).toEqual(["····", "··", "··", "···"]);
});
