import type { Catalogue } from "@lintel/contract";
import type english from "./en";

export default {
  hello: "Bonjour {name},",
  helloWithoutName: "Bonjour,",
  staffNeverAsk: "Le personnel de {bank} ne demande jamais de code, de mot de passe ni de code PIN.",
  signIn: "Se connecter",
  newPassword: "Choisir un nouveau mot de passe",
  contactUs: "Nous contacter",
  link: "{text} : {address}",
  moment: "{day} à {time} UTC",
  loginCodeSubject: "Votre code de connexion {bank}",
  loginCodeUse: "Utilisez ce code pour terminer votre connexion. Il sert une seule fois, pendant {minutes} minutes.",
  loginCodeElse:
    "Si vous n’avez pas essayé de vous connecter, quelqu’un a peut-être saisi votre adresse e-mail ou votre identifiant bancaire par erreur. Sans votre mot de passe, ce code ne lui sert à rien, et vous n’avez rien à faire.",
  resetCodeSubject: "Votre code {bank} pour changer de mot de passe",
  resetCodeUse:
    "Utilisez ce code pour choisir un nouveau mot de passe. Il sert une seule fois, pendant {minutes} minutes.",
  resetCodeElse: "Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même.",
  welcomeSubject: "Bienvenue chez {bank}",
  welcomeId:
    "Votre espace de banque en ligne est prêt. Votre identifiant bancaire est {bankingId} : vous pouvez vous connecter avec lui ou avec cette adresse e-mail.",
  welcomeNext: "Connectez-vous maintenant et choisissez un code PIN à quatre chiffres. Il confirmera chaque virement.",
  addressTakenSubject: "Quelqu’un a essayé de s’inscrire avec votre adresse e-mail",
  addressTakenWhat:
    "Quelqu’un a essayé d’ouvrir un nouveau profil {bank} avec cette adresse e-mail. Vous en avez déjà un, rien n’a donc été changé.",
  addressTakenElse:
    "Si c’était vous, connectez-vous comme d’habitude. Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau. Si ce n’était pas vous, vous n’avez rien à faire.",
  passwordSubject: "Votre mot de passe a été changé",
  passwordWhat:
    "Le mot de passe de votre banque en ligne a été changé le {moment}. Toutes les personnes connectées ont été déconnectées.",
  passwordElse: "Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant et prévenez-nous aussitôt.",
  pinSetSubject: "Votre code PIN a été défini",
  pinSetWhat: "Le code PIN qui confirme vos virements a été défini le {moment}.",
  pinChangedSubject: "Votre code PIN a été changé",
  pinChangedWhat: "Le code PIN qui confirme vos virements a été changé le {moment}.",
  pinElse:
    "Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe, ce qui déconnecte tout le monde, et prévenez-nous aussitôt. Là où vous êtes connecté vous-même, déconnectez-vous d’abord.",
  newSignInSubject: "Une nouvelle connexion à votre banque en ligne",
  newSignInWhat: "Quelqu’un s’est connecté à votre nom le {moment}, depuis l’adresse {ip}, avec {browser}.",
  newSignInBefore: {
    one: "Auparavant, {count} tentative avait échoué.",
    other: "Auparavant, {count} tentatives avaient échoué.",
  },
  newSignInElse:
    "Si c’était vous, vous n’avez rien à faire. Sinon, choisissez maintenant un nouveau mot de passe, ce qui déconnecte tout le monde, et prévenez-nous aussitôt. Là où vous êtes connecté vous-même, déconnectez-vous d’abord.",
  browserOn: "{browser} sous {system}",
  unknownBrowser: "un navigateur inconnu",
  suspendedSubject: "Votre compte a été suspendu",
  suspendedWhat:
    "Votre compte a été suspendu. Vous pouvez toujours vous connecter et voir vos comptes et vos opérations ; les virements, les cartes et les changements sont bloqués.",
  suspendedNext: "Veuillez contacter l’assistance.",
} satisfies Catalogue<typeof english>;
