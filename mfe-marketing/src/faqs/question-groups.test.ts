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

it("finds accented words by plain ones", () => {
  const french = [{ id: "loans", title: "Prêts", questions: [["Combien dure un prêt ?", "Trente ans."]] }];

  expect(matchingGroups(french, "pret")).toHaveLength(1);
});

it.each([
  ["wplata", "Wpłata"],
  ["schliessen", "schließen"],
  ["l'oeil", "l’œil"],
  ["bill’s", "the bill's number"],
])("finds what is written with other keys than %s", (search, text) => {
  const one = [{ id: "accounts", title: "", questions: [[text, ""]] }];

  expect(matchingGroups(one, search)).toHaveLength(1);
});

it("shows everything for an empty search and nothing for a word that is nowhere", () => {
  expect(questionsIn(matchingGroups(groups, "  "))).toHaveLength(24);
  expect(matchingGroups(groups, "zeppelin")).toEqual([]);
});
