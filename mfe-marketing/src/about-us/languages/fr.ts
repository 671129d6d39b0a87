import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Qui sommes-nous ?",
  description:
    "Pourquoi la banque s’appelle {bank}, ce que nous promettons et tous les frais que nous facturons, dans un seul tableau.",
  heading: "Un linteau porte le poids pour que la porte puisse s’ouvrir.",
  lead: "En anglais, « lintel » veut dire linteau : la poutre au-dessus d’une porte. Assez solide pour le mur qu’elle porte, hors du chemin de qui passe dessous. Nous essayons d’être une banque de ce genre.",
  part1: "Ce que nous faisons",
  part1Text:
    "{bank} est une banque de détail pour les particuliers. Nous tenons des comptes courants et des comptes épargne, émettons des cartes de débit et de crédit, prêtons pour des logements, des études et des projets, et déplaçons de l’argent dans la banque, vers d’autres banques et à l’étranger. Vous faites tout cela en ligne, et une personne répond quand vous écrivez.",
  part2: "Ce que nous promettons",
  promise1: "Le prix d’abord",
  promise1Text: "Si quelque chose coûte de l’argent, le montant est à l’écran avant que vous ne confirmiez.",
  promise2: "Rien ne part sans vous",
  promise2Text:
    "Chaque virement et chaque carte se confirme avec votre code PIN, après que vous avez vu ce que vous acceptez.",
  promise3: "Des mots simples",
  promise3Text: "Un message d’erreur dit ce qui s’est passé et quoi faire ensuite. Un contrat se lit d’une traite.",
  promise4: "Des personnes répondent",
  promise4Text:
    "L’assistance est là à toute heure. Notre personnel ne demande jamais de mot de passe, de code PIN ni de code.",
  part3: "Comment nous tenons les livres",
  part3Text:
    "Chaque montant est écrit deux fois : d’où il vient et où il va. Les deux côtés concordent toujours, au centime près, et une écriture n’est jamais modifiée. Une erreur se corrige par une nouvelle écriture que toute personne qui lit le compte peut voir. C’est une vieille méthode et nous n’en avons pas trouvé de meilleure.",
  feesTitle: "Ce que nous facturons",
  feesText: "Voici nos frais et nos chiffres publiés. Les intérêts d’un prêt sont convenus dans son offre.",
  feesWhat: "Objet",
  feesAmount: "Montant",
  fee1: "Compte courant, frais mensuels",
  fee1Value: "{checkingMonthlyFee}",
  fee2: "Compte courant, dépôt d’ouverture (il reste à vous)",
  fee2Value: "{checkingOpeningDeposit}",
  fee3: "Compte épargne, dépôt d’ouverture (il reste à vous)",
  fee3Value: "{savingsOpeningDeposit}",
  fee4: "Découvert sur le compte courant",
  fee4Value: "{overdraftFee}",
  fee5: "Émission d’une carte",
  fee5Value: "{cardIssuanceFee}",
  fee6: "TAEG de la carte de crédit",
  fee6Value: "À partir de {creditCardApr}",
  part4: "Où aller ensuite",
  part4Text: "Regardez les comptes, lisez les questions que d’autres ont posées, ou rejoignez-nous.",
  seeAccounts: "Voir les comptes",
  seeCareers: "Voir les postes ouverts",
} satisfies Catalogue<typeof english>;
