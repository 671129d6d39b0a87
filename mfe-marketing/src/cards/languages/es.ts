import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Tarjetas",
  description:
    "Compare la tarjeta de débito y la de crédito: emisión {cardIssuanceFee}, entrega en {debitCardDelivery} o {creditCardDelivery} días hábiles, TAE de crédito desde {creditCardApr}.",
  heading: "Dos tarjetas. En la mano y en la pantalla.",
  lead: "La de débito gasta lo que tiene. La de crédito se adelanta, con una TAE que publicamos. Ambas se piden, se ven, se giran y se destruyen en la banca en línea.",
  compareTitle: "Débito y crédito comparados",
  compareWhat: "Concepto",
  debit: "Débito",
  credit: "Crédito",
  row1: "El dinero viene de",
  row1Debit: "Su cuenta, al momento",
  row1Credit: "Una línea de crédito, que se devuelve después",
  row2: "Comisión de emisión",
  row2Debit: "{cardIssuanceFee}",
  row2Credit: "{cardIssuanceFee}",
  row3: "TAE",
  row3Debit: "Ninguna, no se presta nada",
  row3Credit: "Desde {creditCardApr}",
  row4: "Puntuación crediticia mínima",
  row4Debit: "Ninguna",
  row4Credit: "{creditCardMinimumScore}",
  row5: "Entrega, días hábiles",
  row5Debit: "{debitCardDelivery}",
  row5Credit: "{creditCardDelivery}",
  row6: "Se confirma con",
  row6Debit: "Su PIN",
  row6Credit: "Su PIN",
  part1: "Control desde el primer minuto",
  part1Text:
    "Una tarjeta nueva aparece en la banca en línea en cuanto la confirma. Su número queda oculto hasta que decide mostrarlo, el código de seguridad está en el reverso y cada pago figura bajo la tarjeta con que se hizo.",
  part2: "Si pierde una tarjeta",
  part2Text:
    "Abra la tarjeta, elija «Destruir la tarjeta» y escriba su PIN. Deja de funcionar en ese instante y no se puede recuperar. Sus movimientos anteriores siguen en sus registros. La sustituta es una tarjeta nueva, con la comisión habitual de {cardIssuanceFee}.",
  stepsTitle: "Cómo obtener una tarjeta",
  step1: "Elija cuenta y tipo",
  step1Text:
    "En la banca en línea, abra «Tarjetas» y después «Pedir una tarjeta». De entrada está seleccionada «Tarjeta de débito».",
  step2: "Confirme con su PIN",
  step2Text: "La comisión de {cardIssuanceFee} se muestra primero y se cobra en la cuenta elegida.",
  step3: "Úsela",
  step3Text:
    "Ve la tarjeta al momento. El plástico llega en {debitCardDelivery} días hábiles si es de débito y en {creditCardDelivery} si es de crédito.",
  question1: "¿Puedo tener las dos tarjetas?",
  question1Answer: "Sí. Cada tarjeta pertenece a una cuenta y tiene su propio número y su propia lista de pagos.",
  question2: "¿Cuánto cuesta una tarjeta?",
  question2Answer:
    "{cardIssuanceFee} una sola vez, al emitirla. Tomar prestado con la tarjeta de crédito cuesta intereses, con una TAE desde {creditCardApr}.",
  question3: "¿Quién puede ver mi número completo?",
  question3Answer:
    "Usted, tras iniciar sesión, cuando decide mostrarlo. Nuestro personal ve las cuatro primeras y las cuatro últimas cifras.",
  showDebit: "Sobre la tarjeta de débito",
  showCredit: "Sobre la tarjeta de crédito",
} satisfies Catalogue<typeof english>;
