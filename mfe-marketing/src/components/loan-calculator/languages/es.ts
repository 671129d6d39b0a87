import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  heading: "Calcule una cuota",
  intro:
    "Aquí no publicamos ningún tipo de interés, porque el suyo depende de usted. Escriba el tipo que quiera comparar.",
  amount: "Importe",
  term: "Plazo",
  years: { one: "{count} año", other: "{count} años" },
  rate: "Tipo anual, en porcentaje",
  rateHint: "Su cifra, no una oferta. Por ejemplo 5,25",
  rateWrong: "Escriba un tipo de 0 a {limit}, como 5,25. Puede tener hasta tres decimales.",
  monthly: "Cada mes",
  interest: "Intereses en total",
  total: "Devuelto en total",
  enterRate: "Sin un tipo, esto es solo el préstamo, sin intereses.",
  principal: "Capital",
  interestShort: "Intereses",
  leftToPay: "Por devolver",
  year: "Año",
  yearTick: "Año {year}",
  picture: "De qué se compone cada año de pagos",
  table: "Ver como tabla",
  note: "Una ilustración con cuotas mensuales iguales. Su tipo y su cuota constan en su oferta.",
} satisfies Catalogue<typeof english>;
