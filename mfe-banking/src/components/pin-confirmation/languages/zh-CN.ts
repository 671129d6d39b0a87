import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  description: "请输入 4 位 PIN 以确认。",
  confirming: "正在确认…",
  suspended: "您的账户已被暂停。请联系客服。",
  incorrect: "PIN 不正确。请重试。",
  offline: "您已离线。没有发送任何内容。",
  keypad: "PIN 键盘",
  clear: "清除",
  remove: "删除最后一位",
  progress: "{count} / {of} 位",
  entered: "已输入 {count} 位，共 {of} 位",
} satisfies Catalogue<typeof english>;
