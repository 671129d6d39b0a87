import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Veelgestelde vragen",
  description:
    "Antwoorden over rekeningen, kaarten, overboekingen, leningen, inloggen en veiligheid bij {bank}. Zoek of blader per groep.",
  heading: "Vaak gevraagd, één keer beantwoord.",
  lead: "Zoek een woord of lees per groep. Staat uw vraag er niet bij, stel die dan: een mens antwoordt.",
  search: "Zoek in de vragen",
  searchClear: "Zoekopdracht wissen",
  found: { one: "{count} antwoord", other: "{count} antwoorden" },
  nothingFound: "Geen vraag past bij uw zoekopdracht.",
  nothingFoundHelp: "Probeer een korter woord of schrijf ons.",
  askUs: "Vraag het ons",
  groupAccounts: "Rekeningen",
  groupCards: "Kaarten",
  groupTransfers: "Overboekingen en betalingen",
  groupLoans: "Leningen en krediet",
  groupSecurity: "Inloggen en veiligheid",
  groupSupport: "Instellingen en hulp",
  accounts1: "Waar vind ik mijn rekening- en routingnummer?",
  accounts1Answer:
    "Open ‘Rekeningen’ in online bankieren en kies ‘Meer bekijken’. Beide nummers staan daar met een kopieerknop.",
  accounts2: "Krijg ik afschriften?",
  accounts2Answer:
    "Uw transacties staan per maand, zo ver terug als de rekening gaat. Zoek op referentie, open er een voor de details en druk een bewijs af voor uw administratie.",
  accounts3: "Waarom staat mijn saldo als sterretjes?",
  accounts3Answer: "Zodat niemand het over uw schouder leest. Druk op het oog ernaast om het te tonen of te verbergen.",
  cards1: "Wat kost een kaart?",
  cards1Answer: "De uitgifte van een betaalpas of creditcard kost {cardIssuanceFee}, van de rekening die u kiest.",
  cards2: "Ik ben mijn kaart kwijt. Wat nu?",
  cards2Answer:
    "Log in, open de kaart, kies ‘Kaart vernietigen’ en bevestig met uw pincode. De kaart werkt direct niet meer en kan niet worden hersteld. Bestel dan een nieuwe.",
  cards3: "Kan ik een kaart gebruiken voordat die er is?",
  cards3Answer:
    "Nummer, vervaldatum en beveiligingscode staan vanaf de eerste minuut in online bankieren, achter ‘Gegevens tonen’.",
  transfers1: "Hoe snel is een overboeking?",
  transfers1Answer:
    "Tussen rekeningen bij {bank} direct. Naar andere banken blijft de overboeking in behandeling tot de afwikkeling; daarna toont de lijst geslaagd of mislukt. Een mislukte overboeking wordt teruggestort.",
  transfers2: "Hoe betaal ik een rekening?",
  transfers2Answer:
    "Maak een overboeking naar de rekening op de factuur en zet het factuurnummer in de omschrijving. De ontvanger ziet die.",
  transfers3: "Wat is een SWIFT-code en wanneer heb ik die nodig?",
  transfers3Answer:
    "Die duidt een bank internationaal aan, in 8 of 11 tekens. Elke overboeking naar een andere bank vraagt erom. De ontvanger vindt de code op een afschrift of bij de bank.",
  loans1: "Hoe snel wordt over een persoonlijke lening beslist?",
  loans1Answer: "Binnen {personalLoanApproval} uur, voor bedragen van {personalLoanMin} tot {personalLoanMax}.",
  loans2: "Hoe lang kan een woningkrediet lopen?",
  loans2Answer:
    "Tot {homeLoanMaxYears} jaar. De rekenhulp op de pagina toont wat een langere looptijd met de rente doet.",
  loans3: "Wat is de kredietscore in mijn overzicht?",
  loans3Answer:
    "Een cijfer van {creditScoreMin} tot {creditScoreMax}, berekend uit het gebruik van uw rekening. Het is ter illustratie en komt niet van een kredietbureau.",
  security1: "Ik ben mijn wachtwoord vergeten.",
  security1Answer:
    "Kies de link op de inlogpagina. We sturen een code van {codeDigits} cijfers naar uw e-mailadres; vul die in met een nieuw wachtwoord. Alle sessies die u elders had, eindigen.",
  security2: "Ik ben mijn pincode vergeten, of die is geblokkeerd.",
  security2Answer:
    "Onder ‘Instellingen’ vraagt ‘Pincode wijzigen’ om uw wachtwoord en laat u een nieuwe instellen. Vijf foute pincodes achter elkaar blokkeren uw pincode een tijd; uw wachtwoord opnieuw instellen heft dat op.",
  security3: "Iemand vroeg om mijn code.",
  security3Answer:
    "Geef die niet. Medewerkers van {bank} vragen nooit om een code, wachtwoord of pincode. Hebt u het al gedaan, wijzig dan uw wachtwoord en schrijf ons.",
  support1: "Kan ik de site in mijn taal gebruiken?",
  support1Answer:
    "De site spreekt acht talen. Kies de uwe met de knop rechtsonder; de keuze wordt onthouden. Onze e-mails komen in de taal waarin u het laatst inlogde. Bedragen hebben in alle talen dezelfde opmaak.",
} satisfies Catalogue<typeof english>;
