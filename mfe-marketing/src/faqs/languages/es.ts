import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Preguntas frecuentes",
  description:
    "Respuestas sobre cuentas, tarjetas, transferencias, préstamos, acceso y seguridad en {bank}. Busque o recorra los grupos.",
  heading: "Se pregunta a menudo, se responde una vez.",
  lead: "Busque una palabra o lea por grupos. Si falta su pregunta, hágala: le responderá una persona.",
  search: "Buscar en las preguntas",
  searchClear: "Borrar la búsqueda",
  found: { one: "{count} respuesta", other: "{count} respuestas" },
  nothingFound: "Ninguna pregunta coincide con su búsqueda.",
  nothingFoundHelp: "Pruebe una palabra más corta o escríbanos.",
  askUs: "Pregúntenos",
  groupAccounts: "Cuentas",
  groupCards: "Tarjetas",
  groupTransfers: "Transferencias y pagos",
  groupLoans: "Préstamos y crédito",
  groupSecurity: "Acceso y seguridad",
  groupSupport: "Ajustes y ayuda",
  accounts1: "¿Dónde encuentro mi número de cuenta y de ruta?",
  accounts1Answer:
    "Abra «Cuentas» en la banca en línea y elija «Ver más». Allí están los dos números, con un botón para copiarlos.",
  accounts2: "¿Recibo extractos?",
  accounts2Answer:
    "Sus movimientos están ordenados por meses, hasta donde llega la cuenta. Busque por referencia, abra uno para ver los detalles e imprima un justificante para sus archivos.",
  accounts3: "¿Por qué mi saldo aparece con asteriscos?",
  accounts3Answer:
    "Para que nadie lo lea por encima de su hombro. Pulse el ojo que hay al lado para mostrarlo u ocultarlo.",
  cards1: "¿Cuánto cuesta una tarjeta?",
  cards1Answer:
    "Emitir una tarjeta de débito o de crédito cuesta {cardIssuanceFee}, que se cobran en la cuenta que elija.",
  cards2: "He perdido mi tarjeta. ¿Y ahora?",
  cards2Answer:
    "Inicie sesión, abra la tarjeta, elija «Destruir la tarjeta» y confirme con su PIN. Deja de funcionar al momento y no se puede recuperar. Después, pida una nueva.",
  cards3: "¿Puedo usar una tarjeta antes de que llegue?",
  cards3Answer:
    "Su número, su caducidad y su código de seguridad están en la banca en línea desde el primer minuto, tras «Mostrar los datos».",
  transfers1: "¿Qué rapidez tiene una transferencia?",
  transfers1Answer:
    "Entre cuentas de {bank}, al momento. A otros bancos queda pendiente hasta que se liquida; la lista indica después si se ha realizado o ha fallado. Una transferencia fallida se devuelve.",
  transfers2: "¿Cómo pago una factura?",
  transfers2Answer:
    "Haga una transferencia a la cuenta que figura en la factura y ponga su número en el concepto. El beneficiario lo ve.",
  transfers3: "¿Qué es un código SWIFT y cuándo lo necesito?",
  transfers3Answer:
    "Identifica a un banco internacionalmente, con 8 u 11 caracteres. Toda transferencia a otro banco lo pide. El beneficiario lo encuentra en un extracto o en su banco.",
  loans1: "¿Cuánto se tarda en decidir un préstamo personal?",
  loans1Answer: "En {personalLoanApproval} horas, para importes de {personalLoanMin} a {personalLoanMax}.",
  loans2: "¿Cuánto puede durar un préstamo de vivienda?",
  loans2Answer:
    "Hasta {homeLoanMaxYears} años. La calculadora de su página muestra lo que un plazo más largo hace con los intereses.",
  loans3: "¿Qué es la puntuación crediticia de mi panel?",
  loans3Answer:
    "Una cifra de {creditScoreMin} a {creditScoreMax}, calculada con la actividad de su cuenta. Es ilustrativa y no procede de una agencia de información crediticia.",
  security1: "He olvidado mi contraseña.",
  security1Answer:
    "Elija el enlace de la página de inicio de sesión. Enviamos un código de {codeDigits} cifras a su correo; escríbalo con una contraseña nueva. Todas las sesiones que tuviera abiertas terminan.",
  security2: "He olvidado mi PIN o está bloqueado.",
  security2Answer:
    "En «Ajustes», «Cambiar el PIN» le pide la contraseña y le deja fijar uno nuevo. Cinco PIN erróneos seguidos lo bloquean un tiempo; restablecer la contraseña lo desbloquea.",
  security3: "Alguien me ha pedido mi código.",
  security3Answer:
    "No se lo dé. El personal de {bank} nunca pide un código, una contraseña ni un PIN. Si ya lo hizo, cambie su contraseña y escríbanos.",
  support1: "¿Puedo usar el sitio en mi idioma?",
  support1Answer:
    "El sitio habla ocho idiomas. Elija el suyo con el botón de abajo a la derecha; se recuerda. Nuestros correos llegan en el idioma de su último inicio de sesión. Los importes tienen el mismo formato en todos.",
} satisfies Catalogue<typeof english>;
