import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "搜索或跳转到",
  pages: "页面",
  actions: "操作",
  checking: "支票账户",
  savings: "储蓄账户",
  accountEnding: "{type}，尾号 {ending}",
  newTransfer: "新建转账",
  copyBankingId: "复制银行 ID",
  bankingIdCopied: "银行 ID 已复制。",
  bankingIdNotCopied: "无法复制银行 ID。您的 ID 是 {id}。",
  printLastReceipt: "打印最近一张回单",
  showShortcuts: "键盘快捷键",
  none: "未找到“{text}”",
  found: { other: "{count} 条结果" },
  thisSearch: "此搜索",
  goTo: "前往{page}",
  searchPage: "在页面中搜索",
  thisList: "此列表",
  thenKey: "然后",
  turnOff: "输入文字时单键不起作用，您也可以在设置中关闭单键。",
} satisfies Catalogue<typeof english>;
