import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Prêt étudiant",
  description:
    "Un prêt étudiant pour les frais de scolarité, les livres et la vie courante. Voyez ce que coûterait le remboursement de chaque année d’études, au taux que vous fixez.",
  heading: "Payez les études, pas l’inquiétude.",
  lead: "Pour les frais de scolarité, les livres et un logement près du campus. Versé par semestre : vous empruntez l’argent d’une année quand elle commence, et pas avant.",
  action: "Se renseigner sur le prêt étudiant",
  glance1: "Usage",
  glance1Value: "Frais de scolarité, livres, vie courante",
  glance2: "Montant",
  glance2Value: "Selon le coût de la formation",
  glance3: "Versement",
  glance3Value: "Semestre par semestre",
  glance4: "Remboursement",
  glance4Value: "Mensuel, depuis le compte courant",
  part1: "À qui il s’adresse",
  part1Text:
    "Aux étudiants des universités, des grandes écoles et des écoles professionnelles, et aux adultes qui reprennent des études. Un parent ou un autre adulte peut emprunter avec vous.",
  part2: "Empruntez moins que ce que vous pouvez",
  part2Text:
    "Comptez d’abord les bourses et vos propres revenus, puis empruntez le reste. Dans le calculateur, comparez une année à toutes les années : les intérêts sur un argent dont vous n’aviez pas encore besoin sont le coût le plus facile à éviter.",
  part3: "Ce qu’il vous faut",
  part3Text:
    "Une lettre d’admission, le barème des frais de votre école et une idée de vos dépenses mensuelles. Plus tard, un certificat de scolarité avant chaque versement.",
  stepsTitle: "Comment le demander",
  step1: "Additionnez le coût des études",
  step1Text: "Frais, livres, loyer, transport. Retirez ce que vous avez.",
  step2: "Écrivez-nous",
  step2Text:
    "Envoyez le montant, la durée des études et le nom de l’école. Nous demandons les documents dont nous avons besoin.",
  step3: "Commencez le semestre",
  step3Text: "Chaque versement arrive sur votre compte courant avant le début du semestre.",
  question1: "Quand le remboursement commence-t-il ?",
  question1Answer: "Votre offre indique la date. Demandez-en une qui convienne à la fin de vos études.",
  question2: "Puis-je étudier à l’étranger avec ce prêt ?",
  question2Answer: "Oui. Vous payez l’école par virement international depuis la banque en ligne, avec son code SWIFT.",
  question3: "Et si j’arrête mes études avant la fin ?",
  question3Answer: "Dites-le-nous. Les versements à venir sont arrêtés, et vous remboursez ce que vous avez reçu.",
} satisfies Catalogue<typeof english>;
