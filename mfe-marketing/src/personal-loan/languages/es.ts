import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Préstamo personal",
  description:
    "Un préstamo personal de {personalLoanMin} a {personalLoanMax}, decidido en {personalLoanApproval} horas. Calcule la cuota mensual al tipo que usted fije.",
  heading: "Una suma, un plan, una fecha final.",
  lead: "De {personalLoanMin} a {personalLoanMax} para un coche, una mudanza o varias deudas reunidas. Tiene noticias nuestras en {personalLoanApproval} horas.",
  action: "Preguntar por un préstamo personal",
  glance1: "Importe",
  glance1Value: "De {personalLoanMin} a {personalLoanMax}",
  glance2: "Decisión",
  glance2Value: "En {personalLoanApproval} horas",
  glance3: "Devolución",
  glance3Value: "Importes mensuales iguales",
  glance4: "Se ingresa en",
  glance4Value: "Su cuenta corriente",
  part1: "Para quién es",
  part1Text:
    "Para personas con un plan y unos ingresos regulares. La cuota es igual cada mes y el préstamo tiene un último día, cosa que una tarjeta de crédito no tiene. Para un gasto que puede devolver en unas semanas, la tarjeta puede salir más barata.",
  part2: "Reunir deudas",
  part2Text:
    "Varios saldos a tipos distintos son difíciles de seguir. Súmelos, escriba el total en la calculadora con un solo tipo y compare los intereses con lo que paga ahora. Si el resultado no es mejor, no lo haga.",
  part3: "En qué nos fijamos",
  part3Text:
    "Sus ingresos, sus gastos fijos y lo que ya devuelve cada mes. Mantenga la nueva cuota en un importe que pueda afrontar también en un mes malo.",
  stepsTitle: "Cómo solicitarlo",
  step1: "Calcule una cuota",
  step1Text: "Elija un importe entre {personalLoanMin} y {personalLoanMax}, y un plazo.",
  step2: "Escríbanos",
  step2Text: "Díganos importe, plazo y fin. Respondemos en {personalLoanApproval} horas.",
  step3: "Acepte y reciba",
  step3Text: "Lea la oferta, fírmela y la suma va a su cuenta corriente.",
  question1: "¿Cuál es el importe mínimo?",
  question1Answer: "{personalLoanMin}. Para menos, ahorrar unos meses suele costar menos que pedir prestado.",
  question2: "¿Tengo que decir para qué es el dinero?",
  question2Answer: "Sí, en pocas palabras. Así podemos decirle si otro préstamo le conviene más.",
  question3: "¿Preguntar afecta a mi puntuación crediticia?",
  question3Answer: "Una pregunta no. Le avisamos antes de hacer una consulta que otros puedan ver.",
} satisfies Catalogue<typeof english>;
