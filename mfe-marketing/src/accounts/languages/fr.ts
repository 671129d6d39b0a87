import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Comptes",
  description:
    "Comparez compte courant et compte épargne : dépôts d’ouverture de {checkingOpeningDeposit} et {savingsOpeningDeposit}, {checkingMonthlyFee} de frais mensuels sur le compte courant, et l’usage de chacun.",
  heading: "Un compte à utiliser. Un autre à laisser tranquille.",
  lead: "Le compte courant gère les mouvements du mois. L’épargne met de côté ce que le mois ne doit pas toucher. La plupart des gens ont les deux et déplacent l’argent de l’un à l’autre sans frais.",
  compareTitle: "Côte à côte",
  compareWhat: "Critère",
  checking: "Compte courant",
  savings: "Compte épargne",
  row1: "Dépôt d’ouverture",
  row1Checking: "{checkingOpeningDeposit}",
  row1Savings: "{savingsOpeningDeposit}",
  row2: "Fait pour",
  row2Checking: "Salaire, loyer, paiements quotidiens",
  row2Savings: "L’argent qui servira plus tard",
  row3: "Retraits",
  row3Checking: "Autant que vous voulez",
  row3Savings: "Les {savingsFreeWithdrawals} premiers du mois sans pénalité",
  row4: "Frais mensuels",
  row4Checking: "{checkingMonthlyFee}, sans solde minimum",
  row4Savings: "Néant",
  row5: "Frais de découvert",
  row5Checking: "{overdraftFee}",
  row5Savings: "Pas de découvert possible",
  part1: "Choisissez le compte courant si",
  part1Text:
    "votre salaire arrive ici, votre loyer part d’ici et vous payez par carte. Il n’y a ni frais mensuels à compenser ni solde à maintenir. Vous pouvez faire autant de virements que vous voulez, chez {bank} ou vers toute autre banque.",
  part2: "Choisissez l’épargne si",
  part2Text:
    "vous mettez de l’argent de côté pour un apport, un voyage ou un mois difficile. Elle s’ouvre avec {savingsOpeningDeposit}. Les {savingsFreeWithdrawals} premiers retraits du mois sont sans pénalité : assez pour accéder à votre argent, assez peu pour le laisser où il est.",
  part3: "Ce que les deux comptes ont en commun",
  part3Text:
    "Un numéro de compte et un numéro de routage pour recevoir des virements. Toutes les opérations par mois, avec une recherche par référence et un reçu à imprimer. Des montants affichés dans l’une des {currencies} devises proposées, à des taux indicatifs. Un solde qui reste masqué jusqu’à ce que vous le demandiez.",
  stepsTitle: "Ouvrir l’un ou l’autre",
  step1: "Créez votre profil",
  step1Text: "Nom, adresse e-mail, mot de passe. Cela ne coûte rien et ne vous engage à rien.",
  step2: "Choisissez le type de compte",
  step2Text:
    "Compte courant, épargne ou les deux. Vous recevez votre identifiant bancaire et définissez un code PIN à {pinDigits} chiffres.",
  step3: "Envoyez le dépôt d’ouverture",
  step3Text:
    "{checkingOpeningDeposit} pour le compte courant, {savingsOpeningDeposit} pour l’épargne, depuis n’importe quelle banque.",
  question1: "Puis-je avoir plusieurs comptes ?",
  question1Answer: "Oui. Ils apparaissent côte à côte dans la banque en ligne, et votre synthèse en fait le total.",
  question2: "Combien coûte un virement entre mes comptes ?",
  question2Answer: "Rien. L’argent arrive aussitôt et figure dans les deux comptes avec la même référence.",
  question3: "Puis-je voir mes comptes dans une autre devise ?",
  question3Answer:
    "Oui. Votre argent reste en dollars américains ; la devise d’affichage est une conversion approximative pour la lecture, pas un change.",
} satisfies Catalogue<typeof english>;
