import { Link, useMessages, usePageTitle, useSearchParams } from "@lintel/portal";
import { announce, Button, LinkButton, TextField } from "@lintel/shared-ui";
import { Accordion } from "@lintel/shared-ui/public";
import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { ClosingBand } from "../components/closing-band";
import { Actions, Section, SectionTitle, Split } from "../components/section";
import { StoryHero } from "../components/story-hero";
import { messages as topMessages } from "../components/top-questions/messages";
import { useCopy } from "../lib/use-copy";
import { useEarlyEntry } from "../lib/use-early-entry";
import { useHydrated } from "../lib/use-hydrated";
import { messages as ownMessages } from "./messages";
import { matchingGroups, questionGroups } from "./question-groups";

export const messages = [ownMessages, topMessages];

const SEARCH = "q";
/** It stands in the address, and a server answers none that is too long for it. */
const SEARCH_MAX_LENGTH = 100;
/** Safari takes a hundred addresses in half a minute, and refuses the next. */
const TYPING_PAUSE_MS = 200;
const ANNOUNCE_AFTER_MS = 400;

const SearchPlace = styled(Section)`
  padding-top: 0;
  > div {
    max-width: 560px;
  }
  p {
    margin-top: 8px;
    min-height: 1.4em;
    color: var(--text-muted);
    font: var(--type-caption);
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Nothing = styled(Section)`
  display: grid;
  gap: 16px;
  p {
    color: var(--text-muted);
  }
`;

export default function FaqsPage() {
  const copy = useCopy(ownMessages);
  const t = useMessages(ownMessages);
  const first = useCopy(topMessages);
  const isHydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  usePageTitle(copy("title"));

  const told = params.get(SEARCH) ?? "";
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  // What was typed has been told, or the address changed under the field.
  if (typed && typed.over !== told) setTyped(null);
  // The prerendered page is the same for every search.
  const search = typed?.text ?? (isHydrated ? told : "");
  const field = useEarlyEntry<HTMLInputElement>(search, ({ value }) => handleSearch(value));
  const searched = useDeferredValue(search);
  const groups = matchingGroups(questionGroups(copy, first), searched);
  const count = groups.reduce((sum, group) => sum + group.questions.length, 0);

  const tell = useEffectEvent((text: string) => {
    if (text === told) return;
    // Drawn at once: a key that comes before it would be taken for one typed over the address before, and be lost.
    flushSync(() => setParams(text === "" ? {} : { [SEARCH]: text }, { replace: true }));
  });
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => tell(typed.text), typed.text === "" ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // The number stands there with every key; said as often, it would be heard for words that are only half typed.
  const sayCount = useEffectEvent(() => announce(t("found", { count })));
  useEffect(() => {
    if (searched === "") return;
    const timer = setTimeout(() => sayCount(), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [searched]);

  function handleSearch(text: string) {
    setTyped({ text, over: told });
  }

  /** The button that clears goes away with what was not found. */
  function clear() {
    handleSearch("");
    field.current?.focus();
  }

  return (
    <>
      <StoryHero heading={copy("heading")} lead={copy("lead")} />
      {/* By its role: some of the browsers we serve do not know the element of that name. */}
      <SearchPlace role="search">
        <div>
          <TextField
            ref={field}
            type="search"
            label={copy("search")}
            value={search}
            autoComplete="off"
            maxLength={SEARCH_MAX_LENGTH}
            onChange={(event) => handleSearch(event.target.value)}
          />
        </div>
        <p>{search !== "" && t("found", { count })}</p>
      </SearchPlace>
      {groups.map((group) => (
        <Split key={group.id} id={group.id}>
          <SectionTitle>{group.title}</SectionTitle>
          <Accordion name="questions" items={group.questions} />
        </Split>
      ))}
      {groups.length === 0 && (
        <Nothing>
          <h2>{copy("nothingFound")}</h2>
          <p>{copy("nothingFoundHelp")}</p>
          <Actions>
            <Button variant="secondary" onClick={clear}>
              {copy("searchClear")}
            </Button>
            <LinkButton component={Link} to="/contact">
              {copy("askUs")}
            </LinkButton>
          </Actions>
        </Nothing>
      )}
      <ClosingBand />
    </>
  );
}
