import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  question1: "¿Cómo abro una cuenta?",
  question1Answer:
    "Cree un perfil con su nombre, su correo electrónico y una contraseña. Recibe un ID bancario, elige cuenta corriente o de ahorro y fija un PIN de {pinDigits} cifras. La corriente se abre con {checkingOpeningDeposit} y la de ahorro con {savingsOpeningDeposit}.",
  question2: "¿Cuánto cuesta una cuenta corriente?",
  question2Answer:
    "La comisión mensual es de {checkingMonthlyFee} y no hay saldo mínimo. Si un pago deja la cuenta por debajo de cero, la comisión por descubierto es de {overdraftFee}. Las transferencias en línea se rechazan cuando no hay dinero, así que nunca la provocan.",
  question3: "¿Cuánto tarda en llegar una tarjeta?",
  question3Answer:
    "Una tarjeta de débito tarda {debitCardDelivery} días hábiles y una de crédito {creditCardDelivery}. La tarjeta aparece en la banca en línea en cuanto la confirma con su PIN. Emitir cualquiera de las dos cuesta {cardIssuanceFee}.",
  question4: "¿Cómo inicio sesión?",
  question4Answer:
    "Escriba su correo electrónico o su ID bancario, después su contraseña y después el código de {codeDigits} cifras que enviamos a su correo registrado. El código sirve durante {codeMinutes} minutos y una sola vez.",
  question5: "¿Para qué sirve el PIN?",
  question5Answer:
    "Su PIN de {pinDigits} cifras confirma cada transferencia, cada tarjeta nueva y cada tarjeta que usted destruye. Antes de escribirlo vuelve a ver el importe y el beneficiario. Nunca se muestra en pantalla ni se envía en un mensaje.",
  question6: "¿Puedo enviar dinero a otro banco?",
  question6Answer:
    "Sí, en Estados Unidos y en el extranjero. Necesita el número de cuenta, el nombre del banco, su número de ruta y su código SWIFT. El dinero sale de su cuenta al momento y la transferencia queda pendiente hasta que se liquida.",
  question7: "¿Cuántas retiradas puedo hacer de la cuenta de ahorro?",
  question7Answer:
    "Las primeras {savingsFreeWithdrawals} del mes no tienen penalización. Si mueve dinero con más frecuencia, le conviene más una cuenta corriente: no tiene ese límite.",
  question8: "¿Qué necesito para una tarjeta de crédito o un préstamo?",
  question8Answer:
    "Una tarjeta de crédito pide una puntuación crediticia de al menos {creditCardMinimumScore}; su TAE empieza en {creditCardApr}. Los préstamos personales van de {personalLoanMin} a {personalLoanMax} y decidimos en {personalLoanApproval} horas.",
} satisfies Catalogue<typeof english>;
