import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Karta debetowa",
  description:
    "Karta debetowa do konta w {bank}. Wydanie {cardIssuanceFee}, dostawa w {debitCardDelivery} dni roboczych, od razu do użycia w bankowości internetowej.",
  heading: "Wydawaj to, co masz. Patrz, jak wychodzi.",
  lead: "Karta debetowa bierze prosto z konta. Bez pożyczania, bez odsetek, bez rozliczenia na koniec miesiąca.",
  action: "Zamów kartę debetową",
  glance1: "Opłata za wydanie",
  glance1Value: "{cardIssuanceFee}, jednorazowo",
  glance2: "Odsetki",
  glance2Value: "Brak, nic nie jest pożyczane",
  glance3: "Minimalna ocena kredytowa",
  glance3Value: "Brak",
  glance4: "Dostawa",
  glance4Value: "{debitCardDelivery} dni roboczych",
  part1: "Dla kogo",
  part1Text:
    "Dla każdego, kto ma konto w {bank}. Bez sprawdzania zdolności kredytowej. Dobra na codzienne wydatki, jako pierwsza karta i dla tych, którzy wolą, by zakup kończył się, gdy się kończy.",
  part2: "Co widać",
  part2Text:
    "Każda płatność widnieje przy karcie i na koncie, z kwotą, godziną i numerem referencyjnym do wyszukania. Pulpit sumuje miesiąc jako wpływy i wydatki.",
  part3: "Jak zachować bezpieczeństwo",
  part3Text:
    "Numer jest zakryty, dopóki go nie pokażesz, i znów się chowa po wyjściu ze strony. Jeśli karta zginie, zniszcz ją PIN-em. Od razu przestaje działać.",
  stepsTitle: "Jak ją dostać",
  step1: "Potrzebujesz konta",
  step1Text: "Zwykle osobiste. Otwiera je wpłata {checkingOpeningDeposit}.",
  step2: "Zamów w bankowości internetowej",
  step2Text: "„Karty” i „Zamów kartę”. Debetowa jest już wybrana. Potwierdź opłatę {cardIssuanceFee} PIN-em.",
  step3: "Poczekaj na plastik",
  step3Text: "Przychodzi w {debitCardDelivery} dni roboczych. Dane karty są na ekranie od pierwszej minuty.",
  question1: "Co, jeśli konto jest puste?",
  question1Answer:
    "Za płatność, która sprowadza konto osobiste poniżej zera, pobieramy opłatę za debet {overdraftFee}. Pilnuj salda na pulpicie.",
  question2: "Czy mogę ją zamówić do konta oszczędnościowego?",
  question2Answer:
    "Tak. Każda płatność liczy się jako wypłata, a tylko pierwsze {savingsFreeWithdrawals} w miesiącu jest bez kary.",
  question3: "Jak wymienić zgubioną kartę?",
  question3Answer: "Zniszcz starą i zamów nową. Opłata {cardIssuanceFee} dotyczy każdej karty.",
} satisfies Catalogue<typeof english>;
