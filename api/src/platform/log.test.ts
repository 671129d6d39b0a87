import { describeError } from "./log";

it("tells of an error what kind it is and where it came from, and neither its message nor a code that quotes somebody", () => {
  const quoting = Object.assign(new TypeError("No such name:\nada@example.com"), { code: "ada@example.com" });
  const named = Object.assign(new Error("Refused: ada@example.com"), { code: "ECONNREFUSED" });

  expect(describeError(quoting)).toEqual({ type: "TypeError", at: expect.any(Array) });
  expect(describeError(named)).toEqual({ type: "Error", code: "ECONNREFUSED", at: expect.any(Array) });
  expect(JSON.stringify([quoting, named].map(describeError))).not.toContain("ada@");
});
