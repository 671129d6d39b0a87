import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "交易",
  lead: "所有收入和支出，最新的在前。",
  listTitle: "全部交易",
  emptyHelp: "您汇出和收到的钱会显示在这里。",
} satisfies Catalogue<typeof english>;
