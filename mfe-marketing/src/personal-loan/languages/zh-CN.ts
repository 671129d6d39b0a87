import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "个人贷款",
  description:
    "{personalLoanMin} 至 {personalLoanMax} 的个人贷款，{personalLoanApproval} 小时内决定。按您设定的利率计算月还款额。",
  heading: "一笔钱，一个计⁠划，一个终点。",
  lead: "{personalLoanMin} 至 {personalLoanMax}，用于买车、搬家或合并几笔债务。我们在 {personalLoanApproval} 小时内答复。",
  action: "咨询个人贷款",
  glance1: "金额",
  glance1Value: "{personalLoanMin} 至 {personalLoanMax}",
  glance2: "决定",
  glance2Value: "{personalLoanApproval} 小时之内",
  glance3: "还款",
  glance3Value: "每月等额",
  glance4: "发放至",
  glance4Value: "您的支票账户",
  part1: "适合谁",
  part1Text:
    "有计划、有固定收入的人。每月还款额相同，贷款有最后一天，而信用卡没有。几周内能还清的开支，用卡可能更便宜。",
  part2: "合并债务",
  part2Text:
    "几笔利率不同的欠款难以理清。把它们加起来，把总额和一个利率填入计算器，再与现在支付的利息比较。如果结果没有更好，就不要做。",
  part3: "我们看什么",
  part3Text: "您的收入、固定开支和每月已有的还款。把新的还款额控制在手头紧的月份也能承受的范围。",
  stepsTitle: "如何申请",
  step1: "计算还款额",
  step1Text: "在 {personalLoanMin} 与 {personalLoanMax} 之间选择金额，并选择期限。",
  step2: "写信给我们",
  step2Text: "告知金额、期限和用途。我们在 {personalLoanApproval} 小时内答复。",
  step3: "接受并收款",
  step3Text: "阅读报价并签字，款项汇入您的支票账户。",
  question1: "最低金额是多少？",
  question1Answer: "{personalLoanMin}。少于此数，存几个月钱通常比借款便宜。",
  question2: "必须说明用途吗？",
  question2Answer: "是的，简单几句即可。这样我们可以告诉您是否有更合适的贷款。",
  question3: "询问会影响我的信用评分吗？",
  question3Answer: "询问不会。进行他人可见的查询之前，我们会告诉您。",
} satisfies Catalogue<typeof english>;
