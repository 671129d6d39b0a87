import type { Catalogue } from "@lintel/contract";
import type english from "./en";

export default {
  hello: "Beste {name},",
  helloWithoutName: "Goedendag,",
  staffNeverAsk: "Medewerkers van {bank} vragen nooit om een code, uw wachtwoord of uw pincode.",
  signIn: "Inloggen",
  newPassword: "Kies een nieuw wachtwoord",
  contactUs: "Neem contact op",
  link: "{text}: {address}",
  moment: "{day} om {time} UTC",
  loginCodeSubject: "Uw inlogcode van {bank}",
  loginCodeUse: "Met deze code rondt u het inloggen af. De code werkt één keer, {minutes} minuten lang.",
  loginCodeElse:
    "Als u niet probeerde in te loggen, heeft iemand misschien per ongeluk uw e-mailadres of bank-ID ingevuld. Zonder uw wachtwoord heeft diegene niets aan de code, en u hoeft niets te doen.",
  resetCodeSubject: "Uw code van {bank} voor een nieuw wachtwoord",
  resetCodeUse: "Met deze code kiest u een nieuw wachtwoord. De code werkt één keer, {minutes} minuten lang.",
  resetCodeElse: "Als u er niet om hebt gevraagd, hoeft u niets te doen: uw wachtwoord blijft zoals het is.",
  welcomeSubject: "Welkom bij {bank}",
  welcomeId:
    "Uw profiel voor online bankieren staat klaar. Uw bank-ID is {bankingId}: u kunt ermee inloggen, of met dit e-mailadres.",
  welcomeNext: "Log nu in en kies een pincode van vier cijfers. Daarmee bevestigt u elke overboeking.",
  addressTakenSubject: "Iemand wilde zich registreren met uw e-mailadres",
  addressTakenWhat:
    "Iemand probeerde met dit e-mailadres een nieuw profiel bij {bank} te openen. U hebt er al een, dus er is niets gewijzigd.",
  addressTakenElse:
    "Was u het zelf, log dan in zoals u gewend bent. Bent u uw wachtwoord vergeten, dan kunt u een nieuw kiezen. Was u het niet, dan hoeft u niets te doen.",
  passwordSubject: "Uw wachtwoord is gewijzigd",
  passwordWhat:
    "Het wachtwoord van uw online bankieren is op {moment} gewijzigd. Iedereen die was ingelogd, is uitgelogd.",
  passwordElse: "Was u het niet, kies dan nu een nieuw wachtwoord en laat het ons meteen weten.",
  pinSetSubject: "Uw pincode is ingesteld",
  pinSetWhat: "De pincode waarmee u overboekingen bevestigt, is op {moment} ingesteld.",
  pinChangedSubject: "Uw pincode is gewijzigd",
  pinChangedWhat: "De pincode waarmee u overboekingen bevestigt, is op {moment} gewijzigd.",
  pinElse:
    "Was u het niet, kies dan nu een nieuw wachtwoord, waarmee iedereen wordt uitgelogd, en laat het ons meteen weten. Waar u zelf bent ingelogd, logt u eerst uit.",
  newSignInSubject: "Een nieuwe login op uw online bankieren",
  newSignInWhat: "Iemand heeft op {moment} als u ingelogd, vanaf het adres {ip}, met {browser}.",
  newSignInBefore: {
    one: "Daarvoor was {count} poging mislukt.",
    other: "Daarvoor waren {count} pogingen mislukt.",
  },
  newSignInElse:
    "Was u het zelf, dan hoeft u niets te doen. Zo niet, kies dan nu een nieuw wachtwoord, waarmee iedereen wordt uitgelogd, en laat het ons meteen weten. Waar u zelf bent ingelogd, logt u eerst uit.",
  browserOn: "{browser} op {system}",
  unknownBrowser: "een onbekende browser",
  suspendedSubject: "Uw account is geblokkeerd",
  suspendedWhat:
    "Uw account is geblokkeerd. U kunt nog inloggen en uw rekeningen en transacties bekijken; overboekingen, kaarten en wijzigingen zijn geblokkeerd.",
  suspendedNext: "Neem contact op met de klantenservice.",
} satisfies Catalogue<typeof english>;
