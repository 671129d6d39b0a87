import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Kredyty",
  description:
    "Kredyty mieszkaniowe do {homeLoanMaxYears} lat, gotówkowe od {personalLoanMin} do {personalLoanMax}, studenckie. Oblicz ratę, zanim z nami porozmawiasz.",
  heading: "Pożyczaj z wyliczeniem przed oczami.",
  lead: "Trzy kredyty, każdy na jeden cel. Najpierw wypróbuj ratę, potem powiedz, czego potrzebujesz. Żadna stawka nie kryje się za formularzem: ustawiasz ją samodzielnie, aż złożymy ofertę.",
  compareTitle: "Który kredyt na co",
  compareLoan: "Kredyt",
  compareFor: "Na",
  compareAmount: "Kwota",
  compareTerm: "Okres",
  loan1: "Kredyt mieszkaniowy",
  loan1For: "Kupno, budowa lub remont domu",
  loan1Amount: "Według wartości domu",
  loan1Term: "Do {homeLoanMaxYears} lat",
  loan2: "Kredyt gotówkowy",
  loan2For: "Samochód, przeprowadzka, połączone długi",
  loan2Amount: "Od {personalLoanMin} do {personalLoanMax}",
  loan2Term: "Uzgadniany z Tobą",
  loan3: "Kredyt studencki",
  loan3For: "Czesne, książki, koszty życia",
  loan3Amount: "Według kosztu nauki",
  loan3Term: "Uzgadniany z Tobą",
  part1: "Jak decydujemy",
  part1Text:
    "Patrzymy, ile zarabiasz, co już spłacasz i na co jest kredyt. O kredycie gotówkowym odpowiadamy w ciągu {personalLoanApproval} godzin. Mieszkaniowy i studencki trwają dłużej, bo są dokumenty do przeczytania.",
  part2: "Co zawiera oferta",
  part2Text:
    "Kwotę, okres, oprocentowanie roczne, ratę miesięczną i sumę do spłaty. Nic nie jest należne, dopóki jej nie przyjmiesz na piśmie.",
  part3: "Gdy spłata staje się trudna",
  part3Text: "Napisz lub zadzwoń przed terminem płatności. Wolimy zmienić plan razem niż gonić za zaległą ratą.",
  stepsTitle: "Od pytania do kredytu",
  step1: "Wypróbuj wyliczenie",
  step1Text: "Każda strona kredytu ma kalkulator. Zmieniaj kwotę, okres i stawkę, aż rata zmieści się w miesiącu.",
  step2: "Opowiedz o tym",
  step2Text: "Napisz przez stronę kontaktową: kwota, okres, cel.",
  step3: "Przeczytaj ofertę",
  step3Text: "Nie spiesz się. Po jej przyjęciu pieniądze trafiają na konto osobiste.",
  question1: "Dlaczego muszę wpisać stawkę?",
  question1Answer:
    "Bo Twoja zależy od Ciebie i od kredytu. Reklamowana stawka, którą dostaje niewielu, tylko wprowadzałaby w błąd.",
  question2: "Czy potrzebuję u was konta?",
  question2Answer: "Tak, osobistego, żeby wypłacić kredyt i pobierać raty. Nie ma opłaty miesięcznej.",
  question3: "Czy mogę spłacić wcześniej?",
  question3Answer:
    "Można o to poprosić w każdej chwili. Oferta podaje, jak liczy się wcześniejszą spłatę, zanim ją przyjmiesz.",
  askAboutLoan: "Zapytaj o kredyt",
  viewHomeLoan: "Zobacz kredyt mieszkaniowy",
  viewPersonalLoan: "Zobacz kredyt gotówkowy",
  viewEducationalLoan: "Zobacz kredyt studencki",
} satisfies Catalogue<typeof english>;
