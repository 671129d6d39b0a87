import { messages as topMessages } from "../components/top-questions/messages";
import { copyIn } from "../lib/use-copy";
import { messages } from "./messages";
import { matchingGroups, questionGroups } from "./question-groups";

const groups = questionGroups(copyIn(messages, "en"), copyIn(topMessages, "en"));
const questionsIn = (found: typeof groups) => found.flatMap((group) => group.questions.map(([question]) => question));

it("holds every question once", () => {
  const all = questionsIn(groups);

  expect(all).toHaveLength(24);
  expect(new Set(all).size).toBe(24);
});

it("finds a question by a word of its answer", () => {
  expect(questionsIn(matchingGroups(groups, "asterisks"))).toEqual(["Why is my balance shown as asterisks?"]);
});

it("wants every word of a search, in any order and case", () => {
  const found = questionsIn(matchingGroups(groups, "fee OVERDRAFT"));

  expect(found).toEqual(["What does a checking account cost?"]);
});

it("shows everything for an empty search and nothing for a word that is nowhere", () => {
  expect(questionsIn(matchingGroups(groups, "  "))).toHaveLength(24);
  expect(matchingGroups(groups, "zeppelin")).toEqual([]);
});
