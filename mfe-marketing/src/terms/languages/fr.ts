import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Conditions générales",
  description:
    "Les conditions d’utilisation du site, des comptes, des cartes et des virements de {bank}, en mots simples.",
  heading: "Conditions générales",
  lead: "Ces conditions s’appliquent entre vous et {bank} quand vous utilisez notre site et notre banque en ligne. Veuillez les lire ; elles sont faites pour être lues.",
  part1: "Qui peut utiliser le service",
  part1Text:
    "Vous pouvez ouvrir un profil si vous êtes majeur, agissez pour vous-même et nous donnez votre vrai nom et une adresse e-mail que vous lisez. Une personne, un profil. Nous pouvons demander une preuve de votre identité et refuser une demande ; dans ce cas, nous le disons.",
  part2: "Votre profil et vos secrets",
  part2Text:
    "Gardez pour vous votre mot de passe, votre code PIN à {pinDigits} chiffres et vos codes à usage unique. Nous ne les demandons jamais par téléphone, par e-mail ni par message. Si vous pensez que quelqu’un d’autre en connaît un, changez-le et dites-le-nous aussitôt. Tant que vous ne nous l’avez pas dit, les ordres confirmés avec votre code PIN sont considérés comme les vôtres, sauf si la loi en dispose autrement.",
  part3: "Comptes",
  part3Text:
    "Le compte courant s’ouvre avec {checkingOpeningDeposit} ; ses frais mensuels sont de {checkingMonthlyFee} et il n’a pas de solde minimum. Si un paiement le fait passer sous zéro, les frais de découvert sont de {overdraftFee}. Le compte épargne s’ouvre avec {savingsOpeningDeposit} ; les {savingsFreeWithdrawals} premiers retraits du mois sont sans pénalité. Les comptes sont tenus en dollars américains. Une autre devise d’affichage est une conversion approximative et ne change rien au compte.",
  part4: "Cartes",
  part4Text:
    "L’émission d’une carte coûte {cardIssuanceFee}, prélevés sur le compte que vous choisissez. Les cartes de débit sont livrées en {debitCardDelivery} jours ouvrables, les cartes de crédit en {creditCardDelivery}. Une carte de crédit demande un score de crédit d’au moins {creditCardMinimumScore} ; son TAEG part de {creditCardApr} et figure dans votre contrat. Une carte que vous détruisez ne peut pas être rétablie.",
  part5: "Virements",
  part5Text:
    "Un virement est votre ordre dès que vous l’avez confirmé avec votre code PIN. Vérifiez d’abord le bénéficiaire : nous agissons sur la base du numéro de compte. Un virement à l’intérieur de {bank} arrive aussitôt. Un virement vers une autre banque quitte votre compte aussitôt et reste en attente jusqu’à son règlement ; s’il échoue, le montant vous est rendu. Nous refusons un ordre quand le solde est trop bas.",
  part6: "Prêts",
  part6Text:
    "Les calculateurs de ce site illustrent ; ils ne sont pas une offre. Un prêt existe quand les deux parties ont accepté une offre écrite qui indique le montant, la durée, le taux et le total. Les prêts personnels vont de {personalLoanMin} à {personalLoanMax} ; les prêts immobiliers, jusqu’à {homeLoanMaxYears} ans.",
  part7: "Ce qui n’est pas permis",
  part7Text:
    "N’utilisez pas {bank} pour quoi que ce soit d’illégal, pour de l’argent qui n’est pas à vous ou pour contourner une limite que nous avons fixée. N’essayez pas d’accéder aux données d’autres personnes ni de perturber le service. Si vous trouvez une faiblesse, dites-le-nous ; nous vous en serons reconnaissants.",
  part8: "Suspension et clôture",
  part8Text:
    "Nous pouvons suspendre un profil si nous soupçonnons une fraude ou un abus, ou si la loi nous y oblige. Vous pouvez alors encore vous connecter et lire, mais pas envoyer d’argent ni commander de cartes. Contactez-nous pour faire examiner la situation. Vous pouvez clôturer vos comptes à tout moment dès qu’ils sont à zéro. Nous pouvons les clôturer avec un préavis raisonnable.",
  part9: "Disponibilité et responsabilité",
  part9Text:
    "Nous travaillons pour que la banque en ligne soit ouverte jour et nuit, mais elle peut être interrompue par la maintenance ou par des pannes. Nous répondons des pertes que nous causons en manquant à ces conditions ou à la loi. Nous ne répondons pas des pertes causées par des événements hors de notre contrôle, ou par des secrets que vous avez communiqués. Rien ici ne limite les droits que la loi vous donne.",
  part10: "Modifications et droit applicable",
  part10Text:
    "Nous pouvons modifier ces conditions. Vous en êtes informé par e-mail avant qu’une modification ne s’applique, et pouvez clôturer vos comptes si vous n’êtes pas d’accord. Le droit du lieu où {bank} est établie s’applique, ainsi que la protection des consommateurs du lieu où vous vivez. Si une condition est nulle, les autres demeurent.",
  part11: "Questions",
  part11Text: "Si quelque chose n’est pas clair ici, demandez avant d’accepter.",
  contactLink: "Nous contacter",
} satisfies Catalogue<typeof english>;
