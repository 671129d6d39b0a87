import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "信用卡",
  description:
    "年利率 {creditCardApr} 起、信用评分至少 {creditCardMinimumScore} 的信用卡。制卡费 {cardIssuanceFee}，{creditCardDelivery} 个工作日送达。",
  heading: "借用一段时间，条款您都读过。",
  lead: "为先于收入到来的开支准备的信用卡。年利率从 {creditCardApr} 起，条件都在本页。",
  action: "申请信用卡",
  glance1: "年利率",
  glance1Value: "{creditCardApr} 起",
  glance2: "最低信用评分",
  glance2Value: "{creditCardMinimumScore}",
  glance3: "制卡费",
  glance3Value: "{cardIssuanceFee}，一次性",
  glance4: "送达",
  glance4Value: "{creditCardDelivery} 个工作日",
  part1: "适合谁",
  part1Text:
    "适合几周内能还清、需要中间周转的人：提早预订的机票、一次维修、会退还的押金。信用评分需至少 {creditCardMinimumScore}。如果打算分几年偿还，请先看看个人贷款。",
  part2: "年利率在这里的含义",
  part2Text:
    "年利率是借款一年的成本。我们从 {creditCardApr} 起；您的利率在您接受之前写明于协议中。大致来说，欠款拖一个月，成本约为年利率的十二分之一。",
  part3: "在网上银行",
  part3Text: "卡片有自己的付款列表。您可以显示卡号和安全码、在屏幕上翻面，丢失时用 PIN 销卡。",
  stepsTitle: "如何申请",
  step1: "查看评分",
  step1Text: "我们要求 {creditCardMinimumScore} 或更高。总览中的评分仅供参考，并非征信机构的评分。",
  step2: "在网上银行申请",
  step2Text: "“银行卡”—“申请银行卡”—“信用卡”。用 PIN 确认 {cardIssuanceFee} 的费用。",
  step3: "收到卡片",
  step3Text: "实体卡在 {creditCardDelivery} 个工作日内送达。",
  question1: "为什么比借记卡送达得慢？",
  question1Answer:
    "信用卡在制作之前需要审核，因此多几天：{creditCardDelivery} 个工作日，而不是 {debitCardDelivery} 个。",
  question2: "如果我的评分低于 {creditCardMinimumScore} 呢？",
  question2Answer: "借记卡没有最低评分。评分提高之后，您可以再申请信用卡。",
  question3: "可以随时停用吗？",
  question3Answer: "可以。销卡后新的付款立即停止。已欠的款项仍需偿还。",
} satisfies Catalogue<typeof english>;
