import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Kredyt gotówkowy",
  description:
    "Kredyt gotówkowy od {personalLoanMin} do {personalLoanMax}, decyzja w ciągu {personalLoanApproval} godzin. Oblicz ratę miesięczną przy stawce, którą ustawisz.",
  heading: "Jedna suma, jeden plan, jedna data końca.",
  lead: "Od {personalLoanMin} do {personalLoanMax} na samochód, przeprowadzkę albo kilka połączonych długów. Odpowiadamy w ciągu {personalLoanApproval} godzin.",
  action: "Zapytaj o kredyt gotówkowy",
  glance1: "Kwota",
  glance1Value: "Od {personalLoanMin} do {personalLoanMax}",
  glance2: "Decyzja",
  glance2Value: "W ciągu {personalLoanApproval} godzin",
  glance3: "Spłata",
  glance3Value: "Równe kwoty miesięczne",
  glance4: "Wypłata na",
  glance4Value: "Twoje konto osobiste",
  part1: "Dla kogo",
  part1Text:
    "Dla osób z planem i regularnym dochodem. Rata jest co miesiąc taka sama, a kredyt ma ostatni dzień, czego karta kredytowa nie ma. Przy wydatku do spłacenia w kilka tygodni karta może być tańsza.",
  part2: "Łączenie długów",
  part2Text:
    "Kilka sald o różnych stawkach trudno śledzić. Zsumuj je, wpisz sumę z jedną stawką do kalkulatora i porównaj odsetki z tym, co płacisz teraz. Jeśli wynik nie jest lepszy, nie rób tego.",
  part3: "Na co patrzymy",
  part3Text:
    "Na dochód, koszty stałe i to, co już co miesiąc spłacasz. Utrzymaj nową ratę na poziomie, który udźwigniesz także w gorszym miesiącu.",
  stepsTitle: "Jak złożyć wniosek",
  step1: "Oblicz ratę",
  step1Text: "Wybierz kwotę między {personalLoanMin} a {personalLoanMax} oraz okres.",
  step2: "Napisz do nas",
  step2Text: "Podaj kwotę, okres i cel. Odpowiadamy w ciągu {personalLoanApproval} godzin.",
  step3: "Przyjmij i odbierz",
  step3Text: "Przeczytaj ofertę, podpisz ją, a suma trafi na konto osobiste.",
  question1: "Jaka jest najmniejsza kwota?",
  question1Answer:
    "{personalLoanMin}. Przy mniejszej odkładanie przez kilka miesięcy zwykle kosztuje mniej niż pożyczanie.",
  question2: "Czy muszę mówić, na co są pieniądze?",
  question2Answer: "Tak, w kilku słowach. Dzięki temu powiemy, czy inny kredyt byłby lepszy.",
  question3: "Czy pytanie wpływa na ocenę kredytową?",
  question3Answer: "Pytanie nie. Uprzedzamy, zanim złożymy zapytanie, które widzą inni.",
} satisfies Catalogue<typeof english>;
