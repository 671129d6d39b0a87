import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Politique de confidentialité",
  description:
    "Ce que {bank} sait de vous, pourquoi, pendant combien de temps, qui d’autre le voit et ce que vous pouvez nous demander.",
  heading: "Politique de confidentialité",
  lead: "Nous gardons ce dont une banque a besoin pour prendre soin de votre argent, et rien de plus. Cette page dit ce que c’est.",
  part1: "Qui est responsable",
  part1Text:
    "{bank} décide de l’usage de vos données et en répond. Cette politique couvre le site public, la banque en ligne et les messages que vous échangez avec nous. Pour tout ce qui concerne vos données, écrivez-nous depuis la page Contact.",
  part2: "Ce que nous gardons",
  part2Text:
    "Votre profil : prénom et nom, adresse e-mail, identifiant bancaire, langue de votre dernière connexion et, si vous les donnez, adresse postale et code postal. Vos comptes, cartes et opérations, avec les montants, les heures, les références, les libellés et le compte de l’autre partie. Vos messages. Un journal des événements de sécurité, tels que les connexions et les changements de mot de passe ou de code PIN, avec l’adresse réseau d’où chacun est venu. Les types de navigateur avec lesquels vous vous êtes connecté, sous une forme brouillée, pour pouvoir vous en signaler un nouveau.",
  part3: "Ce que nous ne pouvons pas lire",
  part3Text:
    "Votre mot de passe et votre code PIN ne sont conservés que sous une forme brouillée, que nous pouvons vérifier mais pas relire. Les codes à usage unique servent une fois, puis n’ont plus de valeur. Les numéros de carte et les codes de sécurité sont conservés chiffrés et montrés à vous uniquement, quand vous le demandez.",
  part4: "Pourquoi nous les utilisons",
  part4Text:
    "Pour tenir vos comptes et exécuter vos ordres. Pour confirmer que c’est bien vous. Pour déceler et arrêter la fraude. Pour répondre à vos messages. Pour garder les documents que la loi impose aux banques. Nous n’utilisons pas vos opérations pour vous vendre quoi que ce soit, et aucune personne ni société ne nous paie pour vos données.",
  part5: "Qui d’autre les voit",
  part5Text:
    "La banque qui reçoit votre virement voit ce qu’il lui faut pour le créditer : votre nom, votre compte, le montant et le libellé. Les autorités reçoivent des données quand la loi nous oblige à les fournir. Les sociétés qui exploitent des ordinateurs ou acheminent du courrier pour nous travaillent selon nos instructions et ne peuvent pas utiliser vos données pour elles-mêmes.",
  part6: "Cookies et stockage",
  part6Text:
    "Un cookie retient la langue que vous avez choisie et un autre le thème, chacun pendant un an. Quand nous essayons une nouvelle version d’une page, un troisième vous garde sur la même version, pendant un an au plus : il contient un nombre aléatoire et rien sur vous. Le stockage de votre navigateur garde votre thème, votre devise d’affichage, votre choix de désactiver les raccourcis d’une seule touche et, tant que vous êtes en session, la clé de celle-ci et l’heure de votre dernière action. Jusqu’à la fermeture de l’onglet au plus tard, il garde aussi la page pour laquelle la connexion vous a été demandée, un identifiant de la dernière personne connectée, le numéro d’un virement ou d’une commande de carte dont l’issue n’est pas encore connue, avec les identifiants des cartes qui existaient, et, pendant que vous vous connectez ou réinitialisez un mot de passe, l’adresse ou l’identifiant bancaire que vous avez saisi. Nous ne déposons aucun cookie publicitaire ou de suivi, et aucun script d’une autre société ne s’exécute sur nos pages.",
  part7: "Combien de temps nous les gardons",
  part7Text:
    "Profil et paramètres : tant que vous êtes client. Opérations et documents qui les justifient : aussi longtemps que la loi l’exige, même après la clôture d’un compte. Messages : jusqu’à ce que votre question soit réglée, puis pendant un délai raisonnable. Si votre profil est supprimé, votre nom et votre adresse sont effacés ; les montants dans nos livres et le journal des événements de sécurité avec ses adresses réseau restent, sans votre nom.",
  part8: "Comment nous les protégeons",
  part8Text:
    "La connexion demande un mot de passe et un code à usage unique. Les ordres qui déplacent de l’argent demandent votre code PIN. Une session se ferme d’elle-même quand vous vous absentez. Le personnel voit ce que sa tâche exige, et chaque intervention qui modifie quelque chose dans votre profil est enregistrée. Si une violation de données vous expose à un risque, nous vous disons ce qui s’est passé et quoi faire.",
  part9: "Ce que vous pouvez demander",
  part9Text:
    "Voir les données que nous détenons sur vous, sous une forme que vous pouvez emporter. Corriger ce qui est faux. Supprimer ce que nous ne sommes pas tenus de garder. Vous opposer à un usage, ou faire examiner par une personne une décision qui vous concerne. Écrivez-nous depuis la page Contact ; nous répondons dans le mois. Vous pouvez aussi déposer une réclamation auprès de l’autorité de protection des données du lieu où vous vivez.",
  part10: "Modifications",
  part10Text:
    "Quand cette politique change, la date ci-dessus change. Si la modification est importante pour vous, nous vous en informons par e-mail avant qu’elle ne s’applique.",
} satisfies Catalogue<typeof english>;
