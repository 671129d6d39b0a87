import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Cuentas",
  description:
    "Compare cuenta corriente y de ahorro: depósitos de apertura de {checkingOpeningDeposit} y {savingsOpeningDeposit}, comisión mensual de {checkingMonthlyFee} en la corriente y para qué sirve cada una.",
  heading: "Una cuenta para usar. Otra para no tocar.",
  lead: "La corriente lleva el tráfico del mes. La de ahorro aparta lo que el mes no debe tocar. La mayoría tiene las dos y mueve dinero entre ellas gratis.",
  compareTitle: "Una al lado de la otra",
  compareWhat: "Concepto",
  checking: "Corriente",
  savings: "Ahorro",
  row1: "Depósito de apertura",
  row1Checking: "{checkingOpeningDeposit}",
  row1Savings: "{savingsOpeningDeposit}",
  row2: "Pensada para",
  row2Checking: "Nómina, alquiler, pagos diarios",
  row2Savings: "Dinero con un fin posterior",
  row3: "Retiradas",
  row3Checking: "Tantas como quiera",
  row3Savings: "Las primeras {savingsFreeWithdrawals} al mes sin penalización",
  row4: "Comisión mensual",
  row4Checking: "{checkingMonthlyFee}, sin saldo mínimo",
  row4Savings: "Ninguna",
  row5: "Comisión por descubierto",
  row5Checking: "{overdraftFee}",
  row5Savings: "No puede quedar en descubierto",
  part1: "Elija la corriente si",
  part1Text:
    "aquí llega su nómina, de aquí sale el alquiler y paga con tarjeta. No hay comisión mensual que amortizar ni saldo que mantener. Puede enviar tantas transferencias como quiera, dentro de {bank} o a cualquier otro banco.",
  part2: "Elija la de ahorro si",
  part2Text:
    "está apartando dinero para una entrada, un viaje o un mal mes. Se abre con {savingsOpeningDeposit}. Las primeras {savingsFreeWithdrawals} retiradas del mes no tienen penalización: bastantes para llegar a su dinero y pocas para dejarlo estar.",
  part3: "Lo que tienen las dos",
  part3Text:
    "Un número de cuenta y un número de ruta para recibir transferencias. Cada movimiento por meses, con búsqueda por referencia y justificante para imprimir. Importes en cualquiera de {currencies} monedas de visualización, a cambios orientativos. Un saldo que permanece oculto hasta que lo pida.",
  stepsTitle: "Abra cualquiera de las dos",
  step1: "Cree su perfil",
  step1Text: "Nombre, correo electrónico, contraseña. No cuesta nada y no le compromete a nada.",
  step2: "Elija el tipo de cuenta",
  step2Text: "Corriente, de ahorro o ambas. Recibe su ID bancario y fija un PIN de {pinDigits} cifras.",
  step3: "Envíe el depósito de apertura",
  step3Text:
    "{checkingOpeningDeposit} para la corriente, {savingsOpeningDeposit} para la de ahorro, desde cualquier banco.",
  question1: "¿Puedo tener más de una cuenta?",
  question1Answer: "Sí. Aparecen una junto a otra en la banca en línea y su panel las suma.",
  question2: "¿Cuánto cuesta mover dinero entre mis cuentas?",
  question2Answer: "Nada. Llega al momento y aparece en las dos cuentas con la misma referencia.",
  question3: "¿Puedo leer mis cuentas en otra moneda?",
  question3Answer:
    "Sí. Su dinero se guarda en dólares estadounidenses; la moneda de visualización es una conversión aproximada para leer, no un cambio.",
} satisfies Catalogue<typeof english>;
