import { defineMessages } from "@lintel/portal";
import { en } from "./languages/en";

export const paletteMessages = defineMessages(en, {
  fr: () => import("./languages/fr"),
  it: () => import("./languages/it"),
  es: () => import("./languages/es"),
  de: () => import("./languages/de"),
  nl: () => import("./languages/nl"),
  pl: () => import("./languages/pl"),
  "zh-CN": () => import("./languages/zh-CN"),
});
