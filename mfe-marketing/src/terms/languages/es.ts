import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Términos y condiciones",
  description:
    "Las condiciones para usar el sitio, las cuentas, las tarjetas y las transferencias de {bank}, en palabras claras.",
  heading: "Términos y condiciones",
  lead: "Estas condiciones se aplican entre usted y {bank} cuando usa nuestro sitio y la banca en línea. Léalas, por favor; están hechas para leerse.",
  part1: "Quién puede usarlo",
  part1Text:
    "Puede abrir un perfil si es mayor de edad, actúa en su propio nombre y nos da su nombre real y un correo electrónico que lee. Una persona, un perfil. Podemos pedir una prueba de quién es y podemos rechazar una solicitud; si lo hacemos, lo decimos.",
  part2: "Su perfil y sus secretos",
  part2Text:
    "Guarde para sí su contraseña, su PIN de {pinDigits} cifras y sus códigos de un solo uso. Nunca los pedimos por teléfono, correo ni mensaje. Si cree que otra persona conoce alguno, cámbielo y díganoslo enseguida. Hasta que nos lo diga, las órdenes confirmadas con su PIN cuentan como suyas, salvo que la ley disponga otra cosa.",
  part3: "Cuentas",
  part3Text:
    "La corriente se abre con {checkingOpeningDeposit}, tiene una comisión mensual de {checkingMonthlyFee} y no tiene saldo mínimo. Si un pago la deja por debajo de cero, la comisión por descubierto es de {overdraftFee}. La de ahorro se abre con {savingsOpeningDeposit}; las primeras {savingsFreeWithdrawals} retiradas del mes no tienen penalización. Las cuentas se llevan en dólares estadounidenses. Otra moneda de visualización es una conversión aproximada y no cambia nada de la cuenta.",
  part4: "Tarjetas",
  part4Text:
    "Emitir una tarjeta cuesta {cardIssuanceFee}, que se cobran en la cuenta que elija. Las de débito se entregan en {debitCardDelivery} días hábiles y las de crédito en {creditCardDelivery}. Una tarjeta de crédito exige una puntuación crediticia de al menos {creditCardMinimumScore}; su TAE empieza en {creditCardApr} y consta en su contrato. Una tarjeta destruida no se puede recuperar.",
  part5: "Transferencias",
  part5Text:
    "Una transferencia es una orden suya desde que la confirma con su PIN. Compruebe antes el beneficiario: actuamos según el número de cuenta. Una transferencia dentro de {bank} llega al momento. Una transferencia a otro banco sale de su cuenta al momento y queda pendiente hasta que se liquida; si falla, se le devuelve el importe. Rechazamos una orden cuando el saldo no alcanza.",
  part6: "Préstamos",
  part6Text:
    "Las calculadoras de este sitio ilustran; no son una oferta. Un préstamo existe cuando las dos partes han aceptado una oferta por escrito con importe, plazo, tipo y total. Los préstamos personales van de {personalLoanMin} a {personalLoanMax}; los de vivienda llegan a {homeLoanMaxYears} años.",
  part7: "Lo que no está permitido",
  part7Text:
    "No use {bank} para nada ilícito, con dinero que no es suyo ni para esquivar un límite que hayamos puesto. No intente llegar a los datos de otras personas ni perturbar el servicio. Si encuentra un punto débil, díganoslo; se lo agradecemos.",
  part8: "Suspensión y cierre",
  part8Text:
    "Podemos suspender un perfil si sospechamos fraude o abuso, o si la ley nos obliga. Entonces puede seguir entrando y leyendo, pero no enviar dinero ni pedir tarjetas. Escríbanos para que lo revisemos. Puede cerrar sus cuentas en cualquier momento cuando estén a cero. Nosotros podemos cerrarlas con un aviso razonable.",
  part9: "Disponibilidad y responsabilidad",
  part9Text:
    "Trabajamos para mantener abierta la banca en línea día y noche, pero puede interrumpirse por mantenimiento o averías. Respondemos de las pérdidas que causemos al incumplir estas condiciones o la ley. No respondemos de las causadas por hechos fuera de nuestro control o por secretos que usted haya revelado. Nada de esto limita los derechos que la ley le da.",
  part10: "Cambios y ley aplicable",
  part10Text:
    "Podemos cambiar estas condiciones. Se lo decimos por correo antes de que un cambio se aplique, y puede cerrar sus cuentas si no está de acuerdo. Se aplica la ley del lugar donde está establecido {bank}, junto con la protección al consumidor del lugar donde usted vive. Si una condición no es válida, las demás permanecen.",
  part11: "Preguntas",
  part11Text: "Si algo no está claro, pregunte antes de aceptar.",
  contactLink: "Contáctenos",
} satisfies Catalogue<typeof english>;
