import { safePath } from "./remembered-path";

const ORIGIN = "https://lintel.example";

describe("W4 the remembered path", () => {
  it("keeps a signed-in path with its search and its hash", () => {
    expect(safePath("/online-banking/transactions?q=TX-1#top", ORIGIN)).toBe("/online-banking/transactions?q=TX-1#top");
    expect(safePath("/online-banking", ORIGIN)).toBe("/online-banking");
  });

  it.each([
    "//evil.example/online-banking",
    "/\\evil.example/online-banking",
    "https://evil.example/online-banking",
    "javascript:alert(1)",
    "/online-banking/../..//evil.example",
    "/online-banking/\\evil.example",
    "/online-banking//evil.example",
    "/online-banking/transfer\\dashboard",
    "/online-banking/\u0000",
    "/online-bankings",
    "/login",
    "",
  ])("refuses %j, which is not a signed-in path of ours", (stored) => {
    expect(safePath(stored, ORIGIN)).toBeNull();
  });
});
