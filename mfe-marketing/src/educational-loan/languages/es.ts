import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Préstamo de estudios",
  description:
    "Un préstamo de estudios para matrícula, libros y gastos de vida. Vea cuánto costaría devolver cada año de estudio, al tipo que usted fije.",
  heading: "Pague el curso, no la preocupación.",
  lead: "Para matrícula, libros y una habitación cerca del campus. Se entrega por periodos, para que pida el dinero de un año cuando el año empieza y no antes.",
  action: "Preguntar por un préstamo de estudios",
  glance1: "Finalidad",
  glance1Value: "Matrícula, libros, gastos de vida",
  glance2: "Importe",
  glance2Value: "Según el coste de los estudios",
  glance3: "Entrega",
  glance3Value: "Periodo a periodo",
  glance4: "Devolución",
  glance4Value: "Mensual, desde la cuenta corriente",
  part1: "Para quién es",
  part1Text:
    "Para estudiantes de universidades, centros superiores y escuelas profesionales, y para adultos que vuelven a estudiar. Puede pedirlo junto con su padre, su madre u otro adulto.",
  part2: "Pida menos de lo que puede",
  part2Text:
    "Cuente primero becas y lo que gana, y pida el resto. En la calculadora, compare un año con todos: los intereses de un dinero que aún no necesitaba son el coste más fácil de evitar.",
  part3: "Qué necesita",
  part3Text:
    "Una carta de admisión, las tasas de su centro y una idea de sus gastos mensuales. Después, un justificante de matrícula antes de cada entrega.",
  stepsTitle: "Cómo solicitarlo",
  step1: "Sume el coste del curso",
  step1Text: "Tasas, libros, alquiler, viajes. Reste lo que tiene.",
  step2: "Escríbanos",
  step2Text: "Indique el importe, la duración y el centro. Le pedimos los papeles que hacen falta.",
  step3: "Empiece el periodo",
  step3Text: "Cada entrega llega a su cuenta corriente antes de que empiece el periodo.",
  question1: "¿Cuándo empieza la devolución?",
  question1Answer: "Su oferta indica la fecha. Pida una que encaje con el final de sus estudios.",
  question2: "¿Puedo estudiar en el extranjero?",
  question2Answer: "Sí. Paga al centro por transferencia internacional desde la banca en línea, con su código SWIFT.",
  question3: "¿Y si dejo los estudios antes?",
  question3Answer: "Díganoslo. Las entregas futuras se detienen y devuelve lo que ha recibido.",
} satisfies Catalogue<typeof english>;
