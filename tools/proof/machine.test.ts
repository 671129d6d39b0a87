import { describeCommit } from "./machine";

it.each([
  ["", "0a1b2c3"],
  [" M api/src/app.ts", "0a1b2c3 with uncommitted changes"],
])("names the commit of a clone that differs from it by '%s'", (changes, told) => {
  const git = (command: string) => (command === "status" ? changes : "0a1b2c3");

  expect(describeCommit(git)).toBe(told);
});

it("says that it knows no commit where there is no git or no clone, and ends nothing over it", () => {
  const git = () => {
    throw new Error("spawnSync git ENOENT");
  };

  expect(describeCommit(git)).toBe("unknown, without git or a clone");
});
