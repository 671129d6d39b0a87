import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  description: "Wpisz 4-\u2060cyfrowy PIN, aby potwierdzić.",
  confirming: "Potwierdzanie…",
  suspended: "Twój profil jest zawieszony. Skontaktuj się z obsługą.",
  incorrect: "Nieprawidłowy PIN. Spróbuj ponownie.",
  offline: "Jesteś offline. Nic nie zostało wysłane.",
  keypad: "Klawiatura PIN",
  clear: "Wyczyść",
  remove: "Usuń ostatnią cyfrę",
  progress: "{count} z {of} cyfr",
  entered: "Wpisano {count} z {of} cyfr",
} satisfies Catalogue<typeof english>;
