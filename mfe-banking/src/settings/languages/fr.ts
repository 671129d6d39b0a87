import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Paramètres",
  loading: "Chargement de vos paramètres",
  failed: "Nous n’avons pas pu charger vos paramètres.",

  infoTitle: "Informations du compte",
  name: "Nom",
  email: "Adresse e-mail",
  currency: "Devise actuelle",
  accounts: "Nombre de comptes",
  changePin: "Changer le code PIN",
  changeCurrency: "Changer de devise",
  changePassword: "Pour changer de mot de passe, déconnectez-vous et réinitialisez-le sur la page de connexion.",

  addressTitle: "Adresse",
  address: "Adresse",
  zipCode: "Code postal",
  saveChanges: "Enregistrer les modifications",
  addressUpdated: "Adresse mise à jour.",
  undoChanges: "Annuler les modifications",

  displayTitle: "Sécurité et affichage",
  theme: "Thème",
  themeLight: "Clair",
  themeDark: "Sombre",
  language: "Langue",
  languageHint: "Nos e-mails viendront dans cette langue à partir de votre prochaine connexion.",
  shortcuts: "Raccourcis clavier",
  shortcutsHint:
    "Des touches seules, par exemple « n » pour un nouveau virement. Un point d’interrogation les affiche toutes.",

  dataTitle: "Vos données",
  dataLead: "Un fichier JSON avec votre profil, vos comptes, vos cartes et vos opérations.",
  dataCare:
    "Vos numéros de compte y figurent en entier ; votre code PIN, votre mot de passe et les numéros de carte complets n’y sont pas. Gardez le fichier là où vous seul pouvez l’ouvrir.",
  dataDownload: "Télécharger vos données",
  dataCollecting: "Vos données sont rassemblées…",
  dataDownloaded: "Téléchargé sous le nom {name}.",
  dataFailed: "Vos données n’ont pas pu être téléchargées.",

  resetTitle: "Réinitialiser le code PIN",
  resetLead:
    "D’abord votre mot de passe, puis le nouveau code PIN. Un nouveau code PIN ne lève pas un blocage : pour cela, déconnectez-vous et réinitialisez votre mot de passe.",
  backToSettings: "Paramètres",
  password: "Mot de passe du compte",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  capsLock: "Verrouillage majuscules activé",
  verify: "Vérifier le mot de passe",
  enterPassword: "Veuillez saisir votre mot de passe",
  invalidPassword: "Mot de passe incorrect.",
  passwordVerified: "Mot de passe vérifié. Vous pouvez choisir votre code PIN.",
  pinSet: "Code PIN enregistré.",
  pinUncertain:
    "Nous ne savons pas si votre nouveau code PIN est enregistré. Si c’est le cas, un e-mail vous le confirme. Essayez le nouveau code PIN, ou recommencez ici avec votre mot de passe.",
  goingBack: "Votre nouveau code PIN est enregistré. Retour…",
} satisfies Catalogue<typeof english>;
