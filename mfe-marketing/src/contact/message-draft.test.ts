import { changed, draftProblems } from "./message-draft";

const good = { name: "Amara Okafor", email: "amara@example.com", message: "Hello" };

it("finds nothing wrong with a whole message", () => {
  expect(draftProblems(good)).toEqual({});
  expect(draftProblems({ ...good, email: " amara@example.com " })).toEqual({});
});

it("names each missing part", () => {
  expect(draftProblems({ name: " ", email: " ", message: "\n" })).toEqual({
    name: "nameMissing",
    email: "emailMissing",
    message: "messageMissing",
  });
});

it.each(["amara", "amara@", "@example.com", "amara@example", "a b@example.com", "a@b.c, d@e.fr"])(
  "does not take %j for an address",
  (email) => {
    expect(draftProblems({ ...good, email })).toEqual({ email: "emailWrong" });
  },
);

it("takes an address as long as mail is brought to, and none that is longer", () => {
  const ofLength = (length: number) => `a@${"b".repeat(length - 5)}.cd`;

  expect(draftProblems({ ...good, email: ofLength(254) })).toEqual({});
  expect(draftProblems({ ...good, email: ofLength(255) })).toEqual({ email: "emailWrong" });
});

it("answers a very long address at once", () => {
  const started = process.cpuUsage();

  expect(draftProblems({ ...good, email: `${"a@".repeat(50_000)}x` })).toEqual({ email: "emailWrong" });
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});

it("keeps a message under the bank's limit", () => {
  expect(draftProblems({ ...good, message: "x".repeat(4_000) })).toEqual({});
  expect(draftProblems({ ...good, message: "x".repeat(4_001) })).toEqual({ message: "messageLong" });
});

it("keeps nothing of pasted text that cannot be seen, and every line of a message", () => {
  expect(changed(good, "email", "\u202aamara@example.com\u202c").email).toBe("amara@example.com");
  expect(changed(good, "name", "Amara\u200b Okafor\n").name).toBe("Amara Okafor ");
  expect(changed(good, "message", "Do you lend\u00ad?\n\nFor boats\ufeff").message).toBe("Do you lend?\n\nFor boats");
});
