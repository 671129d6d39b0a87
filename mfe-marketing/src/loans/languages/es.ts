import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Préstamos",
  description:
    "Préstamos de vivienda de hasta {homeLoanMaxYears} años, personales de {personalLoanMin} a {personalLoanMax}, de estudios. Calcule la cuota antes de hablar con nosotros.",
  heading: "Pida prestado con el cálculo delante.",
  lead: "Tres préstamos, cada uno para un fin. Pruebe primero la cuota y después díganos qué necesita. Ningún tipo se esconde tras un formulario: lo fija usted hasta que le hagamos una oferta.",
  compareTitle: "Qué préstamo para qué",
  compareLoan: "Préstamo",
  compareFor: "Para",
  compareAmount: "Importe",
  compareTerm: "Plazo",
  loan1: "Préstamo de vivienda",
  loan1For: "Comprar, construir o reformar una vivienda",
  loan1Amount: "Según el valor de la vivienda",
  loan1Term: "Hasta {homeLoanMaxYears} años",
  loan2: "Préstamo personal",
  loan2For: "Un coche, una mudanza, deudas reunidas",
  loan2Amount: "De {personalLoanMin} a {personalLoanMax}",
  loan2Term: "Acordado con usted",
  loan3: "Préstamo de estudios",
  loan3For: "Matrícula, libros, gastos de vida",
  loan3Amount: "Según el coste de los estudios",
  loan3Term: "Acordado con usted",
  part1: "Cómo decidimos",
  part1Text:
    "Miramos lo que gana, lo que ya debe y para qué es el préstamo. De un préstamo personal tiene noticias en {personalLoanApproval} horas. Uno de vivienda o de estudios tarda más, porque hay papeles que leer.",
  part2: "Qué contiene una oferta",
  part2Text:
    "El importe, el plazo, el tipo anual, la cuota mensual y el total que habrá devuelto. No se debe nada hasta que la acepte por escrito.",
  part3: "Si devolver se hace difícil",
  part3Text:
    "Escriba o llame antes de que venza el pago. Preferimos cambiar un plan con usted que perseguir una cuota impagada.",
  stepsTitle: "De la pregunta al préstamo",
  step1: "Haga el cálculo",
  step1Text:
    "Cada página de préstamo tiene una calculadora. Cambie importe, plazo y tipo hasta que la cuota quepa en su mes.",
  step2: "Cuéntenoslo",
  step2Text: "Escriba por la página de contacto con el importe, el plazo y el fin.",
  step3: "Lea la oferta",
  step3Text: "Tómese su tiempo. Cuando la acepte, el dinero va a su cuenta corriente.",
  question1: "¿Por qué tengo que escribir el tipo?",
  question1Answer:
    "Porque el suyo depende de usted y del préstamo. Un tipo anunciado que pocos consiguen solo le confundiría.",
  question2: "¿Necesito una cuenta con ustedes?",
  question2Answer: "Sí, una corriente, para entregar el préstamo y cobrar las cuotas. No tiene comisión mensual.",
  question3: "¿Puedo devolverlo antes?",
  question3Answer:
    "Pídalo cuando quiera. Su oferta explica cómo se calcula una devolución anticipada antes de que la acepte.",
  askAboutLoan: "Preguntar por un préstamo",
  viewHomeLoan: "Ver el préstamo de vivienda",
  viewPersonalLoan: "Ver el préstamo personal",
  viewEducationalLoan: "Ver el préstamo de estudios",
} satisfies Catalogue<typeof english>;
