import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Cuentas",
  total: { one: "{count} cuenta", other: "{count} cuentas" },
  empty: "No se han encontrado cuentas.",
  emptyHelp: "El banco abre su primera cuenta por usted. Aparecerá aquí en cuanto esté lista.",
  viewMore: "Ver más",
  viewMoreOf: "Ver más: {type} {number}",
  transactions: "Movimientos de las cuentas",

  accountTitle: "{type}",
  back: "Todas las cuentas",
  notFound: "Cuenta no encontrada.",
  notFoundHelp: "Puede que se haya cerrado o que la dirección esté incompleta.",
  balance: "Saldo",
  sendMoney: "Enviar dinero",
  facts: "Datos de la cuenta",
  accountType: "Tipo de cuenta",
  accountNumber: "Número de cuenta",
  copyAccountNumber: "Copiar el número de cuenta",
  copyRoutingNumber: "Copiar el número de ruta",
  bankName: "Nombre del banco",
  nameOnAccount: "Titular de la cuenta",
  opened: "Fecha de apertura",
  trend: "Evolución del saldo",
  trendNote: "Estimada a partir de sus movimientos",
  theseTransactions: "Movimientos de esta cuenta",
  noTransactions: "No hay movimientos en esta cuenta.",
} satisfies Catalogue<typeof english>;
