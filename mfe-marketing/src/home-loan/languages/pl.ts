import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Kredyt mieszkaniowy",
  description:
    "Kredyt mieszkaniowy na okres do {homeLoanMaxYears} lat. Ustaw kwotę, okres i stawkę i zobacz, ile idzie na kapitał, a ile na odsetki.",
  heading: "Długi kredyt zasługuje na długie spojrzenie.",
  lead: "Na kupno, budowę lub remont miejsca, w którym mieszkasz. Okres sięga {homeLoanMaxYears} lat, więc mała zmiana stawki to duża zmiana sumy.",
  action: "Zapytaj o kredyt mieszkaniowy",
  glance1: "Cel",
  glance1Value: "Kupno, budowa lub remont",
  glance2: "Okres",
  glance2Value: "Do {homeLoanMaxYears} lat",
  glance3: "Kwota",
  glance3Value: "Według wartości domu",
  glance4: "Spłata",
  glance4Value: "Co miesiąc, z konta osobistego",
  part1: "Dla kogo",
  part1Text:
    "Dla rodzin, które kupują pierwszy dom, przenoszą się do kolejnego albo dają staremu nowy dach. Część ceny wnosisz samodzielnie; im więcej, tym mniej odsetek.",
  part2: "Krótko czy długo",
  part2Text:
    "Dłuższy okres ulży każdemu miesiącowi i podroży cały kredyt. Przesuń okres w kalkulatorze i patrz na odsetki. Potem wybierz najkrótszy, przy którym jeszcze dobrze śpisz.",
  part3: "Czego potrzebujesz",
  part3Text:
    "Zaświadczenia o dochodach, umowy kupna lub kosztorysu i listy innych kredytów. Jeśli brakuje dokumentu, powiemy od razu.",
  stepsTitle: "Jak złożyć wniosek",
  step1: "Oblicz ratę",
  step1Text: "Użyj kalkulatora z ceną domu pomniejszoną o wkład.",
  step2: "Wyślij nam zarys",
  step2Text: "Kwota, okres, adres domu. Oddzwonimy z pytaniami i listą dokumentów.",
  step3: "Zdecyduj o ofercie",
  step3Text: "Podaje oprocentowanie, ratę i sumę do spłaty. Podpisujesz, sprzedający dostaje zapłatę.",
  question1: "Jak długi może być okres?",
  question1Answer: "Do {homeLoanMaxYears} lat.",
  question2: "Czy decydujecie, zanim znajdę dom?",
  question2Answer: "Tak. Podaj dochód i budżet, a napiszemy, ile możemy Ci pożyczyć.",
  question3: "Czy mogę go użyć tylko na remont?",
  question3Answer: "Tak. Przy mniejszych pracach, do {personalLoanMax}, szybszy może być kredyt gotówkowy.",
} satisfies Catalogue<typeof english>;
