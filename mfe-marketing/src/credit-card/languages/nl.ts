import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Creditcard",
  description:
    "Een creditcard met een jaarlijkse rente vanaf {creditCardApr} en een kredietscore van minstens {creditCardMinimumScore}. Uitgifte {cardIssuanceFee}, geleverd in {creditCardDelivery} werkdagen.",
  heading: "Leen een tijdje, op voorwaarden die u hebt gelezen.",
  lead: "Een creditcard voor kosten die eerder komen dan het geld. De jaarlijkse rente begint bij {creditCardApr} en de voorwaarden staan op deze pagina.",
  action: "Creditcard aanvragen",
  glance1: "Jaarlijkse rente",
  glance1Value: "Vanaf {creditCardApr}",
  glance2: "Minimale kredietscore",
  glance2Value: "{creditCardMinimumScore}",
  glance3: "Uitgiftekosten",
  glance3Value: "{cardIssuanceFee}, eenmalig",
  glance4: "Levering",
  glance4Value: "{creditCardDelivery} werkdagen",
  part1: "Voor wie",
  part1Text:
    "Voor mensen die binnen enkele weken kunnen terugbetalen en intussen ruimte nodig hebben: een vroeg geboekte vlucht, een reparatie, een borg die terugkomt. U hebt een kredietscore van minstens {creditCardMinimumScore} nodig. Wilt u er jaren over doen om terug te betalen, kijk dan eerst naar een persoonlijke lening.",
  part2: "Wat de rente hier betekent",
  part2Text:
    "De jaarlijkse rente is wat lenen per jaar kost. De onze begint bij {creditCardApr}; de uwe staat in uw overeenkomst voordat u die aanneemt. Ter voorstelling: een saldo dat u een maand laat staan, kost ongeveer een twaalfde van de jaarrente.",
  part3: "In online bankieren",
  part3Text:
    "De kaart heeft een eigen lijst van betalingen. U kunt nummer en beveiligingscode tonen, de kaart op het scherm omdraaien en met uw pincode vernietigen als u hem kwijt bent.",
  stepsTitle: "Zo vraagt u de kaart aan",
  step1: "Controleer uw score",
  step1Text:
    "We vragen {creditCardMinimumScore} of meer. De score in uw overzicht is ter illustratie en komt niet van een kredietbureau.",
  step2: "Bestel in online bankieren",
  step2Text: "‘Kaarten’, ‘Kaart aanvragen’, ‘Creditcard’. Bevestig de kosten van {cardIssuanceFee} met uw pincode.",
  step3: "Ontvang de kaart",
  step3Text: "Het plastic komt in {creditCardDelivery} werkdagen.",
  question1: "Waarom duurt de levering langer dan bij een betaalpas?",
  question1Answer:
    "Een creditcard wordt gecontroleerd voordat hij wordt gemaakt. Dat kost een paar dagen: {creditCardDelivery} werkdagen in plaats van {debitCardDelivery}.",
  question2: "En als mijn score onder {creditCardMinimumScore} ligt?",
  question2Answer:
    "Voor een betaalpas geldt geen minimumscore. Een creditcard kunt u later aanvragen, als uw score is gestegen.",
  question3: "Kan ik op elk moment stoppen met de kaart?",
  question3Answer:
    "Ja. De kaart vernietigen houdt nieuwe betalingen direct tegen. Wat u schuldig bent, moet nog worden terugbetaald.",
} satisfies Catalogue<typeof english>;
