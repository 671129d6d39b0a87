import { usePageTitle } from "@lintel/portal";
import { ClosingBand } from "../components/closing-band";
import { OpeningEnd } from "../components/opening-end";
import { messages as topMessages } from "../components/top-questions/messages";
import { useCopy } from "../lib/use-copy";
import { AccountCards } from "./account-cards";
import { Benefits } from "./benefits";
import { Facts } from "./facts";
import { FirstQuestions } from "./first-questions";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { messages as ownMessages } from "./messages";
import { Services } from "./services";

export const messages = [ownMessages, topMessages];

export default function HomePage() {
  const copy = useCopy(ownMessages);
  usePageTitle(copy("title"));

  return (
    <>
      <Hero />
      <OpeningEnd />
      <Facts />
      <Benefits />
      <HowItWorks />
      <AccountCards />
      <Services />
      <FirstQuestions />
      <ClosingBand />
    </>
  );
}
