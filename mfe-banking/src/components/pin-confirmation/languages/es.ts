import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  description: "Introduzca su PIN de 4 cifras para confirmar.",
  confirming: "Confirmando…",
  suspended: "Su cuenta está suspendida. Contacte con Atención al cliente.",
  incorrect: "PIN incorrecto. Inténtelo de nuevo.",
  offline: "No tiene conexión. No se ha enviado nada.",
  keypad: "Teclado del PIN",
  clear: "Borrar",
  remove: "Borrar la última cifra",
  progress: "{count} de {of} cifras",
  entered: "{count} de {of} cifras introducidas",
} satisfies Catalogue<typeof english>;
