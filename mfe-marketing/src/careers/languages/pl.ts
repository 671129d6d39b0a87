import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Praca",
  description:
    "Oferty pracy w {bank}: inżynieria, projektowanie, obsługa, ryzyko i operacje. Jak pracujemy i jak aplikować.",
  heading: "Zbuduj część, która dźwiga ciężar.",
  lead: "Bank to głównie obietnice dotrzymywane w zwykłe dni. Szukamy osób, które lubią ich dotrzymywać: starannie, razem i słowami zrozumiałymi dla klienta.",
  part1: "Jak pracujemy",
  part1Text:
    "Małe zespoły odpowiadają za to, co budują, od pierwszego szkicu po noc, w której się psuje. Decyzje zapisujemy, czytamy nawzajem swoją pracę i wolimy nudny system, który trzyma, od sprytnego, który może trzyma. Nikt nie musi dwa razy być bohaterem z powodu tego samego błędu.",
  rolesTitle: "Oferty pracy",
  rolesText: "Wszystkie stanowiska są na pełny etat. Powiedz nam, jeśli potrzebujesz innej formy zatrudnienia.",
  role1: "Inżynier backendu, księga główna",
  role1Team: "Inżynieria",
  role1Text:
    "Dbasz o część, która przenosi pieniądze: przelewy, księgowania i dowody, że księgi się zgadzają. Dobrze znasz SQL i nie ufasz testowi, który nigdy nie wykrył błędu.",
  role2: "Inżynier frontendu, bankowość internetowa",
  role2Team: "Inżynieria",
  role2Text:
    "Budujesz ekrany, które ludzie widzą co dzień. Obchodzą Cię klawiatury, czytniki ekranu, wolne telefony i zdanie w komunikacie o błędzie.",
  role3: "Projektant produktu",
  role3Team: "Projektowanie",
  role3Text:
    "Zamieniasz regułę w formularz, który nie wymaga instrukcji. Rysujesz, piszesz i patrzysz, jak ludzie go używają.",
  role4: "Specjalista obsługi klienta",
  role4Team: "Obsługa",
  role4Text:
    "Odpowiadasz ludziom w chwili, gdy martwią się o pieniądze. Piszesz jasno, zachowujesz spokój i mówisz zespołom, co wciąż się psuje. Dyżury obejmują dzień i noc.",
  role5: "Analityk kredytowy",
  role5Team: "Ryzyko",
  role5Text:
    "Czytasz wnioski o kredyty mieszkaniowe, gotówkowe i studenckie, decydujesz, ile uczciwie pożyczyć, i wyjaśniasz odmowę tak, żeby pomogła.",
  role6: "Specjalista operacji płatniczych",
  role6Team: "Operacje",
  role6Text:
    "Śledzisz przelewy do innych banków, aż zostaną rozliczone, i znajdujesz te, których nie rozliczono. Lubisz listy, które kończą się puste.",
  stepsTitle: "Jak aplikować",
  step1: "Napisz do nas",
  step1Text:
    "Użyj formularza kontaktowego. Podaj stanowisko i opowiedz o jednej rzeczy zbudowanej, naprawionej lub dobrze wyjaśnionej.",
  step2: "Porozmawiajmy",
  step2Text: "Godzina z dwiema osobami z zespołu. Pytasz tyle samo co my.",
  step3: "Spróbuj",
  step3Text:
    "Krótki kawałek prawdziwej pracy, którą robimy razem. Potem odzywamy się, tak czy inaczej, z uzasadnieniem.",
  part2: "Od kogo chcemy usłyszeć",
  part2Text:
    "Od każdego, kto potrafi wykonać tę pracę. Oceniamy zgłoszenia na podstawie pracy, na prośbę dostosowujemy rozmowy i nie potrzebujemy zdjęcia ani daty urodzenia.",
  apply: "Aplikuj przez formularz kontaktowy",
} satisfies Catalogue<typeof english>;
