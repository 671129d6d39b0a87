import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Polityka prywatności",
  description: "Co {bank} o Tobie wie, dlaczego, jak długo, kto jeszcze to widzi i o co możesz nas poprosić.",
  heading: "Polityka prywatności",
  lead: "Przechowujemy to, czego bank potrzebuje, by dbać o Twoje pieniądze, i nic więcej. Ta strona mówi, co to jest.",
  part1: "Kto odpowiada",
  part1Text:
    "{bank} decyduje, jak używa się Twoich danych, i za to odpowiada. Polityka obejmuje stronę publiczną, bankowość internetową i wiadomości, które z nami wymieniasz. W sprawie danych pisz przez stronę kontaktową.",
  part2: "Co przechowujemy",
  part2Text:
    "Profil: imię i nazwisko, adres e-mail, identyfikator bankowy, język ostatniego logowania oraz, jeśli je podasz, adres i kod pocztowy. Konta, karty i transakcje z kwotami, czasem, numerami referencyjnymi, opisami i kontem drugiej strony. Wiadomości do nas. Zapis zdarzeń bezpieczeństwa, takich jak logowania oraz zmiany hasła i PIN-u, z adresem sieciowym, z którego każde pochodzi. Rodzaje przeglądarek użytych do logowania, w nieodwracalnie zmienionej postaci, abyśmy mogli powiadomić o nowej.",
  part3: "Czego nie możemy przeczytać",
  part3Text:
    "Hasło i PIN są zapisane tylko w nieodwracalnie zmienionej postaci, którą możemy sprawdzić, ale nie odczytać. Kody jednorazowe działają raz i tracą ważność. Numery kart i kody zabezpieczające są zaszyfrowane i pokazywane tylko Tobie, na Twoją prośbę.",
  part4: "Po co ich używamy",
  part4Text:
    "Żeby prowadzić konta i wykonywać zlecenia. Żeby potwierdzić, że to Ty. Żeby zauważyć i powstrzymać oszustwo. Żeby odpowiadać na wiadomości. Żeby prowadzić zapisy, których prawo wymaga od banków. Nie używamy transakcji, żeby coś Ci sprzedać, i nikt nie płaci nam za Twoje dane.",
  part5: "Kto jeszcze je widzi",
  part5Text:
    "Bank, który dostaje przelew, widzi to, czego potrzebuje do uznania: imię i nazwisko, konto, kwotę i opis. Urzędy dostają dane, gdy prawo nas do tego zobowiązuje. Firmy, które prowadzą dla nas komputery lub dostarczają pocztę, działają według naszych poleceń i nie mogą używać danych dla siebie.",
  part6: "Pliki cookie i pamięć",
  part6Text:
    "Jedno cookie pamięta wybrany język, a drugie motyw, każde przez rok. Gdy wypróbowujemy nową wersję strony, trzecie zostawia Cię przy tej samej wersji, najwyżej przez rok: zawiera losową liczbę i nic o Tobie. Pamięć przeglądarki trzyma motyw, walutę wyświetlania, informację o wyłączeniu skrótów jednoklawiszowych i, dopóki trwa sesja, jej klucz oraz czas ostatniego działania. Najdłużej do zamknięcia karty przeglądarki trzyma też stronę, która wymagała zalogowania, identyfikator ostatnio zalogowanej osoby, numer przelewu lub zamówienia karty o jeszcze nieznanym wyniku wraz z identyfikatorami kart już istniejących oraz, podczas logowania lub ustawiania nowego hasła, wpisany adres albo identyfikator bankowy. Nie ustawiamy cookie reklamowych ani śledzących, a na naszych stronach nie działa skrypt żadnej innej firmy.",
  part7: "Jak długo je trzymamy",
  part7Text:
    "Profil i ustawienia: tak długo, jak jesteś klientem. Transakcje i ich zapisy: tak długo, jak wymaga prawo, także po zamknięciu konta. Wiadomości: do załatwienia sprawy i przez rozsądny czas potem. Gdy profil zostaje usunięty, znikają imię, nazwisko i adres; kwoty w księgach i zapis zdarzeń bezpieczeństwa z adresami sieciowymi pozostają, bez imienia i nazwiska.",
  part8: "Jak je chronimy",
  part8Text:
    "Logowanie wymaga hasła i kodu jednorazowego. Zlecenia, które przenoszą pieniądze, wymagają PIN-u. Sesja kończy się sama, gdy Cię nie ma. Pracownicy widzą to, czego wymaga zadanie, a każda zmiana w profilu jest zapisywana. Jeśli wyciek naraża Cię na ryzyko, powiemy, co się stało i co zrobić.",
  part9: "O co możesz poprosić",
  part9Text:
    "O wgląd w dane w postaci, którą można zabrać. O poprawienie błędów. O usunięcie tego, czego nie musimy trzymać. O sprzeciw wobec użycia albo o to, by decyzję o Tobie obejrzał człowiek. Napisz przez stronę kontaktową; odpowiadamy w ciągu miesiąca. Możesz też złożyć skargę do urzędu ochrony danych w miejscu zamieszkania.",
  part10: "Zmiany",
  part10Text:
    "Gdy zmienia się ta polityka, zmienia się data powyżej. O zmianie ważnej dla Ciebie powiemy e-mailem, zanim zacznie obowiązywać.",
} satisfies Catalogue<typeof english>;
