import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Tarjeta de crédito",
  description:
    "Una tarjeta de crédito con TAE desde {creditCardApr} y puntuación crediticia mínima de {creditCardMinimumScore}. Emisión {cardIssuanceFee}, entrega en {creditCardDelivery} días hábiles.",
  heading: "Pida prestado un tiempo, con condiciones que ha leído.",
  lead: "Una tarjeta de crédito para gastos que llegan antes que el dinero. La TAE empieza en {creditCardApr} y las condiciones están en esta página.",
  action: "Solicitar una tarjeta de crédito",
  glance1: "TAE",
  glance1Value: "Desde {creditCardApr}",
  glance2: "Puntuación crediticia mínima",
  glance2Value: "{creditCardMinimumScore}",
  glance3: "Comisión de emisión",
  glance3Value: "{cardIssuanceFee}, una vez",
  glance4: "Entrega",
  glance4Value: "{creditCardDelivery} días hábiles",
  part1: "Para quién es",
  part1Text:
    "Para quien puede devolver en semanas y quiere ese margen: un vuelo reservado pronto, una reparación, una fianza que vuelve. Necesita una puntuación crediticia de al menos {creditCardMinimumScore}. Si piensa devolver durante años, mire antes un préstamo personal.",
  part2: "Qué significa aquí la TAE",
  part2Text:
    "La TAE es el coste anual de pedir prestado. La nuestra empieza en {creditCardApr}; la suya consta en su contrato antes de que lo acepte. Para hacerse una idea: un saldo que se arrastra un mes cuesta alrededor de la doceava parte del tipo anual.",
  part3: "En la banca en línea",
  part3Text:
    "La tarjeta tiene su propia lista de pagos. Puede mostrar su número y su código de seguridad, girarla en la pantalla y destruirla con su PIN si la pierde.",
  stepsTitle: "Cómo solicitarla",
  step1: "Compruebe su puntuación",
  step1Text:
    "Pedimos {creditCardMinimumScore} o más. La puntuación de su panel es ilustrativa y no procede de una agencia de información crediticia.",
  step2: "Pídala en la banca en línea",
  step2Text:
    "«Tarjetas», «Pedir una tarjeta», «Tarjeta de crédito». Confirme la comisión de {cardIssuanceFee} con su PIN.",
  step3: "Recíbala",
  step3Text: "El plástico llega en {creditCardDelivery} días hábiles.",
  question1: "¿Por qué tarda más que una tarjeta de débito?",
  question1Answer:
    "Una tarjeta de crédito se revisa antes de fabricarla. Eso añade unos días: {creditCardDelivery} días hábiles en lugar de {debitCardDelivery}.",
  question2: "¿Y si mi puntuación está por debajo de {creditCardMinimumScore}?",
  question2Answer:
    "La tarjeta de débito no tiene puntuación mínima. Podrá solicitar crédito más adelante, cuando su puntuación haya subido.",
  question3: "¿Puedo dejar de usarla cuando quiera?",
  question3Answer:
    "Sí. Al destruir la tarjeta se detienen al momento los pagos nuevos. Lo que debe sigue pendiente de devolver.",
} satisfies Catalogue<typeof english>;
