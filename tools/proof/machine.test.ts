import { describeCommit } from "./machine";

it.each([
  ["", "0a1b2c3"],
  [" M api/src/app.ts", "0a1b2c3 with uncommitted changes"],
])("names the commit of a clone that differs from it by '%s'", (changes, told) => {
  const git = (command: string) => (command === "status" ? changes : "0a1b2c3");

  expect(describeCommit(git)).toBe(told);
});
