import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Konta",
  description:
    "Porównaj konto osobiste i oszczędnościowe: wpłata otwierająca {checkingOpeningDeposit} i {savingsOpeningDeposit}, opłata miesięczna {checkingMonthlyFee} za osobiste i do czego służy każde z nich.",
  heading: "Jedno konto do używania. Drugie do zostawienia w spokoju.",
  lead: "Osobiste obsługuje ruch całego miesiąca. Oszczędnościowe trzyma z boku to, czego miesiąc nie powinien ruszyć. Większość osób ma oba i przenosi między nimi pieniądze za darmo.",
  compareTitle: "Obok siebie",
  compareWhat: "Pozycja",
  checking: "Osobiste",
  savings: "Oszczędno\u00adściowe",
  row1: "Wpłata otwierająca",
  row1Checking: "{checkingOpeningDeposit}",
  row1Savings: "{savingsOpeningDeposit}",
  row2: "Przeznaczone na",
  row2Checking: "Pensję, czynsz, codzienne płatności",
  row2Savings: "Pieniądze z późniejszym celem",
  row3: "Wypłaty",
  row3Checking: "Ile zechcesz",
  row3Savings: "Pierwsze {savingsFreeWithdrawals} w miesiącu bez kary",
  row4: "Opłata miesięczna",
  row4Checking: "{checkingMonthlyFee}, bez minimalnego salda",
  row4Savings: "Brak",
  row5: "Opłata za debet",
  row5Checking: "{overdraftFee}",
  row5Savings: "Nie może mieć debetu",
  part1: "Wybierz osobiste, jeśli",
  part1Text:
    "tu wpływa pensja, stąd wychodzi czynsz i płacisz kartą. Nie ma opłaty miesięcznej do odrobienia ani salda do utrzymania. Przelewów możesz zlecić, ile chcesz, w {bank} lub do każdego innego banku.",
  part2: "Wybierz oszczędnościowe, jeśli",
  part2Text:
    "odkładasz na wkład własny, podróż albo gorszy miesiąc. Otwiera je wpłata {savingsOpeningDeposit}. Pierwsze {savingsFreeWithdrawals} wypłat w miesiącu jest bez kary: dość, by sięgnąć po pieniądze, i mało, by je zostawić.",
  part3: "Co mają oba konta",
  part3Text:
    "Numer konta i numer rozliczeniowy do wpłat. Każdą transakcję według miesięcy, z wyszukiwaniem po numerze referencyjnym i potwierdzeniem do druku. Kwoty w dowolnej z {currencies} walut wyświetlania, po kursach orientacyjnych. Saldo ukryte, dopóki go nie odsłonisz.",
  stepsTitle: "Otwórz dowolne z nich",
  step1: "Utwórz profil",
  step1Text: "Imię i nazwisko, adres e-mail, hasło. Nic nie kosztuje i do niczego nie zobowiązuje.",
  step2: "Wybierz rodzaj konta",
  step2Text:
    "Osobiste, oszczędnościowe lub oba. Otrzymasz identyfikator bankowy i ustawisz {pinDigits}-\u2060cyfrowy PIN.",
  step3: "Wyślij wpłatę otwierającą",
  step3Text: "{checkingOpeningDeposit} na osobiste, {savingsOpeningDeposit} na oszczędnościowe, z dowolnego banku.",
  question1: "Czy mogę mieć więcej niż jedno konto?",
  question1Answer: "Tak. W bankowości internetowej stoją obok siebie, a pulpit je sumuje.",
  question2: "Ile kosztuje przenoszenie pieniędzy między moimi kontami?",
  question2Answer: "Nic. Trafiają od razu i widnieją na obu kontach pod tym samym numerem referencyjnym.",
  question3: "Czy mogę oglądać konta w innej walucie?",
  question3Answer:
    "Tak. Pieniądze są w dolarach amerykańskich; waluta wyświetlania to przybliżone przeliczenie do czytania, nie wymiana.",
} satisfies Catalogue<typeof english>;
