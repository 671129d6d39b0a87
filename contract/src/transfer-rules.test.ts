import { REFUSALS } from "./refusals";
import { namesOtherBank, type TransferDraft, transferProblem } from "./transfer-rules";

const DRAFT: TransferDraft = {
  account_id: "a",
  recipient_account: "1234567890",
  amount: "12.50",
  bank_name: "Chase",
  routing_number: "021000021",
  swift_code: "CHASUS33",
};

function textOf(changes: Partial<TransferDraft>, toOtherBank = true) {
  const problem = transferProblem({ ...DRAFT, ...changes }, toOtherBank);
  return problem && REFUSALS[problem].text;
}

describe("the rules of a transfer", () => {
  it("find nothing wrong with a complete one", () => {
    expect(textOf({})).toBeNull();
    expect(textOf({ bank_name: "", routing_number: "", swift_code: "" }, false)).toBeNull();
    expect(textOf({ amount: "0.01" })).toBeNull();
  });

  it.each<[string, Partial<TransferDraft>]>([
    ["Please fill all required fields.", { account_id: "" }],
    ["Please fill all required fields.", { recipient_account: "  " }],
    ["Please fill all required fields.", { amount: "" }],
    ["Please provide the bank name and routing number for other bank transfers.", { bank_name: "" }],
    ["Please provide the bank name and routing number for other bank transfers.", { routing_number: " " }],
    ["SWIFT code is required for international transfers.", { swift_code: "" }],
    ["SWIFT code must be 8 or 11 characters long.", { swift_code: "CHASUS3" }],
    ["SWIFT code must be 8 or 11 characters long.", { swift_code: "CHASUS33XXXX" }],
    ["Amount must be greater than 0.", { amount: "0" }],
    ["Amount must be greater than 0.", { amount: "-5" }],
    ["Amount must be greater than 0.", { amount: "0.001" }],
    ["Amount must be greater than 0.", { amount: "twelve" }],
  ])("say %j for %j", (text, changes) => {
    expect(textOf(changes)).toBe(text);
  });

  it.each(["CHASUS33", "CHASUS33X", "CHASUS33XX", "CHASUS33XXX", " CHASUS33XXX "])(
    "look at a SWIFT code's length alone: %s",
    (swift_code) => {
      expect(textOf({ swift_code })).toBeNull();
    },
  );

  it("are told in their order, one at a time", () => {
    const wrong: Partial<TransferDraft> = { account_id: "", bank_name: "", swift_code: "", amount: "0" };
    const told: (string | null)[] = [];

    told.push(textOf(wrong));
    told.push(textOf({ ...wrong, account_id: "a" }));
    told.push(textOf({ ...wrong, account_id: "a", bank_name: "Chase" }));
    told.push(textOf({ ...wrong, account_id: "a", bank_name: "Chase", swift_code: "X" }));
    told.push(textOf({ amount: "0" }));

    expect(told).toEqual([
      "Please fill all required fields.",
      "Please provide the bank name and routing number for other bank transfers.",
      "SWIFT code is required for international transfers.",
      "SWIFT code must be 8 or 11 characters long.",
      "Amount must be greater than 0.",
    ]);
  });

  it("ask for no bank within the bank", () => {
    expect(textOf({ bank_name: "", routing_number: "", swift_code: "", amount: "0" }, false)).toBe(
      "Amount must be greater than 0.",
    );
  });
});

describe("another bank", () => {
  const nothing = { bank_name: "", routing_number: " ", swift_code: "" };

  it.each(["bank_name", "routing_number", "swift_code"])("is named by its %s alone, and by no blank", (detail) => {
    expect(namesOtherBank(nothing)).toBe(false);
    expect(namesOtherBank({ ...nothing, [detail]: "X" })).toBe(true);
  });
});
