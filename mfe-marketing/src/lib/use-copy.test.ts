import { messages as layout } from "../components/layout/messages";
import { messages as questions } from "../components/top-questions/messages";
import { copyIn, type Words } from "./use-copy";

it("reads any catalogue that has what somebody asks for", () => {
  const words: Words<"question1", "question"> = copyIn(questions, "en");

  expect(words.series("question", "Answer")[0]?.[0]).toBe(words("question1"));
});

it("takes no catalogue that lacks it, and knows a key that a catalogue has not", () => {
  const copy = copyIn(layout, "en");
  // @ts-expect-error: what stands around a page asks no questions.
  const words: Words<"signIn", "question"> = copy;

  expect(words("signIn")).toBe("Sign in");
  // @ts-expect-error: nor does it say this.
  expect(copy("noSuchSentence")).toBe("noSuchSentence");
});

it("finds nothing of a series that only other catalogues have", () => {
  expect(copyIn(layout, "en").seriesIfAny("question", "Answer")).toEqual([]);
  expect(copyIn(questions, "en").seriesIfAny("question", "Answer")).not.toEqual([]);
});
