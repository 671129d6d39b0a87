import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Nous contacter",
  description:
    "Écrivez à {bank}, de jour comme de nuit. Téléphone, e-mail, adresse postale et un formulaire lu par une personne.",
  heading: "Posez votre question. Une personne répond.",
  lead: "Écrivez à toute heure. Pour ce qui touche à votre propre compte, connectez-vous d’abord si vous le pouvez : nous vous aidons plus vite quand nous savons qui vous êtes.",
  detailsTitle: "Autres façons de nous joindre",
  phone: "Téléphone",
  email: "E-mail",
  address: "Adresse postale",
  hours: "Horaires",
  hoursText: "24 heures sur 24, sept jours sur sept",
  beforeTitle: "Avant d’écrire",
  before1: "Carte perdue ?",
  before1Text: "Détruisez-la tout de suite dans la banque en ligne. C’est plus rapide qu’un message.",
  before2: "Mot de passe oublié ?",
  before2Text: "Réinitialisez-le vous-même avec un code envoyé à votre adresse e-mail.",
  resetPassword: "Réinitialiser votre mot de passe",
  before3: "Une question générale ?",
  before3Text: "Elle a peut-être déjà sa réponse.",
  formTitle: "Écrivez-nous",
  name: "Votre nom",
  yourEmail: "Votre adresse e-mail",
  message: "Message",
  messageHint: "Pas de numéro de carte, de mot de passe, de code PIN ni d’autre code, s’il vous plaît.",
  characters: "{count} caractères sur {limit}",
  send: "Envoyer le message",
  nameMissing: "Veuillez saisir votre nom.",
  emailMissing: "Veuillez saisir votre adresse e-mail.",
  emailWrong: "Veuillez saisir une adresse e-mail comme nom@example.com.",
  messageMissing: "Veuillez écrire un message.",
  messageLong: "Veuillez limiter votre message à moins de {limit} caractères.",
  charactersRefused: "Ce champ contient des caractères que nous ne pouvons pas accepter.",
  sentTitle: "Nous avons reçu votre message.",
  sentText: "Nous répondons à {email}. Vous n’avez rien d’autre à faire.",
  sendAnother: "Écrire un autre message",
  failed: "Votre message n’a pas été envoyé. Il est toujours là : vérifiez votre connexion et renvoyez-le.",
  unclear:
    "La banque n’a pas répondu clairement : votre message est peut-être arrivé. Il est toujours là ; si vous le renvoyez, nous le recevrons peut-être deux fois.",
  tooMany:
    "C’était un message de trop en peu de temps. Votre texte est conservé ici ; en attendant, vous avez le téléphone, l’e-mail et l’adresse postale de cette page.",
  waitMinutes: { one: "Réessayez dans {count} minute.", other: "Réessayez dans {count} minutes." },
  needsScript:
    "Le formulaire a besoin de JavaScript. Sans lui, veuillez utiliser le téléphone, l’e-mail ou l’adresse postale de cette page.",
} satisfies Catalogue<typeof english>;
