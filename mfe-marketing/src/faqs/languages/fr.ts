import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Questions fréquentes",
  description:
    "Des réponses sur les comptes, les cartes, les virements, les prêts, la connexion et la sécurité chez {bank}. Cherchez ou parcourez par thème.",
  heading: "Souvent demandé, expliqué une fois.",
  lead: "Cherchez un mot, ou lisez par thème. Si votre question manque, posez-la : une personne répondra.",
  search: "Rechercher dans les questions",
  searchClear: "Effacer la recherche",
  found: { one: "{count} réponse", other: "{count} réponses" },
  nothingFound: "Aucune question ne correspond à votre recherche.",
  nothingFoundHelp: "Essayez un mot plus court, ou écrivez-nous.",
  askUs: "Nous poser la question",
  groupAccounts: "Comptes",
  groupCards: "Cartes",
  groupTransfers: "Virements et paiements",
  groupLoans: "Prêts et crédit",
  groupSecurity: "Connexion et sécurité",
  groupSupport: "Paramètres et assistance",
  accounts1: "Où trouver mon numéro de compte et mon numéro de routage ?",
  accounts1Answer:
    "Ouvrez « Comptes » dans la banque en ligne et choisissez « Voir plus ». Les deux numéros s’y trouvent, avec un bouton pour les copier.",
  accounts2: "Est-ce que je reçois des relevés ?",
  accounts2Answer:
    "Vos opérations sont listées par mois, aussi loin que remonte le compte. Cherchez par référence, ouvrez-en une pour la voir en détail et imprimez un reçu à conserver.",
  accounts3: "Pourquoi mon solde s’affiche-t-il en astérisques ?",
  accounts3Answer:
    "Pour que personne ne le lise par-dessus votre épaule. Appuyez sur l’œil à côté pour l’afficher ou le masquer.",
  cards1: "Combien coûte une carte ?",
  cards1Answer:
    "L’émission d’une carte de débit ou de crédit coûte {cardIssuanceFee}, prélevés sur le compte que vous choisissez.",
  cards2: "J’ai perdu ma carte. Que faire ?",
  cards2Answer:
    "Connectez-vous, ouvrez la carte, choisissez « Détruire la carte » et confirmez avec votre code PIN. Elle cesse aussitôt de fonctionner et ne peut pas être rétablie. Commandez-en ensuite une nouvelle.",
  cards3: "Puis-je utiliser une carte avant de la recevoir ?",
  cards3Answer:
    "Son numéro, sa date d’expiration et son code de sécurité sont dans la banque en ligne dès la première minute, sous « Afficher les détails ».",
  transfers1: "En combien de temps un virement arrive-t-il ?",
  transfers1Answer:
    "Entre comptes {bank}, aussitôt. Vers d’autres banques, il reste en attente jusqu’à son règlement ; la liste indique « Réussie » ou « Échouée » quand c’est terminé. Un virement échoué vous est remboursé.",
  transfers2: "Comment payer une facture ?",
  transfers2Answer:
    "Faites un virement vers le compte indiqué sur la facture et mettez le numéro de la facture dans le libellé. Le bénéficiaire le voit.",
  transfers3: "Qu’est-ce qu’un code SWIFT, et quand m’en faut-il un ?",
  transfers3Answer:
    "Il désigne une banque à l’international, en 8 ou 11 caractères. Tout virement vers une autre banque le demande. Le bénéficiaire le trouve sur un relevé ou auprès de sa banque.",
  loans1: "En combien de temps un prêt personnel est-il décidé ?",
  loans1Answer: "Sous {personalLoanApproval} heures, pour des montants de {personalLoanMin} à {personalLoanMax}.",
  loans2: "Combien de temps un prêt immobilier peut-il durer ?",
  loans2Answer:
    "Jusqu’à {homeLoanMaxYears} ans. Le calculateur de sa page montre l’effet d’une durée plus longue sur les intérêts.",
  loans3: "Qu’est-ce que le score de crédit dans ma synthèse ?",
  loans3Answer:
    "Un chiffre de {creditScoreMin} à {creditScoreMax}, calculé d’après l’activité de vos comptes. Il est indicatif et n’est pas le score d’une agence d’évaluation du crédit.",
  security1: "J’ai oublié mon mot de passe.",
  security1Answer:
    "Choisissez le lien sur la page de connexion. Nous envoyons un code à {codeDigits} chiffres à votre adresse e-mail ; saisissez-le avec un nouveau mot de passe. Toutes les sessions ouvertes ailleurs se ferment.",
  security2: "J’ai oublié mon code PIN, ou il est bloqué.",
  security2Answer:
    "Dans « Paramètres », « Changer le code PIN » demande votre mot de passe et vous laisse en choisir un nouveau. Cinq codes PIN incorrects de suite le bloquent pour un moment ; réinitialiser votre mot de passe le débloque.",
  security3: "Quelqu’un m’a demandé mon code.",
  security3Answer:
    "Ne le donnez pas. Le personnel de {bank} ne demande jamais de code, de mot de passe ni de code PIN. Si vous l’avez déjà donné, changez votre mot de passe et écrivez-nous.",
  support1: "Puis-je utiliser le site dans ma langue ?",
  support1Answer:
    "Le site parle huit langues. Choisissez la vôtre avec le bouton en bas à droite ; elle est mémorisée. Nos e-mails vous arrivent dans la langue de votre dernière connexion. Les montants gardent le même format dans toutes.",
} satisfies Catalogue<typeof english>;
