import type { Catalogue } from "@lintel/contract";
import type english from "./en";

export default {
  hello: "Hola, {name}:",
  helloWithoutName: "Hola:",
  staffNeverAsk: "El personal de {bank} nunca pide un código, su contraseña ni su PIN.",
  signIn: "Iniciar sesión",
  newPassword: "Elegir una contraseña nueva",
  contactUs: "Contáctenos",
  link: "{text}: {address}",
  moment: "{day} a las {time} UTC",
  loginCodeSubject: "Su código de acceso de {bank}",
  loginCodeUse: "Use este código para terminar de iniciar sesión. Sirve una sola vez, durante {minutes} minutos.",
  loginCodeElse:
    "Si usted no ha intentado iniciar sesión, puede que alguien haya escrito por error su correo o su ID bancario. Sin su contraseña el código no le sirve de nada, y usted no tiene que hacer nada.",
  resetCodeSubject: "Su código de {bank} para cambiar la contraseña",
  resetCodeUse: "Use este código para elegir una contraseña nueva. Sirve una sola vez, durante {minutes} minutos.",
  resetCodeElse: "Si no lo ha pedido, no tiene que hacer nada: su contraseña sigue siendo la misma.",
  welcomeSubject: "Le damos la bienvenida a {bank}",
  welcomeId:
    "Su perfil de banca en línea está listo. Su ID bancario es {bankingId}: puede iniciar sesión con él o con este correo.",
  welcomeNext: "Ahora inicie sesión y elija un PIN de cuatro cifras. Con él confirmará cada transferencia.",
  addressTakenSubject: "Alguien ha intentado registrarse con su correo",
  addressTakenWhat:
    "Alguien ha intentado abrir un nuevo perfil de {bank} con este correo. Usted ya tiene uno, así que no ha cambiado nada.",
  addressTakenElse:
    "Si ha sido usted, inicie sesión como siempre. Si ha olvidado su contraseña, puede elegir una nueva. Si no ha sido usted, no tiene que hacer nada.",
  passwordSubject: "Su contraseña ha cambiado",
  passwordWhat:
    "La contraseña de su banca en línea se cambió el {moment}. Se ha cerrado la sesión de todas las personas que habían entrado.",
  passwordElse: "Si no ha sido usted, elija ahora una contraseña nueva y avísenos enseguida.",
  pinSetSubject: "Su PIN se ha fijado",
  pinSetWhat: "El PIN que confirma sus transferencias se fijó el {moment}.",
  pinChangedSubject: "Su PIN ha cambiado",
  pinChangedWhat: "El PIN que confirma sus transferencias se cambió el {moment}.",
  pinElse:
    "Si no ha sido usted, elija ahora una contraseña nueva, lo que cierra la sesión de todos, y avísenos enseguida. Donde tenga usted la sesión iniciada, ciérrela antes.",
  newSignInSubject: "Un nuevo inicio de sesión en su banca en línea",
  newSignInWhat: "Alguien inició sesión en su nombre el {moment}, desde la dirección {ip}, con {browser}.",
  newSignInBefore: {
    one: "Antes había fallado {count} intento.",
    other: "Antes habían fallado {count} intentos.",
  },
  newSignInElse:
    "Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva, lo que cierra la sesión de todos, y avísenos enseguida. Donde tenga usted la sesión iniciada, ciérrela antes.",
  browserOn: "{browser} en {system}",
  unknownBrowser: "un navegador desconocido",
  suspendedSubject: "Su cuenta ha sido suspendida",
  suspendedWhat:
    "Su cuenta ha sido suspendida. Todavía puede iniciar sesión y ver sus cuentas y movimientos; las transferencias, las tarjetas y los cambios están bloqueados.",
  suspendedNext: "Contacte con Atención al cliente.",
} satisfies Catalogue<typeof english>;
