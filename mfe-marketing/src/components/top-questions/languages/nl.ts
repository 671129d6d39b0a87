import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  question1: "Hoe open ik een rekening?",
  question1Answer:
    "Maak een profiel met uw naam, e-mailadres en een wachtwoord. U krijgt een bank-ID, kiest een betaal- of spaarrekening en stelt een pincode van {pinDigits} cijfers in. Een betaalrekening opent u met {checkingOpeningDeposit}, een spaarrekening met {savingsOpeningDeposit}.",
  question2: "Wat kost een betaalrekening?",
  question2Answer:
    "De maandelijkse kosten zijn {checkingMonthlyFee} en er is geen minimumsaldo. Brengt een betaling de rekening onder nul, dan kost dat {overdraftFee} aan roodstandkosten. Online overboekingen zonder dekking worden geweigerd, dus die veroorzaken ze nooit.",
  question3: "Hoe lang duurt het voordat een kaart er is?",
  question3Answer:
    "Bij een betaalpas duurt het {debitCardDelivery} werkdagen, bij een creditcard {creditCardDelivery}. De kaart staat in online bankieren zodra u de aanvraag met uw pincode hebt bevestigd. De uitgifte van elke kaart kost {cardIssuanceFee}.",
  question4: "Hoe log ik in?",
  question4Answer:
    "Vul uw e-mailadres of bank-ID in, dan uw wachtwoord en dan de code van {codeDigits} cijfers die we naar uw geregistreerde e-mailadres sturen. De code werkt {codeMinutes} minuten en maar één keer.",
  question5: "Waarvoor is de pincode?",
  question5Answer:
    "Met uw pincode van {pinDigits} cijfers bevestigt u elke overboeking, elke nieuwe kaart en elke kaart die u vernietigt. U ziet het bedrag en de ontvanger eerst nog een keer. De pincode verschijnt nooit op een scherm en nooit in een bericht.",
  question6: "Kan ik geld naar een andere bank sturen?",
  question6Answer:
    "Ja, in de Verenigde Staten en in het buitenland. U hebt het rekeningnummer nodig, de naam van de bank, het routingnummer en de SWIFT-code. Het geld verlaat uw rekening direct en de overboeking blijft in behandeling totdat die is afgewikkeld.",
  question7: "Hoe vaak kan ik van mijn spaarrekening opnemen?",
  question7Answer:
    "De eerste {savingsFreeWithdrawals} opnames in een maand zijn zonder boete. Verplaatst u vaker geld, dan past een betaalrekening beter: die kent zo’n grens niet.",
  question8: "Wat heb ik nodig voor een creditcard of een lening?",
  question8Answer:
    "Een creditcard vraagt een kredietscore van minstens {creditCardMinimumScore}; de jaarlijkse rente begint bij {creditCardApr}. Persoonlijke leningen lopen van {personalLoanMin} tot {personalLoanMax} en we beslissen binnen {personalLoanApproval} uur.",
} satisfies Catalogue<typeof english>;
