import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "支票账户",
  description:
    "月费 {checkingMonthlyFee}、无最低余额的支票账户。开户存入 {checkingOpeningDeposit}。透支费 {overdraftFee}，以及如何永远不付它。",
  heading: "干实事的账户。",
  lead: "工资进来，房租出去，中间喝杯咖啡。没有月费，没有最低余额，只有一项值得了解的费用。",
  action: "开立支票账户",
  glance1: "每月维护费",
  glance1Value: "{checkingMonthlyFee}",
  glance2: "开户存款",
  glance2Value: "{checkingOpeningDeposit}",
  glance3: "最低余额",
  glance3Value: "无",
  glance4: "透支费",
  glance4Value: "{overdraftFee}",
  glance5: "制卡费",
  glance5Value: "每张 {cardIssuanceFee}",
  glance6: "借记卡送达",
  glance6Value: "{debitCardDelivery} 个工作日",
  part1: "适合谁",
  part1Text:
    "任何有固定资金往来的人：第一份工资、合住的家庭、收款日不固定的自由职业者。账户不要求最低收入，也不要求最低余额。存入 {checkingOpeningDeposit} 开户之后，余额为零多久都可以。",
  part2: "可以用它做什么",
  part2Text:
    "即时汇款给 {bank} 的其他客户。凭路由号码和 SWIFT 代码汇往境内外其他银行。转账缴付账单，附上收款人能看到的说明。为账户申请借记卡或信用卡。凭编号找回任何一笔付款。",
  part3: "关于透支费",
  part3Text:
    "如果一笔付款使账户低于零，我们收取 {overdraftFee}。有两点让您远离它：余额不足时网上转账会被拒绝；转账表单在您确认之前会显示剩余金额。",
  stepsTitle: "如何开立",
  step1: "注册",
  step1Text: "您的姓名、电子邮件地址和至少 {passwordLength} 个字符的密码。",
  step2: "选择支票账户",
  step2Text: "我们为您开立账户，并显示账号和路由号码。您设置 {pinDigits} 位 PIN。",
  step3: "存入 {checkingOpeningDeposit}",
  step3Text: "从其他银行汇入，或让工资存入。账户即可使用。",
  question1: "真的没有月费吗？",
  question1Answer: "没有，也没有附加条件。您不必维持余额，也不必刷卡。",
  question2: "转账多久到账？",
  question2Answer: "{bank} 内部即刻到账。发往其他银行时，资金立即转出，转账在对方结算之前为待处理。",
  question3: "可以关闭账户吗？",
  question3Answer: "可以。把余额转到别处，然后通过联系页面写信给我们。",
} satisfies Catalogue<typeof english>;
