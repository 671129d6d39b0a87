import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  question1: "如何开立账户？",
  question1Answer:
    "用姓名、电子邮件地址和密码建立档案。您会得到一个银行 ID，选择支票或储蓄账户，并设置 {pinDigits} 位 PIN。支票账户开户存入 {checkingOpeningDeposit}，储蓄账户 {savingsOpeningDeposit}。",
  question2: "支票账户收费多少？",
  question2Answer:
    "月费为 {checkingMonthlyFee}，没有最低余额要求。如果一笔付款使账户低于零，透支费为 {overdraftFee}。余额不足时，网上转账会被拒绝，因此不会造成透支。",
  question3: "银行卡多久送达？",
  question3Answer:
    "借记卡需要 {debitCardDelivery} 个工作日，信用卡 {creditCardDelivery} 个。您用 PIN 确认后，卡片立即出现在网上银行。两种卡的制卡费均为 {cardIssuanceFee}。",
  question4: "如何登录？",
  question4Answer:
    "输入电子邮件地址或银行 ID，然后输入密码，再输入我们发送到您注册邮箱的 {codeDigits} 位验证码。验证码在 {codeMinutes} 分钟内有效，只能使用一次。",
  question5: "PIN 有什么用？",
  question5Answer:
    "您用 {pinDigits} 位 PIN 确认每一笔转账、每一张新卡以及每一次销卡。输入之前，您会再次看到金额和收款人。PIN 绝不会显示在屏幕上，也不会出现在任何消息里。",
  question6: "可以向其他银行汇款吗？",
  question6Answer:
    "可以，美国境内和境外都可以。您需要对方的账号、银行名称、路由号码和 SWIFT 代码。资金立即离开您的账户，转账在结算之前保持“待处理”。",
  question7: "储蓄账户可以取款几次？",
  question7Answer:
    "每月前 {savingsFreeWithdrawals} 次取款不收罚金。如果您动用资金更频繁，支票账户更合适：它没有这样的限制。",
  question8: "申请信用卡或贷款需要什么？",
  question8Answer:
    "信用卡要求信用评分至少 {creditCardMinimumScore}，年利率从 {creditCardApr} 起。个人贷款从 {personalLoanMin} 到 {personalLoanMax}，我们在 {personalLoanApproval} 小时内作出决定。",
} satisfies Catalogue<typeof english>;
