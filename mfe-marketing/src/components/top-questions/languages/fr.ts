import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  question1: "Comment ouvrir un compte ?",
  question1Answer:
    "Créez un profil avec votre nom, votre adresse e-mail et un mot de passe. Vous recevez un identifiant bancaire, choisissez compte courant ou épargne et définissez un code PIN à {pinDigits} chiffres. Le compte courant s’ouvre avec {checkingOpeningDeposit}, le compte épargne avec {savingsOpeningDeposit}.",
  question2: "Combien coûte un compte courant ?",
  question2Answer:
    "Les frais mensuels sont de {checkingMonthlyFee} et il n’y a pas de solde minimum. Si un paiement fait passer le compte sous zéro, les frais de découvert sont de {overdraftFee}. Les virements que vous faites en ligne sont refusés quand l’argent n’y est pas : ils n’en sont donc jamais la cause.",
  question3: "Combien de temps faut-il pour recevoir une carte ?",
  question3Answer:
    "Une carte de débit arrive en {debitCardDelivery} jours ouvrables, une carte de crédit en {creditCardDelivery}. Elle apparaît dans la banque en ligne dès que vous l’avez confirmée avec votre code PIN. L’émission de l’une ou de l’autre coûte {cardIssuanceFee}.",
  question4: "Comment me connecter ?",
  question4Answer:
    "Saisissez votre adresse e-mail ou votre identifiant bancaire, puis votre mot de passe, puis le code à {codeDigits} chiffres que nous envoyons à votre adresse e-mail enregistrée. Ce code est valable {codeMinutes} minutes et ne sert qu’une fois.",
  question5: "À quoi sert le code PIN ?",
  question5Answer:
    "Votre code PIN à {pinDigits} chiffres confirme chaque virement, chaque nouvelle carte et chaque carte que vous détruisez. Vous revoyez le montant et le bénéficiaire avant de le saisir. Il ne s’affiche jamais à l’écran et ne figure jamais dans un message.",
  question6: "Puis-je envoyer de l’argent vers une autre banque ?",
  question6Answer:
    "Oui, aux États-Unis et à l’étranger. Il vous faut le numéro de compte, le nom de la banque, son numéro de routage et son code SWIFT. L’argent quitte votre compte aussitôt et le virement reste en attente jusqu’à son règlement.",
  question7: "Combien de retraits puis-je faire sur mon épargne ?",
  question7Answer:
    "Les {savingsFreeWithdrawals} premiers du mois sont sans pénalité. Si vous déplacez de l’argent plus souvent, un compte courant vous convient mieux : il n’a pas cette limite.",
  question8: "Que faut-il pour une carte de crédit ou un prêt ?",
  question8Answer:
    "Une carte de crédit demande un score de crédit d’au moins {creditCardMinimumScore} ; son TAEG part de {creditCardApr}. Les prêts personnels vont de {personalLoanMin} à {personalLoanMax}, et nous décidons sous {personalLoanApproval} heures.",
} satisfies Catalogue<typeof english>;
