import { defineMessages } from "@lintel/portal";
import english from "./languages/en";

export const paletteMessages = defineMessages(english, {
  fr: () => import("./languages/fr"),
  it: () => import("./languages/it"),
  es: () => import("./languages/es"),
  de: () => import("./languages/de"),
  nl: () => import("./languages/nl"),
  pl: () => import("./languages/pl"),
  "zh-CN": () => import("./languages/zh-CN"),
});
