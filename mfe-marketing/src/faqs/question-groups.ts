import { matches } from "@lintel/shared-ui/matches";
import type top from "../components/top-questions/languages/en";
import type { Copy } from "../lib/use-copy";
import type en from "./languages/en";

interface QuestionGroup {
  id: string;
  title: string;
  /** Question and answer. */
  questions: readonly string[][];
}

/** Every question of the bank, each once: those people ask first stand in the groups they belong to. */
export function questionGroups(copy: Copy<typeof en>, first: Copy<typeof top>): readonly QuestionGroup[] {
  const asked = first.series("question", "Answer");
  const named = (...numbers: number[]) => numbers.flatMap((number) => asked.slice(number - 1, number));

  return [
    {
      id: "accounts",
      title: copy("groupAccounts"),
      questions: [...named(1, 2, 7), ...copy.series("accounts", "Answer")],
    },
    { id: "cards", title: copy("groupCards"), questions: [...named(3), ...copy.series("cards", "Answer")] },
    { id: "transfers", title: copy("groupTransfers"), questions: [...named(6), ...copy.series("transfers", "Answer")] },
    { id: "loans", title: copy("groupLoans"), questions: [...named(8), ...copy.series("loans", "Answer")] },
    { id: "security", title: copy("groupSecurity"), questions: [...named(4, 5), ...copy.series("security", "Answer")] },
    { id: "support", title: copy("groupSupport"), questions: copy.series("support", "Answer") },
  ];
}

/** The groups with what matches every word of the search, wherever in question or answer it stands. */
export function matchingGroups(groups: readonly QuestionGroup[], search: string): readonly QuestionGroup[] {
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((texts) => matches(texts.join(" "), search)) }))
    .filter((group) => group.questions.length > 0);
}
