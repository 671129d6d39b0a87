import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Regulamin",
  description: "Zasady korzystania ze strony, kont, kart i przelewów {bank}, prostymi słowami.",
  heading: "Regulamin",
  lead: "Te zasady obowiązują między Tobą a {bank}, gdy korzystasz ze strony i bankowości internetowej. Przeczytaj je; są po to, by je czytać.",
  part1: "Kto może korzystać",
  part1Text:
    "Profil może otworzyć osoba dorosła, działająca we własnym imieniu, która podaje prawdziwe imię i nazwisko oraz adres e-mail, który czyta. Jedna osoba, jeden profil. Możemy poprosić o dowód tożsamości i możemy odmówić; jeśli odmawiamy, mówimy o tym.",
  part2: "Twój profil i tajemnice",
  part2Text:
    "Hasło, {pinDigits}-\u2060cyfrowy PIN i kody jednorazowe zachowaj dla siebie. Nigdy nie prosimy o nie przez telefon, e-mail ani wiadomość. Jeśli sądzisz, że zna je ktoś inny, zmień je i powiedz nam od razu. Do tego czasu zlecenia potwierdzone PIN-em uznaje się za Twoje, chyba że prawo stanowi inaczej.",
  part3: "Konta",
  part3Text:
    "Konto osobiste otwiera wpłata {checkingOpeningDeposit}, ma opłatę miesięczną {checkingMonthlyFee} i nie ma minimalnego salda. Jeśli płatność sprowadzi je poniżej zera, opłata za debet wynosi {overdraftFee}. Konto oszczędnościowe otwiera wpłata {savingsOpeningDeposit}; pierwsze {savingsFreeWithdrawals} wypłat w miesiącu jest bez kary. Konta prowadzimy w dolarach amerykańskich. Inna waluta wyświetlania to przybliżone przeliczenie i niczego na koncie nie zmienia.",
  part4: "Karty",
  part4Text:
    "Wydanie karty kosztuje {cardIssuanceFee}, pobierane z wybranego konta. Karty debetowe docierają w {debitCardDelivery} dni roboczych, kredytowe w {creditCardDelivery}. Karta kredytowa wymaga oceny kredytowej co najmniej {creditCardMinimumScore}; jej RRSO zaczyna się od {creditCardApr} i jest w umowie. Zniszczonej karty nie da się przywrócić.",
  part5: "Przelewy",
  part5Text:
    "Przelew jest Twoim zleceniem od potwierdzenia PIN-em. Najpierw sprawdź odbiorcę: działamy według numeru konta. Przelew w {bank} dociera od razu. Przelew do innego banku opuszcza konto od razu i oczekuje na rozliczenie; jeśli się nie uda, kwota wraca. Odmawiamy, gdy saldo jest za niskie.",
  part6: "Kredyty",
  part6Text:
    "Kalkulatory na tej stronie ilustrują; nie są ofertą. Kredyt istnieje, gdy obie strony przyjęły pisemną ofertę z kwotą, okresem, oprocentowaniem i sumą do spłaty. Kredyty gotówkowe wynoszą od {personalLoanMin} do {personalLoanMax}; mieszkaniowe trwają do {homeLoanMaxYears} lat.",
  part7: "Czego nie wolno",
  part7Text:
    "Nie używaj {bank} do niczego niezgodnego z prawem, do cudzych pieniędzy ani do obchodzenia ustalonego limitu. Nie próbuj sięgać po dane innych ani zakłócać usługi. Jeśli znajdziesz słabość, powiedz nam; jesteśmy za to wdzięczni.",
  part8: "Zawieszenie i zamknięcie",
  part8Text:
    "Możemy zawiesić profil, gdy podejrzewamy oszustwo lub nadużycie albo gdy zobowiązuje nas prawo. Nadal można się wtedy logować i czytać, ale nie wysyłać pieniędzy ani zamawiać kart. Napisz do nas, a to sprawdzimy. Konta możesz zamknąć w każdej chwili, gdy stoją na zerze. My możemy je zamknąć z rozsądnym uprzedzeniem.",
  part9: "Dostępność i odpowiedzialność",
  part9Text:
    "Staramy się, by bankowość internetowa działała dniem i nocą, ale mogą ją przerwać prace konserwacyjne lub usterki. Odpowiadamy za straty, które spowodujemy, łamiąc te zasady lub prawo. Nie odpowiadamy za straty z przyczyn poza naszą władzą ani z powodu ujawnionych przez Ciebie tajemnic. Nic tu nie ogranicza praw, które daje Ci prawo.",
  part10: "Zmiany i prawo",
  part10Text:
    "Możemy zmienić te zasady. Dowiesz się o tym e-mailem, zanim zmiana zacznie obowiązywać, i możesz zamknąć konta, jeśli się nie zgadzasz. Obowiązuje prawo miejsca, w którym {bank} ma siedzibę, wraz z ochroną konsumenta w miejscu Twojego zamieszkania. Jeśli jedna zasada jest nieważna, pozostałe trwają.",
  part11: "Pytania",
  part11Text: "Jeśli coś jest niejasne, zapytaj, zanim się zgodzisz.",
  contactLink: "Kontakt",
} satisfies Catalogue<typeof english>;
