import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Préstamo de vivienda",
  description:
    "Un préstamo de vivienda con plazos de hasta {homeLoanMaxYears} años. Fije importe, plazo y tipo, y vea cuánto va al capital y cuánto a los intereses.",
  heading: "Un préstamo largo merece una mirada larga.",
  lead: "Para comprar, construir o reformar el lugar donde vive. Los plazos llegan a {homeLoanMaxYears} años, así que un cambio pequeño en el tipo es un cambio grande en el total.",
  action: "Preguntar por un préstamo de vivienda",
  glance1: "Finalidad",
  glance1Value: "Comprar, construir o reformar",
  glance2: "Plazo",
  glance2Value: "Hasta {homeLoanMaxYears} años",
  glance3: "Importe",
  glance3Value: "Según el valor de la vivienda",
  glance4: "Devolución",
  glance4Value: "Mensual, desde la cuenta corriente",
  part1: "Para quién es",
  part1Text:
    "Para hogares que compran su primera vivienda, pasan a la siguiente o ponen un tejado nuevo a una antigua. Usted aporta parte del precio; cuanto más aporte, menos intereses paga.",
  part2: "Corto o largo",
  part2Text:
    "Un plazo más largo aligera cada mes y encarece el préstamo entero. Mueva el plazo en la calculadora y observe los intereses. Después elija el plazo más corto cuya cuota aún le deje dormir.",
  part3: "Qué necesita",
  part3Text:
    "Un justificante de ingresos, el contrato de compra o el presupuesto de la obra y una lista de otros préstamos. Si falta un papel, se lo decimos enseguida.",
  stepsTitle: "Cómo solicitarlo",
  step1: "Calcule una cuota",
  step1Text: "Use la calculadora con el precio de la vivienda, menos lo que aporta.",
  step2: "Envíenos lo esencial",
  step2Text: "Importe, plazo, dirección de la vivienda. Le llamamos con preguntas y una lista de papeles.",
  step3: "Decida sobre la oferta",
  step3Text: "Indica tipo, cuota y total. Usted firma, el vendedor cobra.",
  question1: "¿Qué plazo se puede elegir?",
  question1Answer: "Hasta {homeLoanMaxYears} años.",
  question2: "¿Deciden antes de que encuentre una vivienda?",
  question2Answer: "Sí. Díganos sus ingresos y su presupuesto y le diremos por escrito cuánto prestaríamos.",
  question3: "¿Puedo usarlo solo para una reforma?",
  question3Answer: "Sí. Para obras menores, hasta {personalLoanMax}, un préstamo personal puede ser más rápido.",
} satisfies Catalogue<typeof english>;
