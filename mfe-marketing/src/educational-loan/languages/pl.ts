import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Kredyt studencki",
  description:
    "Kredyt na czesne, książki i koszty życia. Zobacz, ile kosztowałaby spłata każdego roku nauki, przy stawce, którą ustawisz.",
  heading: "Płać za naukę, nie za zmartwienie.",
  lead: "Na czesne, książki i pokój blisko uczelni. Wypłacany semestrami, żeby pożyczać pieniądze na rok, gdy rok się zaczyna, nie wcześniej.",
  action: "Zapytaj o kredyt studencki",
  glance1: "Cel",
  glance1Value: "Czesne, książki, koszty życia",
  glance2: "Kwota",
  glance2Value: "Według kosztu nauki",
  glance3: "Wypłata",
  glance3Value: "Semestr po semestrze",
  glance4: "Spłata",
  glance4Value: "Co miesiąc, z konta osobistego",
  part1: "Dla kogo",
  part1Text:
    "Dla studentów uczelni i szkół zawodowych oraz dla dorosłych, którzy wracają do nauki. Rodzic lub inna dorosła osoba może pożyczyć razem z Tobą.",
  part2: "Pożycz mniej, niż możesz",
  part2Text:
    "Najpierw policz stypendia i własne zarobki, potem pożycz resztę. W kalkulatorze porównaj jeden rok ze wszystkimi: odsetki od pieniędzy, które jeszcze nie były potrzebne, to koszt najłatwiejszy do uniknięcia.",
  part3: "Czego potrzebujesz",
  part3Text:
    "Decyzji o przyjęciu, cennika uczelni i wyobrażenia o miesięcznych kosztach. Później zaświadczenia o nauce przed każdą wypłatą.",
  stepsTitle: "Jak złożyć wniosek",
  step1: "Zsumuj koszty nauki",
  step1Text: "Czesne, książki, czynsz, dojazdy. Odejmij to, co masz.",
  step2: "Napisz do nas",
  step2Text: "Podaj kwotę, czas nauki i uczelnię. Powiemy, jakich dokumentów potrzebujemy.",
  step3: "Zacznij semestr",
  step3Text: "Każda wypłata trafia na konto osobiste przed początkiem semestru.",
  question1: "Kiedy zaczyna się spłata?",
  question1Answer: "Oferta podaje datę. Poproś o taką, która pasuje do końca nauki.",
  question2: "Czy mogę z nim studiować za granicą?",
  question2Answer: "Tak. Uczelni płacisz przelewem międzynarodowym z bankowości internetowej, z jej kodem SWIFT.",
  question3: "A jeśli przerwę naukę wcześniej?",
  question3Answer: "Powiedz nam. Dalsze wypłaty zostają wstrzymane, a spłacasz to, co wpłynęło.",
} satisfies Catalogue<typeof english>;
