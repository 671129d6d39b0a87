import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Carrières",
  description:
    "Postes ouverts chez {bank} : ingénierie, design, assistance, risque et opérations. Notre façon de travailler et comment postuler.",
  heading: "Bâtissez la partie qui porte le poids.",
  lead: "Une banque, ce sont surtout des promesses tenues les jours ordinaires. Nous cherchons des personnes qui aiment les tenir : avec soin, ensemble, et avec des mots qu’un client comprendrait.",
  part1: "Notre façon de travailler",
  part1Text:
    "De petites équipes sont responsables de ce qu’elles construisent, de la première esquisse à la nuit où cela tombe en panne. Nous écrivons les décisions, relisons le travail les uns des autres et préférons un système banal qui tient à un système brillant qui tiendrait peut-être. On ne demande à personne d’être héroïque deux fois pour la même panne.",
  rolesTitle: "Postes ouverts",
  rolesText: "Tous les postes sont à temps plein. Dites-nous s’il vous faut un autre aménagement.",
  role1: "Ingénierie backend, registre comptable",
  role1Team: "Ingénierie",
  role1Text:
    "Vous prenez soin de la partie qui déplace l’argent : les virements, les écritures et les preuves que les livres sont justes. Vous connaissez bien SQL et vous vous méfiez d’un test qui n’a jamais échoué.",
  role2: "Ingénierie frontend, banque en ligne",
  role2Team: "Ingénierie",
  role2Text:
    "Vous construisez les écrans que les gens voient chaque jour. Vous pensez au clavier, aux lecteurs d’écran, aux téléphones lents et à la phrase du message d’erreur.",
  role3: "Design produit",
  role3Team: "Design",
  role3Text:
    "Vous transformez une règle en un formulaire qui se passe de mode d’emploi. Vous dessinez, vous écrivez et vous regardez les gens s’en servir.",
  role4: "Spécialiste de l’assistance client",
  role4Team: "Assistance",
  role4Text:
    "Vous répondez aux gens au moment où ils s’inquiètent pour leur argent. Vous écrivez clairement, restez calme et dites aux équipes produit ce qui pose sans cesse problème. Les horaires couvrent le jour et la nuit.",
  role5: "Analyste crédit",
  role5Team: "Risque",
  role5Text:
    "Vous lisez les demandes de prêts immobiliers, personnels et étudiants, décidez ce qu’il est juste de prêter et expliquez un refus de façon qu’il aide.",
  role6: "Gestionnaire des opérations de paiement",
  role6Team: "Opérations",
  role6Text:
    "Vous suivez les virements vers d’autres banques jusqu’à leur règlement, et trouvez ceux qui n’y parviennent pas. Vous aimez les listes qui finissent vides.",
  stepsTitle: "Comment postuler",
  step1: "Écrivez-nous",
  step1Text:
    "Utilisez le formulaire de contact. Indiquez le poste et parlez-nous d’une chose que vous avez bien construite, réparée ou expliquée.",
  step2: "Échangeons",
  step2Text: "Une heure avec deux personnes de l’équipe. Vous posez autant de questions que nous.",
  step3: "Essayez",
  step3Text:
    "Un court morceau de vrai travail que nous faisons ensemble. Puis vous avez notre réponse, dans un sens ou dans l’autre, avec les raisons.",
  part2: "De qui nous voulons des nouvelles",
  part2Text:
    "De toute personne qui sait faire le travail. Nous jugeons les candidatures sur le travail, adaptons les entretiens quand vous le demandez et n’avons besoin ni de photo ni de date de naissance.",
  apply: "Postuler par le formulaire de contact",
} satisfies Catalogue<typeof english>;
