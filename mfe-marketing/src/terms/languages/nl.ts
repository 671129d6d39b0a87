import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Voorwaarden",
  description: "De voorwaarden voor de website, rekeningen, kaarten en overboekingen van {bank}, in gewone woorden.",
  heading: "Voorwaarden",
  lead: "Deze voorwaarden gelden tussen u en {bank} wanneer u onze website en online bankieren gebruikt. Lees ze alstublieft; ze zijn bedoeld om te lezen.",
  part1: "Wie het mag gebruiken",
  part1Text:
    "U mag een profiel openen als u volwassen bent, voor uzelf handelt en ons uw echte naam geeft en een e-mailadres dat u leest. Eén mens, één profiel. We mogen vragen om een bewijs van wie u bent en mogen een aanvraag weigeren; doen we dat, dan zeggen we het.",
  part2: "Uw profiel en uw geheimen",
  part2Text:
    "Houd uw wachtwoord, uw pincode van {pinDigits} cijfers en uw eenmalige codes voor uzelf. We vragen er nooit om via telefoon, e-mail of bericht. Denkt u dat iemand anders er een kent, wijzig die dan en vertel het ons meteen. Tot die tijd gelden opdrachten die met uw pincode zijn bevestigd als de uwe, tenzij de wet anders zegt.",
  part3: "Rekeningen",
  part3Text:
    "Een betaalrekening opent met {checkingOpeningDeposit}, kost {checkingMonthlyFee} per maand en kent geen minimumsaldo. Brengt een betaling de rekening onder nul, dan zijn de roodstandkosten {overdraftFee}. Een spaarrekening opent met {savingsOpeningDeposit}; de eerste {savingsFreeWithdrawals} opnames in een maand zijn zonder boete. Rekeningen worden gevoerd in Amerikaanse dollars. Een andere weergavevaluta is een benadering en verandert niets aan de rekening.",
  part4: "Kaarten",
  part4Text:
    "De uitgifte van een kaart kost {cardIssuanceFee}, van de rekening die u kiest. Betaalpassen worden geleverd in {debitCardDelivery} werkdagen, creditcards in {creditCardDelivery}. Een creditcard vraagt een kredietscore van minstens {creditCardMinimumScore}; de jaarlijkse rente begint bij {creditCardApr} en staat in uw overeenkomst. Een vernietigde kaart kan niet worden hersteld.",
  part5: "Overboekingen",
  part5Text:
    "Een overboeking is uw opdracht zodra u die met uw pincode hebt bevestigd. Controleer eerst de ontvanger: wij handelen naar het rekeningnummer. Een overboeking binnen {bank} komt direct aan. Een overboeking naar een andere bank verlaat uw rekening direct en blijft in behandeling tot de afwikkeling; mislukt die, dan krijgt u het bedrag terug. We weigeren een opdracht als het saldo te laag is.",
  part6: "Leningen",
  part6Text:
    "De rekenhulpen op deze site illustreren; ze zijn geen aanbod. Een lening bestaat wanneer beide kanten een schriftelijk aanbod hebben aanvaard dat bedrag, looptijd, rente en totaal noemt. Persoonlijke leningen lopen van {personalLoanMin} tot {personalLoanMax}; woningkredieten tot {homeLoanMaxYears} jaar.",
  part7: "Wat niet mag",
  part7Text:
    "Gebruik {bank} niet voor iets onwettigs, voor geld dat niet van u is of om een grens te omzeilen die wij hebben gesteld. Probeer niet bij gegevens van anderen te komen of de dienst te verstoren. Vindt u een zwakke plek, vertel het ons; we zijn er dankbaar voor.",
  part8: "Blokkering en sluiting",
  part8Text:
    "We mogen een profiel blokkeren als we fraude of misbruik vermoeden of als de wet ons verplicht. U kunt dan nog inloggen en lezen, maar geen geld versturen of kaarten bestellen. Neem contact op om het te laten bekijken. U mag uw rekeningen op elk moment sluiten zodra ze op nul staan. Wij mogen ze sluiten met een redelijke termijn.",
  part9: "Beschikbaarheid en aansprakelijkheid",
  part9Text:
    "We doen ons best om online bankieren dag en nacht open te houden, maar onderhoud of storingen kunnen het onderbreken. We zijn aansprakelijk voor schade die wij veroorzaken door deze voorwaarden of de wet te schenden. We zijn niet aansprakelijk voor schade door gebeurtenissen buiten onze macht of door geheimen die u hebt weggegeven. Niets hier beperkt rechten die de wet u geeft.",
  part10: "Wijzigingen en recht",
  part10Text:
    "We mogen deze voorwaarden wijzigen. U hoort het per e-mail voordat een wijziging geldt en mag uw rekeningen sluiten als u het er niet mee eens bent. Het recht van de plaats waar {bank} is gevestigd, is van toepassing, samen met de consumentenbescherming van de plaats waar u woont. Is één voorwaarde ongeldig, dan blijven de andere gelden.",
  part11: "Vragen",
  part11Text: "Is hier iets onduidelijk, vraag het voordat u instemt.",
  contactLink: "Contact",
} satisfies Catalogue<typeof english>;
