import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  heading: "计算还款额",
  intro: "这里不公布贷款利率，因为您的利率取决于您自己。请输入想要比较的利率。",
  amount: "金额",
  term: "期限",
  years: { other: "{count} 年" },
  rate: "年利率（百分比）",
  rateHint: "您填写的数字，并非报价。例如 5.25",
  rateWrong: "请输入 0 到 {limit} 之间的利率，例如 5.25。最多三位小数。",
  monthly: "每月",
  interest: "利息合计",
  total: "还款合计",
  enterRate: "没有利率时，这只是不含利息的本金。",
  principal: "本金",
  interestShort: "利息",
  leftToPay: "尚需偿还",
  year: "年份",
  yearTick: "第 {year} 年",
  picture: "每年还款由哪些部分组成",
  table: "以表格查看",
  note: "按每月等额还款的示意。您自己的利率和还款额以报价为准。",
} satisfies Catalogue<typeof english>;
