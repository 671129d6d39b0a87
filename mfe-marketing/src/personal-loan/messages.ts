import { defineMessages } from "@lintel/portal";
import en from "./languages/en";

export const messages = defineMessages(en, {
  fr: () => import(/* webpackChunkName: "fr" */ "./languages/fr"),
  it: () => import(/* webpackChunkName: "it" */ "./languages/it"),
  es: () => import(/* webpackChunkName: "es" */ "./languages/es"),
  de: () => import(/* webpackChunkName: "de" */ "./languages/de"),
  nl: () => import(/* webpackChunkName: "nl" */ "./languages/nl"),
  pl: () => import(/* webpackChunkName: "pl" */ "./languages/pl"),
  "zh-CN": () => import(/* webpackChunkName: "zh-CN" */ "./languages/zh-CN"),
});
