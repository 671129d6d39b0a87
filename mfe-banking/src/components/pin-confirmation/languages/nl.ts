import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  description: "Vul uw pincode van 4 cijfers in om te bevestigen.",
  confirming: "Bevestigen…",
  suspended: "Uw account is geblokkeerd. Neem contact op met de klantenservice.",
  incorrect: "Onjuiste pincode. Probeer het opnieuw.",
  offline: "U bent offline. Er is niets verstuurd.",
  keypad: "Toetsen voor de pincode",
  clear: "Wissen",
  remove: "Laatste cijfer wissen",
  progress: "{count} van {of} cijfers",
  entered: "{count} van {of} cijfers ingevoerd",
} satisfies Catalogue<typeof english>;
