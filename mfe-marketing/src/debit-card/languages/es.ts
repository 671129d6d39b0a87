import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Tarjeta de débito",
  description:
    "Una tarjeta de débito sobre su cuenta de {bank}. Emisión {cardIssuanceFee}, entrega en {debitCardDelivery} días hábiles, utilizable al momento en la banca en línea.",
  heading: "Gaste lo que tiene. Véalo salir.",
  lead: "La tarjeta de débito toma el dinero directamente de su cuenta. Sin préstamo, sin intereses, sin liquidación a fin de mes.",
  action: "Obtener una tarjeta de débito",
  glance1: "Comisión de emisión",
  glance1Value: "{cardIssuanceFee}, una vez",
  glance2: "Intereses",
  glance2Value: "Ninguno, no se presta nada",
  glance3: "Puntuación crediticia mínima",
  glance3Value: "Ninguna",
  glance4: "Entrega",
  glance4Value: "{debitCardDelivery} días hábiles",
  part1: "Para quién es",
  part1Text:
    "Para cualquiera con una cuenta en {bank}. No se comprueba el crédito. Va bien para el gasto diario, como primera tarjeta y para quien prefiere que una compra termine cuando termina.",
  part2: "Lo que ve",
  part2Text:
    "Cada pago aparece bajo la tarjeta y en su cuenta, con el importe, la hora y una referencia que puede buscar. Su panel suma el mes en ingresos y gastos.",
  part3: "Cómo se mantiene segura",
  part3Text:
    "El número está oculto hasta que lo muestra y vuelve a ocultarse al salir de la página. Si pierde la tarjeta, destrúyala con su PIN. Deja de funcionar al momento.",
  stepsTitle: "Cómo obtenerla",
  step1: "Tenga una cuenta",
  step1Text: "Lo habitual es la corriente. Se abre con {checkingOpeningDeposit}.",
  step2: "Pídala en la banca en línea",
  step2Text:
    "«Tarjetas» y «Pedir una tarjeta». «Tarjeta de débito» ya está seleccionada. Confirme la comisión de {cardIssuanceFee} con su PIN.",
  step3: "Espere el plástico",
  step3Text:
    "Llega en {debitCardDelivery} días hábiles. Los datos de la tarjeta están en la pantalla desde el primer minuto.",
  question1: "¿Qué pasa si mi cuenta está vacía?",
  question1Answer:
    "Un pago que deja la corriente por debajo de cero cuesta la comisión por descubierto de {overdraftFee}. Vigile el saldo en su panel.",
  question2: "¿Puedo pedirla para una cuenta de ahorro?",
  question2Answer:
    "Sí. Cada pago cuenta como retirada y solo las primeras {savingsFreeWithdrawals} del mes no tienen penalización.",
  question3: "¿Cómo sustituyo una tarjeta perdida?",
  question3Answer: "Destruya la antigua y pida una nueva. La comisión de {cardIssuanceFee} se aplica a cada tarjeta.",
} satisfies Catalogue<typeof english>;
