import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Konto osobiste",
  description:
    "Konto osobiste z opłatą miesięczną {checkingMonthlyFee} i bez minimalnego salda. Otwiera je wpłata {checkingOpeningDeposit}. Opłata za debet {overdraftFee} i jak nigdy jej nie płacić.",
  heading: "Konto, które wykonuje robotę.",
  lead: "Wpływa pensja, wychodzi czynsz, pomiędzy kawa. Bez opłaty miesięcznej, bez minimalnego salda i z jedną opłatą, którą warto znać.",
  action: "Otwórz konto osobiste",
  glance1: "Opłata miesięczna za prowadzenie",
  glance1Value: "{checkingMonthlyFee}",
  glance2: "Wpłata otwierająca",
  glance2Value: "{checkingOpeningDeposit}",
  glance3: "Minimalne saldo",
  glance3Value: "Brak",
  glance4: "Opłata za debet",
  glance4Value: "{overdraftFee}",
  glance5: "Wydanie karty",
  glance5Value: "{cardIssuanceFee} za kartę",
  glance6: "Dostawa karty debetowej",
  glance6Value: "{debitCardDelivery} dni roboczych",
  part1: "Dla kogo",
  part1Text:
    "Dla każdego, u kogo pieniądze krążą regularnie: pierwsza pensja, wspólne gospodarstwo, freelancer z wypłatami w różne dni. Konto nie wymaga minimalnego dochodu ani salda. Po wpłacie {checkingOpeningDeposit} może stać na zerze tak długo, jak chcesz.",
  part2: "Co można z nim zrobić",
  part2Text:
    "Wysyłać pieniądze innym klientom {bank} od razu. Wysyłać do innych banków, w kraju i za granicą, z numerem rozliczeniowym i kodem SWIFT. Płacić rachunki przelewem z opisem, który odbiorca przeczyta. Zamówić kartę debetową lub kredytową. Odnaleźć każdą płatność po numerze referencyjnym.",
  part3: "O opłacie za debet",
  part3Text:
    "Jeśli płatność sprowadzi konto poniżej zera, pobieramy {overdraftFee}. Dwie rzeczy przed tym chronią: przelew internetowy jest odrzucany, gdy saldo jest za niskie, a formularz pokazuje, co zostanie, zanim potwierdzisz.",
  stepsTitle: "Jak je otworzyć",
  step1: "Zarejestruj się",
  step1Text: "Imię i nazwisko, adres e-mail i hasło o długości co najmniej {passwordLength} znaków.",
  step2: "Wybierz osobiste",
  step2Text:
    "Otwieramy konto i pokazujemy jego numer oraz numer rozliczeniowy. Ustawiasz {pinDigits}-\u2060cyfrowy PIN.",
  step3: "Wpłać {checkingOpeningDeposit}",
  step3Text: "Wyślij z innego banku albo skieruj tu pensję. Konto jest gotowe.",
  question1: "Czy naprawdę nie ma opłaty miesięcznej?",
  question1Answer: "Nie ma i nie wiąże się z tym żaden warunek. Nie trzeba utrzymywać salda ani używać karty.",
  question2: "Jak szybko docierają przelewy?",
  question2Answer:
    "W {bank} od razu. Do innego banku pieniądze wychodzą od razu, a przelew oczekuje, aż druga strona go rozliczy.",
  question3: "Czy mogę zamknąć konto?",
  question3Answer: "Tak. Przenieś saldo gdzie indziej i napisz przez stronę kontaktową.",
} satisfies Catalogue<typeof english>;
