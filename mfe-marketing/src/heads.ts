import { BRAND } from "@lintel/contract";
import type { Locale, MessageSet, Messages } from "@lintel/portal";
import { messages as aboutUs } from "./about-us/messages";
import { messages as accounts } from "./accounts/messages";
import { messages as cards } from "./cards/messages";
import { messages as careers } from "./careers/messages";
import { messages as checking } from "./checking/messages";
import { messages as layout } from "./components/layout/messages";
import { messages as topQuestions } from "./components/top-questions/messages";
import { messages as contact } from "./contact/messages";
import { messages as creditCard } from "./credit-card/messages";
import { messages as debitCard } from "./debit-card/messages";
import { messages as educationalLoan } from "./educational-loan/messages";
import { messages as faqs } from "./faqs/messages";
import { questionGroups } from "./faqs/question-groups";
import { messages as home } from "./home/messages";
import { messages as homeLoan } from "./home-loan/messages";
import { copyIn, type Words } from "./lib/use-copy";
import { messages as loans } from "./loans/messages";
import { messages as personalLoan } from "./personal-loan/messages";
import { messages as privacyPolicy } from "./privacy-policy/messages";
import { messages as savings } from "./savings/messages";
import { messages as terms } from "./terms/messages";

/** What stands in a page's head. The prerender asks for it; nothing here is in the pages' own code. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  /** JSON-LD objects. "{origin}" stands for the address the site is served at, "{phone}" and the like for its configuration. */
  readonly structuredData: readonly object[];
}

type Titled = Messages & { readonly title: string; readonly description: string };
type Parent = "accounts" | "cards" | "loans";

interface HeadSource {
  readonly load: (locale: Locale) => Promise<void>;
  readonly copyIn: (locale: Locale) => Words<"title" | "description">;
  readonly parent?: Parent;
}

const SOURCES: Readonly<Record<string, HeadSource>> = {
  "/": source(home),
  "/accounts": source(accounts),
  "/accounts/checking": source(checking, "accounts"),
  "/accounts/savings": source(savings, "accounts"),
  "/cards": source(cards),
  "/cards/debit": source(debitCard, "cards"),
  "/cards/credit": source(creditCard, "cards"),
  "/loans": source(loans),
  "/loans/home-loan": source(homeLoan, "loans"),
  "/loans/personal-loan": source(personalLoan, "loans"),
  "/loans/educational-loan": source(educationalLoan, "loans"),
  "/about-us": source(aboutUs),
  "/careers": source(careers),
  "/faqs": source(faqs),
  "/privacy-policy": source(privacyPolicy),
  "/terms-and-condition": source(terms),
  "/contact": source(contact),
};

function source<English extends Titled>(messages: MessageSet<English>, parent?: Parent): HeadSource {
  return { load: messages.load, copyIn: (locale) => copyIn(messages, locale), ...(parent && { parent }) };
}

export const HEAD_PATHS: readonly string[] = Object.keys(SOURCES);

export async function headOf(path: string, locale: Locale): Promise<PageHead | null> {
  const found = SOURCES[path];
  if (!found) return null;
  const needed = [found, home, layout, faqs, topQuestions];
  await Promise.all(needed.map((messages) => messages.load(locale)));

  const copy = found.copyIn(locale);
  const title = copy("title");
  return {
    title: `${title} · ${BRAND.name}`,
    description: copy("description"),
    structuredData: [
      ...(path === "/"
        ? [bank(copyIn(home, locale)("description"))]
        : [breadcrumbs(path, title, found.parent, locale)]),
      ...questionsOf(path, locale, copy),
    ],
  };
}

function bank(description: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BankOrCreditUnion",
    name: BRAND.name,
    url: "{origin}/",
    logo: "{origin}/favicon.svg",
    description,
    telephone: "{phone}",
    email: "{email}",
    address: "{address}",
    openingHours: "Mo-Su 00:00-24:00",
    currenciesAccepted: "USD",
  };
}

function breadcrumbs(path: string, title: string, parent: Parent | undefined, locale: Locale): object {
  const labels = copyIn(layout, locale);
  const trail = [
    { name: labels("home"), path: "/" },
    ...(parent ? [{ name: labels(parent), path: `/${parent}` }] : []),
    { name: title, path },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      item: `{origin}${item.path}`,
    })),
  };
}

function questionsOf(path: string, locale: Locale, copy: Words<"title">): object[] {
  const questions =
    path === "/faqs"
      ? questionGroups(copyIn(faqs, locale), copyIn(topQuestions, locale)).flatMap((group) => group.questions)
      : path === "/"
        ? copyIn(topQuestions, locale).series("question", "Answer")
        : copy.seriesIfAny("question", "Answer");
  if (questions.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(([question, answer]) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
