import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Karta kredytowa",
  description:
    "Karta kredytowa z RRSO od {creditCardApr} i oceną kredytową co najmniej {creditCardMinimumScore}. Wydanie {cardIssuanceFee}, dostawa w {creditCardDelivery} dni roboczych.",
  heading: "Pożycz na chwilę, na przeczytanych warunkach.",
  lead: "Karta kredytowa na wydatki, które przychodzą przed pieniędzmi. RRSO zaczyna się od {creditCardApr}, a warunki są na tej stronie.",
  action: "Złóż wniosek o kartę kredytową",
  glance1: "RRSO",
  glance1Value: "Od {creditCardApr}",
  glance2: "Minimalna ocena kredytowa",
  glance2Value: "{creditCardMinimumScore}",
  glance3: "Opłata za wydanie",
  glance3Value: "{cardIssuanceFee}, jednorazowo",
  glance4: "Dostawa",
  glance4Value: "{creditCardDelivery} dni roboczych",
  part1: "Dla kogo",
  part1Text:
    "Dla osób, które spłacą w kilka tygodni i chcą mieć ten oddech: wcześnie kupiony lot, naprawa, kaucja, która wróci. Potrzebna jest ocena kredytowa co najmniej {creditCardMinimumScore}. Kto chce spłacać latami, niech najpierw spojrzy na kredyt gotówkowy.",
  part2: "Co tu znaczy RRSO",
  part2Text:
    "RRSO to roczny koszt pożyczania. Nasze zaczyna się od {creditCardApr}; Twoje jest w umowie, zanim ją przyjmiesz. Dla orientacji: saldo niespłacone przez miesiąc kosztuje około jednej dwunastej stawki rocznej.",
  part3: "W bankowości internetowej",
  part3Text:
    "Karta ma własną listę płatności. Możesz pokazać numer i kod zabezpieczający, odwrócić ją na ekranie i zniszczyć PIN-em, gdy zginie.",
  stepsTitle: "Jak złożyć wniosek",
  step1: "Sprawdź ocenę",
  step1Text:
    "Wymagamy {creditCardMinimumScore} lub więcej. Ocena na pulpicie jest poglądowa i nie pochodzi z biura informacji kredytowej.",
  step2: "Zamów w bankowości internetowej",
  step2Text: "„Karty”, „Zamów kartę”, „Kredytowa”. Potwierdź opłatę {cardIssuanceFee} PIN-em.",
  step3: "Odbierz",
  step3Text: "Plastik przychodzi w {creditCardDelivery} dni roboczych.",
  question1: "Dlaczego trwa to dłużej niż przy debetowej?",
  question1Answer:
    "Kartę kredytową sprawdza się, zanim powstanie. To kilka dni więcej: {creditCardDelivery} dni roboczych zamiast {debitCardDelivery}.",
  question2: "A jeśli moja ocena jest niższa niż {creditCardMinimumScore}?",
  question2Answer: "Karta debetowa nie ma minimalnej oceny. O kredytową można wystąpić później, gdy ocena wzrośnie.",
  question3: "Czy mogę przestać jej używać w każdej chwili?",
  question3Answer: "Tak. Zniszczenie karty od razu zatrzymuje nowe płatności. To, co pożyczone, pozostaje do spłaty.",
} satisfies Catalogue<typeof english>;
