import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Ajustes",
  loading: "Cargando sus ajustes",
  failed: "No hemos podido cargar sus ajustes.",

  infoTitle: "Información de la cuenta",
  name: "Nombre",
  email: "Correo electrónico",
  currency: "Moneda actual",
  accounts: "Número de cuentas",
  changePin: "Cambiar el PIN",
  changeCurrency: "Cambiar la moneda",
  changePassword: "Para cambiar su contraseña, cierre sesión y restablézcala en la página de inicio de sesión.",

  addressTitle: "Dirección",
  address: "Dirección",
  zipCode: "Código postal",
  saveChanges: "Guardar los cambios",
  addressUpdated: "Dirección actualizada correctamente.",
  undoChanges: "Deshacer los cambios",

  displayTitle: "Seguridad y apariencia",
  theme: "Tema",
  themeLight: "Claro",
  themeDark: "Oscuro",
  language: "Idioma",
  languageHint: "Nuestros correos llegarán en este idioma desde su próximo inicio de sesión.",
  shortcuts: "Atajos de teclado",
  shortcutsHint: "Teclas sueltas, como «n» para una transferencia nueva. Un signo de interrogación las muestra todas.",

  dataTitle: "Sus datos",
  dataLead: "Un archivo JSON con su perfil, sus cuentas, sus tarjetas y sus movimientos.",
  dataCare:
    "Incluye sus números de cuenta completos; no incluye su PIN, su contraseña ni los números de tarjeta enteros. Guarde el archivo donde solo usted pueda abrirlo.",
  dataDownload: "Descargar sus datos",
  dataCollecting: "Reuniendo sus datos…",
  dataDownloaded: "Descargado como {name}.",
  dataFailed: "No se han podido descargar sus datos.",

  resetTitle: "Restablecer el PIN",
  resetLead:
    "Primero la contraseña de su cuenta, después el PIN nuevo. Un PIN nuevo no levanta un bloqueo: para ello, cierre sesión y restablezca su contraseña.",
  backToSettings: "Ajustes",
  password: "Contraseña de la cuenta",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  capsLock: "Bloq Mayús está activado",
  verify: "Verificar la contraseña",
  enterPassword: "Introduzca su contraseña",
  invalidPassword: "Contraseña no válida.",
  passwordVerified: "Contraseña verificada. Ya puede elegir su PIN.",
  pinSet: "PIN establecido.",
  pinUncertain:
    "No sabemos si su PIN nuevo está establecido. Si lo está, un correo electrónico se lo confirma. Pruebe el PIN nuevo o empiece aquí de nuevo con su contraseña.",
  goingBack: "Su PIN nuevo está establecido. Volviendo…",
} satisfies Catalogue<typeof english>;
