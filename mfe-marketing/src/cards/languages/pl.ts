import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Karty",
  description:
    "Porównaj kartę debetową i kredytową: wydanie {cardIssuanceFee}, dostawa w {debitCardDelivery} lub {creditCardDelivery} dni roboczych, RRSO od {creditCardApr}.",
  heading: "Dwie karty. W ręce i na ekranie.",
  lead: "Debetowa wydaje to, co masz. Kredytowa wydaje z wyprzedzeniem, z RRSO, które publikujemy. Obie zamówisz, obejrzysz, odwrócisz i zniszczysz w bankowości internetowej.",
  compareTitle: "Debetowa i kredytowa w porównaniu",
  compareWhat: "Pozycja",
  debit: "Debetowa",
  credit: "Kredytowa",
  row1: "Pieniądze pochodzą z",
  row1Debit: "Twojego konta, od razu",
  row1Credit: "Linii kredytowej, spłacanej później",
  row2: "Opłata za wydanie",
  row2Debit: "{cardIssuanceFee}",
  row2Credit: "{cardIssuanceFee}",
  row3: "RRSO",
  row3Debit: "Brak, nic nie jest pożyczane",
  row3Credit: "Od {creditCardApr}",
  row4: "Minimalna ocena kredytowa",
  row4Debit: "Brak",
  row4Credit: "{creditCardMinimumScore}",
  row5: "Dostawa, dni robocze",
  row5Debit: "{debitCardDelivery}",
  row5Credit: "{creditCardDelivery}",
  row6: "Potwierdzenie",
  row6Debit: "Twoim PIN-em",
  row6Credit: "Twoim PIN-em",
  part1: "Kontrola od pierwszej minuty",
  part1Text:
    "Nowa karta pojawia się w bankowości internetowej zaraz po potwierdzeniu. Numer pozostaje zakryty, dopóki go nie pokażesz, kod zabezpieczający jest na odwrocie, a każda płatność widnieje przy karcie, którą ją wykonano.",
  part2: "Gdy karta zginie",
  part2Text:
    "Otwórz kartę, wybierz „Zniszcz kartę” i wpisz PIN. Od tej chwili nie działa i nie da się jej przywrócić. Wcześniejsze transakcje zostają w historii. Zastępuje ją nowa karta za zwykłą opłatą {cardIssuanceFee}.",
  stepsTitle: "Jak dostać kartę",
  step1: "Wybierz konto i rodzaj",
  step1Text: "W bankowości internetowej otwórz „Karty”, a potem „Zamów kartę”. Na początku wybrana jest debetowa.",
  step2: "Potwierdź PIN-em",
  step2Text: "Opłata {cardIssuanceFee} jest pokazana najpierw i pobierana z wybranego konta.",
  step3: "Używaj",
  step3Text:
    "Kartę widać od razu. Plastik przychodzi w {debitCardDelivery} dni roboczych dla debetowej, {creditCardDelivery} dla kredytowej.",
  question1: "Czy mogę mieć obie karty?",
  question1Answer: "Tak. Każda karta należy do jednego konta i ma własny numer oraz własną listę płatności.",
  question2: "Ile kosztuje karta?",
  question2Answer:
    "{cardIssuanceFee} jednorazowo, przy wydaniu. Od pożyczonych kartą kredytową kwot płaci się odsetki, przy RRSO od {creditCardApr}.",
  question3: "Kto widzi mój pełny numer karty?",
  question3Answer:
    "Ty, po zalogowaniu, gdy go pokażesz. Nasi pracownicy widzą cztery pierwsze i cztery ostatnie cyfry.",
  showDebit: "O karcie debetowej",
  showCredit: "O karcie kredytowej",
} satisfies Catalogue<typeof english>;
