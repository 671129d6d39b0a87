import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Empleo",
  description:
    "Puestos abiertos en {bank}: ingeniería, diseño, atención al cliente, riesgos y operaciones. Cómo trabajamos y cómo presentarse.",
  heading: "Construya la parte que carga el peso.",
  lead: "Un banco son sobre todo promesas cumplidas en días corrientes. Buscamos personas a quienes les guste cumplirlas: con cuidado, juntas y con palabras que un cliente entienda.",
  part1: "Cómo trabajamos",
  part1Text:
    "Los equipos son pequeños y dueños de lo que construyen, desde el primer boceto hasta la noche en que falla. Dejamos las decisiones por escrito, revisamos el trabajo de los demás y preferimos un sistema aburrido que aguanta a uno ingenioso que quizá lo haga. A nadie se le pide ser héroe dos veces por el mismo fallo.",
  rolesTitle: "Puestos abiertos",
  rolesText: "Todos los puestos son a jornada completa. Díganos si necesita otra fórmula.",
  role1: "Ingeniería de backend, libro mayor",
  role1Team: "Ingeniería",
  role1Text:
    "Cuida la parte que mueve el dinero: transferencias, asientos y las pruebas de que los libros cuadran. Conoce bien SQL y desconfía de una prueba que nunca ha fallado.",
  role2: "Ingeniería de frontend, banca en línea",
  role2Team: "Ingeniería",
  role2Text:
    "Construye las pantallas que la gente ve cada día. Le importan los teclados, los lectores de pantalla, los teléfonos lentos y la frase dentro del mensaje de error.",
  role3: "Diseño de producto",
  role3Team: "Diseño",
  role3Text:
    "Convierte una regla en un formulario que no necesita manual. Dibuja, escribe y observa cómo lo usa la gente.",
  role4: "Especialista en atención al cliente",
  role4Team: "Atención al cliente",
  role4Text:
    "Responde a las personas en el momento en que se preocupan por su dinero. Escribe con claridad, mantiene la calma y cuenta a los equipos de producto qué falla una y otra vez. Los turnos cubren el día y la noche.",
  role5: "Analista de préstamos",
  role5Team: "Riesgos",
  role5Text:
    "Lee solicitudes de préstamos de vivienda, personales y de estudios, decide qué es justo prestar y explica una negativa de modo que ayude.",
  role6: "Operaciones de pagos",
  role6Team: "Operaciones",
  role6Text:
    "Sigue las transferencias a otros bancos hasta que se liquidan y encuentra las que no lo hacen. Le gustan las listas que acaban vacías.",
  stepsTitle: "Cómo presentarse",
  step1: "Escríbanos",
  step1Text:
    "Use el formulario de contacto. Indique el puesto y cuéntenos una cosa que haya construido, reparado o explicado bien.",
  step2: "Hablemos",
  step2Text: "Una hora con dos personas del equipo. Usted pregunta tanto como nosotros.",
  step3: "Pruébelo",
  step3Text:
    "Un trabajo real y breve que hacemos juntos. Después tiene noticias nuestras, en un sentido u otro, con razones.",
  part2: "De quién queremos saber",
  part2Text:
    "De cualquiera que sepa hacer el trabajo. Valoramos las solicitudes por el trabajo, adaptamos las entrevistas si lo pide y no necesitamos fotografía ni fecha de nacimiento.",
  apply: "Presentarse por el formulario de contacto",
} satisfies Catalogue<typeof english>;
