import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Częste pytania",
  description:
    "Odpowiedzi o kontach, kartach, przelewach, kredytach, logowaniu i bezpieczeństwie w {bank}. Szukaj lub przeglądaj grupami.",
  heading: "Często zadawane, raz wyjaśnione.",
  lead: "Wyszukaj słowo albo czytaj grupami. Jeśli brakuje Twojego pytania, zadaj je: odpowie człowiek.",
  search: "Szukaj w pytaniach",
  searchClear: "Wyczyść wyszukiwanie",
  found: {
    one: "{count} odpowiedź",
    few: "{count} odpowiedzi",
    many: "{count} odpowiedzi",
    other: "{count} odpowiedzi",
  },
  nothingFound: "Żadne pytanie nie pasuje do wyszukiwania.",
  nothingFoundHelp: "Spróbuj krótszego słowa albo napisz do nas.",
  askUs: "Zapytaj nas",
  groupAccounts: "Konta",
  groupCards: "Karty",
  groupTransfers: "Przelewy i płatności",
  groupLoans: "Kredyty",
  groupSecurity: "Logowanie i bezpieczeństwo",
  groupSupport: "Ustawienia i pomoc",
  accounts1: "Gdzie znajdę numer konta i numer rozliczeniowy?",
  accounts1Answer:
    "Otwórz „Konta” w bankowości internetowej i wybierz „Zobacz więcej”. Oba numery są tam, z przyciskiem kopiowania.",
  accounts2: "Czy dostaję wyciągi?",
  accounts2Answer:
    "Transakcje są ułożone miesiącami, od otwarcia konta. Szukaj po numerze referencyjnym, otwórz szczegóły i wydrukuj potwierdzenie do swoich dokumentów.",
  accounts3: "Dlaczego saldo widać jako gwiazdki?",
  accounts3Answer: "Żeby nikt nie przeczytał go przez ramię. Oko obok pokazuje je lub ukrywa.",
  cards1: "Ile kosztuje karta?",
  cards1Answer: "Wydanie karty debetowej lub kredytowej kosztuje {cardIssuanceFee}, pobierane z wybranego konta.",
  cards2: "Karta zginęła. Co teraz?",
  cards2Answer:
    "Zaloguj się, otwórz kartę, wybierz „Zniszcz kartę” i potwierdź PIN-em. Od razu przestaje działać i nie da się jej przywrócić. Potem zamów nową.",
  cards3: "Czy mogę użyć karty, zanim przyjdzie?",
  cards3Answer:
    "Numer, data ważności i kod zabezpieczający są w bankowości internetowej od pierwszej minuty, pod „Pokaż dane”.",
  transfers1: "Jak szybki jest przelew?",
  transfers1Answer:
    "Między kontami w {bank} natychmiastowy. Do innych banków oczekuje, aż zostanie rozliczony; potem lista pokazuje „Udana” lub „Nieudana”. Nieudany przelew jest zwracany.",
  transfers2: "Jak zapłacić rachunek?",
  transfers2Answer: "Zrób przelew na konto podane na rachunku i wpisz numer dokumentu w opisie. Odbiorca go zobaczy.",
  transfers3: "Czym jest kod SWIFT i kiedy go potrzebuję?",
  transfers3Answer:
    "Oznacza bank na świecie, w 8 lub 11 znakach. Wymaga go każdy przelew do innego banku. Odbiorca znajdzie go na wyciągu albo w banku.",
  loans1: "Jak szybko zapada decyzja o kredycie gotówkowym?",
  loans1Answer: "W ciągu {personalLoanApproval} godzin, dla kwot od {personalLoanMin} do {personalLoanMax}.",
  loans2: "Jak długo może trwać kredyt mieszkaniowy?",
  loans2Answer: "Do {homeLoanMaxYears} lat. Kalkulator na jego stronie pokazuje, co dłuższy okres robi z odsetkami.",
  loans3: "Czym jest ocena kredytowa na pulpicie?",
  loans3Answer:
    "Liczbą od {creditScoreMin} do {creditScoreMax}, obliczoną z ruchu na kontach. Jest poglądowa i nie pochodzi z biura informacji kredytowej.",
  security1: "Nie pamiętam hasła.",
  security1Answer:
    "Wybierz link na stronie logowania. Wyślemy {codeDigits}-\u2060cyfrowy kod na Twój e-mail; wpisz go z nowym hasłem. Wszystkie inne sesje się zakończą.",
  security2: "Nie pamiętam kodu PIN albo jest zablokowany.",
  security2Answer:
    "Na stronie „Ustawienia” opcja „Zmień PIN” prosi o hasło i pozwala ustawić nowy. Pięć błędnych PIN-ów z rzędu blokuje go na pewien czas; reset hasła go odblokowuje.",
  security3: "Ktoś poprosił mnie o kod.",
  security3Answer:
    "Nie podawaj go. Pracownicy {bank} nigdy nie proszą o kod, hasło ani PIN. Jeśli już został podany, zmień hasło i napisz do nas.",
  support1: "Czy mogę używać strony w swoim języku?",
  support1Answer:
    "Strona mówi w ośmiu językach. Wybierz swój przyciskiem w prawym dolnym rogu; zostanie zapamiętany. Nasze e-maile przychodzą w języku ostatniego logowania. Kwoty mają wszędzie ten sam zapis.",
} satisfies Catalogue<typeof english>;
