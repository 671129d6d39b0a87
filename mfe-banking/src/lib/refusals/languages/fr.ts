import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  invalid_request: "Veuillez vérifier les informations et réessayer.",
  missing_fields: "Veuillez remplir tous les champs",
  reset_fields_required: "Veuillez remplir tous les champs.",
  identifier_required: "Veuillez saisir votre e-mail ou votre identifiant bancaire",
  login_password_required: "Veuillez saisir votre mot de passe",
  invalid_otp: "Veuillez saisir un code valide à 6 chiffres",
  weak_password: "Veuillez respecter toutes les règles du mot de passe.",
  invalid_pin: "Le code PIN doit comporter 4 chiffres.",
  invalid_amount: "Le montant doit être supérieur à 0.",
  account_required: "Veuillez choisir un compte.",
  history_fields_required: "Le montant et le nombre de mois sont obligatoires.",
  transfer_fields_required: "Veuillez remplir tous les champs obligatoires.",
  bank_details_required:
    "Veuillez indiquer le nom de la banque et le numéro de routage pour un virement vers une autre banque.",
  swift_required: "Le code SWIFT est obligatoire pour un virement international.",
  swift_length: "Le code SWIFT doit comporter 8 ou 11 caractères.",

  session_required: "Veuillez vous connecter pour continuer.",
  invalid_credentials: "Code ou mot de passe incorrect.",

  forbidden: "Votre profil ne permet pas de faire cela.",
  suspended: "Votre compte est suspendu. Veuillez contacter l’assistance.",
  incorrect_pin: "Code PIN incorrect. Veuillez réessayer.",
  password_required: "Veuillez d’abord confirmer votre mot de passe.",
  invalid_password: "Mot de passe incorrect.",

  not_found: "Nous n’avons pas trouvé ce que vous demandez.",
  account_not_found: "Compte introuvable.",
  card_not_found: "Carte introuvable.",
  user_not_found: "Utilisateur introuvable.",
  transaction_not_found: "Opération introuvable.",

  self_action: "Vous ne pouvez pas faire cela sur votre propre profil.",
  last_admin: "Il doit toujours rester au moins un administrateur actif.",
  status_changed: "L’état de cette opération a changé entre-temps. Veuillez la consulter à nouveau.",
  recipient_spent: "Le bénéficiaire a déjà dépensé cet argent : le virement ne peut pas être repris.",
  account_closed:
    "Le compte d’où viendrait ou auquel irait cet argent est clôturé, et ce qu’il contenait est revenu à la banque.",

  payload_too_large: "La demande est trop volumineuse.",
  unsupported_media_type: "Envoyez la demande au format application/json.",

  insufficient_funds: "Solde insuffisant.",
  recipient_not_found: "Compte du bénéficiaire introuvable.",
  same_account: "Choisissez un autre compte : l’argent ne peut pas revenir au compte dont il part.",
  pin_not_set: "Veuillez d’abord choisir votre code PIN.",
  invalid_code: "Code incorrect ou expiré.",
  key_reused: "Cette demande a déjà servi à autre chose. Veuillez recommencer.",
  history_disabled: "L’historique généré n’est pas disponible ici.",

  pin_locked: "Votre code PIN est bloqué après trop d’essais incorrects.",

  too_many_requests: "Trop de tentatives. Veuillez patienter et réessayer.",
  resend_cooldown: "Veuillez patienter avant de demander un nouveau code.",

  internal: "Un problème est survenu de notre côté. Rien n’a été modifié.",
  unavailable: "La banque est très sollicitée ou redémarre. Veuillez réessayer dans un instant.",

  unreachable: "Nous n’avons pas pu joindre la banque. Veuillez vérifier votre connexion et réessayer.",
  errorOccurred: "Une erreur est survenue",
  resetToUnlock: "Déconnectez-vous et réinitialisez votre mot de passe pour le débloquer.",
  tooMany: "Trop de tentatives.",
  waitMinutes: { one: "Réessayez dans {count} minute.", other: "Réessayez dans {count} minutes." },
} satisfies Catalogue<typeof english>;
