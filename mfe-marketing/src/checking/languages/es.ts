import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Cuenta corriente",
  description:
    "Una cuenta corriente con una comisión mensual de {checkingMonthlyFee} y sin saldo mínimo. Se abre con {checkingOpeningDeposit}. Comisión por descubierto {overdraftFee}, y cómo no pagarla nunca.",
  heading: "La cuenta que hace el trabajo.",
  lead: "Entra la nómina, sale el alquiler y, en medio, el café. Sin comisión mensual, sin saldo mínimo y con una sola comisión que conviene conocer.",
  action: "Abrir una cuenta corriente",
  glance1: "Comisión mensual de mantenimiento",
  glance1Value: "{checkingMonthlyFee}",
  glance2: "Depósito de apertura",
  glance2Value: "{checkingOpeningDeposit}",
  glance3: "Saldo mínimo",
  glance3Value: "Ninguno",
  glance4: "Comisión por descubierto",
  glance4Value: "{overdraftFee}",
  glance5: "Emisión de tarjeta",
  glance5Value: "{cardIssuanceFee} por tarjeta",
  glance6: "Entrega de la tarjeta de débito",
  glance6Value: "{debitCardDelivery} días hábiles",
  part1: "Para quién es",
  part1Text:
    "Para cualquiera con un flujo regular de dinero: una primera nómina, una casa compartida, un autónomo que cobra en días sueltos. La cuenta no pide ingresos mínimos ni saldo mínimo. Tras el depósito de apertura de {checkingOpeningDeposit} puede quedarse a cero cuanto quiera.",
  part2: "Qué puede hacer con ella",
  part2Text:
    "Enviar dinero al momento a otros clientes de {bank}. Enviar a otros bancos, en el país o en el extranjero, con número de ruta y código SWIFT. Pagar facturas por transferencia, con un concepto que el beneficiario puede leer. Pedir una tarjeta de débito o de crédito asociada a la cuenta. Volver a encontrar cualquier pago por su referencia.",
  part3: "Sobre la comisión por descubierto",
  part3Text:
    "Si un pago deja la cuenta por debajo de cero, cobramos {overdraftFee}. Dos cosas lo evitan: una transferencia en línea se rechaza cuando el saldo no alcanza, y el formulario muestra lo que quedará antes de confirmar.",
  stepsTitle: "Cómo abrirla",
  step1: "Regístrese",
  step1Text: "Su nombre, su correo electrónico y una contraseña de al menos {passwordLength} caracteres.",
  step2: "Elija la corriente",
  step2Text: "Abrimos la cuenta y le mostramos su número de cuenta y de ruta. Usted fija su PIN de {pinDigits} cifras.",
  step3: "Ingrese {checkingOpeningDeposit}",
  step3Text: "Envíelo desde otro banco o domicilie su nómina. La cuenta está lista.",
  question1: "¿De verdad no hay comisión mensual?",
  question1Answer: "No la hay, ni condición alguna. No tiene que mantener saldo ni usar una tarjeta.",
  question2: "¿Cuánto tardan las transferencias?",
  question2Answer:
    "Dentro de {bank}, llegan al momento. A otro banco, el dinero sale al momento y la transferencia queda pendiente hasta que el otro lado la liquida.",
  question3: "¿Puedo cerrar la cuenta?",
  question3Answer: "Sí. Traslade el saldo y escríbanos por la página de contacto.",
} satisfies Catalogue<typeof english>;
