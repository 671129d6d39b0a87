import type { Catalogue } from "@lintel/contract";
import type english from "./en";

export default {
  hello: "Dzień dobry, {name},",
  helloWithoutName: "Dzień dobry,",
  staffNeverAsk: "Pracownicy {bank} nigdy nie pytają o kod, hasło ani PIN.",
  signIn: "Zaloguj się",
  newPassword: "Ustaw nowe hasło",
  contactUs: "Kontakt",
  link: "{text}: {address}",
  moment: "{day} o {time} UTC",
  loginCodeSubject: "Twój kod logowania do {bank}",
  loginCodeUse: "Tym kodem dokończysz logowanie. Działa raz, przez {minutes} minut.",
  loginCodeElse:
    "Jeśli to nie Ty próbujesz się zalogować, ktoś mógł przez pomyłkę wpisać Twój adres e-mail lub identyfikator bankowy. Bez Twojego hasła kod na nic mu się nie przyda, a Ty nie musisz nic robić.",
  resetCodeSubject: "Twój kod do zmiany hasła w {bank}",
  resetCodeUse: "Tym kodem ustawisz nowe hasło. Działa raz, przez {minutes} minut.",
  resetCodeElse: "Jeśli to nie Twoja prośba, nie musisz nic robić: hasło pozostaje bez zmian.",
  welcomeSubject: "Witamy w {bank}",
  welcomeId:
    "Twój profil bankowości internetowej jest gotowy. Twój identyfikator bankowy to {bankingId}: możesz logować się nim albo tym adresem e-mail.",
  welcomeNext: "Teraz zaloguj się i ustaw czterocyfrowy PIN. Będziesz nim potwierdzać każdy przelew.",
  addressTakenSubject: "Ktoś próbował założyć profil na Twój adres e-mail",
  addressTakenWhat:
    "Ktoś próbował założyć nowy profil w {bank} na ten adres e-mail. Masz już profil, więc nic się nie zmieniło.",
  addressTakenElse:
    "Jeśli to Ty, zaloguj się jak zwykle. Jeśli nie pamiętasz hasła, możesz ustawić nowe. Jeśli to nie Ty, nie musisz nic robić.",
  passwordSubject: "Twoje hasło zostało zmienione",
  passwordWhat:
    "Hasło do Twojej bankowości internetowej zostało zmienione {moment}. Wszystkie zalogowane osoby zostały wylogowane.",
  passwordElse: "Jeśli to nie Ty, ustaw teraz nowe hasło i od razu daj nam znać.",
  pinSetSubject: "Twój PIN został ustawiony",
  pinSetWhat: "PIN, którym potwierdzasz przelewy, został ustawiony {moment}.",
  pinChangedSubject: "Twój PIN został zmieniony",
  pinChangedWhat: "PIN, którym potwierdzasz przelewy, został zmieniony {moment}.",
  pinElse:
    "Jeśli to nie Ty, ustaw teraz nowe hasło, co wyloguje wszystkich, i od razu daj nam znać. Tam, gdzie jesteś zalogowana lub zalogowany, najpierw się wyloguj.",
  newSignInSubject: "Nowe logowanie do Twojej bankowości internetowej",
  newSignInWhat: "Ktoś zalogował się jako Ty {moment}, z adresu {ip}. Przeglądarka: {browser}.",
  newSignInBefore: {
    one: "Przedtem nie powiodła się {count} próba.",
    few: "Przedtem nie powiodły się {count} próby.",
    many: "Przedtem nie powiodło się {count} prób.",
    other: "Przedtem nie powiodło się {count} próby.",
  },
  newSignInElse:
    "Jeśli to Ty, nie musisz nic robić. Jeśli nie, ustaw teraz nowe hasło, co wyloguje wszystkich, i od razu daj nam znać. Tam, gdzie jesteś zalogowana lub zalogowany, najpierw się wyloguj.",
  browserOn: "{browser}, {system}",
  unknownBrowser: "nieznana",
  suspendedSubject: "Twój profil został zawieszony",
  suspendedWhat:
    "Twój profil został zawieszony. Nadal możesz się logować i przeglądać konta i transakcje; przelewy, karty i zmiany są zablokowane.",
  suspendedNext: "Skontaktuj się z obsługą.",
} satisfies Catalogue<typeof english>;
