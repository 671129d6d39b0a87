import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Prêts",
  description:
    "Prêts immobiliers jusqu’à {homeLoanMaxYears} ans, prêts personnels de {personalLoanMin} à {personalLoanMax}, prêts étudiants. Calculez un remboursement avant de nous parler.",
  heading: "Empruntez avec le calcul sous les yeux.",
  lead: "Trois prêts, chacun pour un usage. Essayez d’abord le remboursement, puis dites-nous ce qu’il vous faut. Aucun taux ne se cache derrière un formulaire : vous le fixez vous-même jusqu’à ce que nous vous fassions une offre.",
  compareTitle: "Quel prêt pour quoi",
  compareLoan: "Prêt",
  compareFor: "Pour",
  compareAmount: "Montant",
  compareTerm: "Durée",
  loan1: "Prêt immobilier",
  loan1For: "Acheter, construire ou rénover un logement",
  loan1Amount: "Selon la valeur du logement",
  loan1Term: "Jusqu’à {homeLoanMaxYears} ans",
  loan2: "Prêt personnel",
  loan2For: "Une voiture, un déménagement, des dettes regroupées",
  loan2Amount: "De {personalLoanMin} à {personalLoanMax}",
  loan2Term: "Convenue avec vous",
  loan3: "Prêt étudiant",
  loan3For: "Frais de scolarité, livres, vie courante",
  loan3Amount: "Selon le coût de la formation",
  loan3Term: "Convenue avec vous",
  part1: "Comment nous décidons",
  part1Text:
    "Nous regardons ce que vous gagnez, ce que vous devez déjà et à quoi sert le prêt. Pour un prêt personnel, vous avez notre réponse sous {personalLoanApproval} heures. Un prêt immobilier ou étudiant prend plus de temps, car il y a des documents à lire.",
  part2: "Ce que contient une offre",
  part2Text:
    "Le montant, la durée, le taux annuel, la mensualité et le total que vous aurez remboursé. Vous ne devez rien tant que vous ne l’avez pas acceptée par écrit.",
  part3: "Si rembourser devient difficile",
  part3Text:
    "Écrivez ou appelez avant l’échéance. Nous préférons modifier un plan avec vous que courir après un paiement manqué.",
  stepsTitle: "De la question au prêt",
  step1: "Essayez le calcul",
  step1Text:
    "Chaque page de prêt a un calculateur. Changez le montant, la durée et le taux jusqu’à ce que le remboursement tienne dans votre mois.",
  step2: "Parlez-nous-en",
  step2Text: "Écrivez-nous depuis la page Contact en indiquant le montant, la durée et l’usage.",
  step3: "Lisez l’offre",
  step3Text: "Prenez votre temps. Une fois l’offre acceptée, l’argent arrive sur votre compte courant.",
  question1: "Pourquoi dois-je saisir le taux ?",
  question1Answer:
    "Parce que le vôtre dépend de vous et du prêt. Un taux d’appel que peu de gens obtiennent ne ferait que vous tromper.",
  question2: "Me faut-il un compte chez vous ?",
  question2Answer:
    "Oui, un compte courant, pour que nous puissions verser le prêt et prélever les remboursements. Il est sans frais mensuels.",
  question3: "Puis-je rembourser par anticipation ?",
  question3Answer:
    "Demandez-le à tout moment. Votre offre indique comment se calcule un remboursement anticipé avant que vous ne l’acceptiez.",
  askAboutLoan: "Se renseigner sur un prêt",
  viewHomeLoan: "Voir le prêt immobilier",
  viewPersonalLoan: "Voir le prêt personnel",
  viewEducationalLoan: "Voir le prêt étudiant",
} satisfies Catalogue<typeof english>;
