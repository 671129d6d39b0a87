import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  question1: "Jak otworzyć konto?",
  question1Answer:
    "Utwórz profil: imię i nazwisko, adres e-mail, hasło. Otrzymasz identyfikator bankowy, wybierzesz konto osobiste lub oszczędnościowe i ustawisz {pinDigits}-\u2060cyfrowy PIN. Konto osobiste otwiera wpłata {checkingOpeningDeposit}, oszczędnościowe {savingsOpeningDeposit}.",
  question2: "Ile kosztuje konto osobiste?",
  question2Answer:
    "Opłata miesięczna wynosi {checkingMonthlyFee}, a minimalnego salda nie ma. Jeśli płatność sprowadzi konto poniżej zera, opłata za debet wynosi {overdraftFee}. Przelewy internetowe bez pokrycia są odrzucane, więc nigdy jej nie wywołują.",
  question3: "Kiedy przyjdzie karta?",
  question3Answer:
    "Karta debetowa idzie {debitCardDelivery} dni roboczych, kredytowa {creditCardDelivery}. W bankowości internetowej pojawia się, gdy tylko potwierdzisz ją PIN-em. Wydanie każdej z nich kosztuje {cardIssuanceFee}.",
  question4: "Jak się zalogować?",
  question4Answer:
    "Podaj adres e-mail lub identyfikator bankowy, potem hasło, a potem {codeDigits}-\u2060cyfrowy kod, który wysyłamy na zarejestrowany adres. Kod działa {codeMinutes} minut i tylko raz.",
  question5: "Do czego służy PIN?",
  question5Answer:
    "{pinDigits}-\u2060cyfrowy PIN potwierdza każdy przelew, każdą nową kartę i każdą zniszczoną kartę. Przed jego wpisaniem ponownie widać kwotę i odbiorcę. Nigdy nie pojawia się na ekranie ani w wiadomości.",
  question6: "Czy mogę wysłać pieniądze do innego banku?",
  question6Answer:
    "Tak, w Stanach Zjednoczonych i za granicą. Potrzebny jest numer konta, nazwa banku, jego numer rozliczeniowy i kod SWIFT. Pieniądze opuszczają konto od razu, a przelew oczekuje, aż zostanie rozliczony.",
  question7: "Ile razy mogę wypłacić z oszczędności?",
  question7Answer:
    "Pierwsze {savingsFreeWithdrawals} wypłat w miesiącu jest bez kary. Jeśli ruszasz pieniądze częściej, lepsze będzie konto osobiste: nie ma takiego limitu.",
  question8: "Czego potrzebuję do karty kredytowej lub kredytu?",
  question8Answer:
    "Karta kredytowa wymaga oceny kredytowej co najmniej {creditCardMinimumScore}; RRSO zaczyna się od {creditCardApr}. Kredyty gotówkowe wynoszą od {personalLoanMin} do {personalLoanMax}, a decyzję podejmujemy w ciągu {personalLoanApproval} godzin.",
} satisfies Catalogue<typeof english>;
