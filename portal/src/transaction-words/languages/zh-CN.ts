import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  incoming: "转入",
  outgoing: "转出",
  synthetic: "生成",
  type_transfer: "转账",
  type_card_payment: "银行卡付款",
  type_wire_transfer: "电汇",
  type_ach_transfer: "ACH 转账",
  type_debit_card_purchase: "借记卡消费",
  type_online_payment: "网上付款",
  type_check_deposit: "支票存入",
  type_atm_withdrawal: "ATM 取款",
  status_pending: "待处理",
  status_success: "成功",
  status_completed: "已完成",
  status_failed: "失败",
} satisfies Catalogue<typeof english>;
