import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Contáctenos",
  description:
    "Escriba a {bank}, de día o de noche. Teléfono, correo electrónico, dirección postal y un formulario que lee una persona.",
  heading: "Pregúntenos. Responde una persona.",
  lead: "Escriba a cualquier hora. Si se trata de su propia cuenta, inicie sesión antes si puede: ayudamos más rápido cuando sabemos quién es.",
  detailsTitle: "Otras formas de contactarnos",
  phone: "Teléfono",
  email: "Correo electrónico",
  address: "Dirección postal",
  hours: "Horario",
  hoursText: "24 horas, siete días a la semana",
  beforeTitle: "Antes de escribir",
  before1: "¿Ha perdido una tarjeta?",
  before1Text: "Destrúyala ya en la banca en línea. Es más rápido que un mensaje.",
  before2: "¿Ha olvidado la contraseña?",
  before2Text: "Restablézcala con un código enviado a su correo.",
  resetPassword: "Restablecer la contraseña",
  before3: "¿Una pregunta general?",
  before3Text: "Puede que ya esté respondida.",
  formTitle: "Escríbanos",
  name: "Su nombre",
  yourEmail: "Su correo electrónico",
  message: "Mensaje",
  messageHint: "Sin números de tarjeta, contraseñas, PIN ni códigos, por favor.",
  characters: "{count} de {limit} caracteres",
  send: "Enviar mensaje",
  nameMissing: "Escriba su nombre.",
  emailMissing: "Escriba su correo electrónico.",
  emailWrong: "Escriba una dirección de correo como name@example.com.",
  messageMissing: "Escriba un mensaje.",
  messageLong: "Deje su mensaje por debajo de {limit} caracteres.",
  charactersRefused: "Contiene caracteres que no podemos aceptar.",
  sentTitle: "Su mensaje está con nosotros.",
  sentText: "Respondemos a {email}. No tiene que hacer nada más.",
  sendAnother: "Escribir otro mensaje",
  failed: "Su mensaje no se ha enviado. Sigue aquí: compruebe la conexión y envíelo de nuevo.",
  unclear:
    "El banco no ha dado una respuesta clara: puede que su mensaje haya llegado. Sigue aquí; si lo envía de nuevo, puede que lo recibamos dos veces.",
  tooMany:
    "Ese mensaje fue uno de más en poco tiempo. Su texto se conserva aquí; mientras tanto tiene el teléfono, el correo y la dirección postal de esta página.",
  waitMinutes: { one: "Inténtelo de nuevo en {count} minuto.", other: "Inténtelo de nuevo en {count} minutos." },
  needsScript:
    "El formulario necesita JavaScript. Sin él, use el teléfono, el correo o la dirección postal de esta página.",
} satisfies Catalogue<typeof english>;
