import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Panel",
  morning: "Buenos días, {name}",
  afternoon: "Buenas tardes, {name}",
  evening: "Buenas noches, {name}",

  balanceTitle: "Saldo total",
  showBalance: "Mostrar el saldo",
  hideBalance: "Ocultar el saldo",
  balanceHidden: "Saldo oculto",
  balanceNote: { one: "{count} cuenta · {currency}", other: "{count} cuentas · {currency}" },
  shownIn: "En {currency}, al cambio de {rate} por 1 USD",
  noAccountTitle: "Su primera cuenta está en camino.",
  noAccountNote: "El banco la abre por usted. Aparecerá aquí con su número en cuanto esté lista.",
  sendMoney: "Enviar dinero",
  receiveMoney: "Recibir dinero",
  loadingBalance: "Cargando su saldo",
  balanceFailed: "No hemos podido cargar su saldo.",

  lastTitle: "Último movimiento",
  today: "{count} hoy",
  noTransactions: "No hay movimientos.",
  noTransactionsHelp: "Aquí aparecerá su pago más reciente.",

  statsTitle: "Sus cifras de este mes",
  monthsInUtc: "Los meses se cuentan en UTC.",
  income: "Total de ingresos",
  spending: "Total de gastos",
  total: "Total de movimientos",
  count: { one: "{count} movimiento", other: "{count} movimientos" },
  viewTransactions: "Ver los movimientos",
  loadingStats: "Cargando sus cifras",
  statsFailed: "No hemos podido cargar sus cifras.",
  chartEmpty: "Desde su primer movimiento verá aquí sus ingresos y gastos, mes a mes.",
  chartQuiet: "No ha habido ingresos ni gastos en los últimos meses.",
  chartTitle: "Ingresos y gastos por mes",
  chartIncome: "Ingresos",
  chartSpending: "Gastos",
  chartMonth: "Mes",
  chartTable: "Ver como tabla",

  infoTitle: "Datos básicos",
  name: "Nombre",

  scoreTitle: "Puntuación crediticia",
  scoreOf: "de {max}",
  scoreNext: { one: "Falta {count} punto para «{band}»", other: "Faltan {count} puntos para «{band}»" },
  scoreTop: "Lo más alto de la escala",
  scoreNote:
    "Orientativa, según su actividad con nosotros. No es la puntuación de una agencia de información crediticia.",
  band_Excellent: "Excelente",
  band_Good: "Buena",
  band_Fair: "Aceptable",
  band_Poor: "Baja",
  "band_Very Poor": "Muy baja",
} satisfies Catalogue<typeof english>;
