import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "条款与条件",
  description: "使用 {bank} 网站、账户、银行卡和转账的条款，用平实的语言写成。",
  heading: "条款与条件",
  lead: "当您使用我们的网站和网上银行时，您与 {bank} 之间适用这些条款。请阅读；它们就是写给人读的。",
  part1: "谁可以使用",
  part1Text:
    "如果您是成年人、为自己行事，并提供真实姓名和您会查看的电子邮件地址，就可以建立档案。一人一份档案。我们可能要求证明身份，也可能拒绝申请；如果拒绝，我们会说明。",
  part2: "您的档案与秘密",
  part2Text:
    "请妥善保管您的密码、{pinDigits} 位 PIN 和一次性验证码。我们绝不会通过电话、电子邮件或消息索要。如果您认为他人知道了其中之一，请更改并立即告诉我们。在您告知之前，用您的 PIN 确认的指令视为您本人的指令，法律另有规定的除外。",
  part3: "账户",
  part3Text:
    "支票账户开户存入 {checkingOpeningDeposit}，月费 {checkingMonthlyFee}，无最低余额。如果付款使其低于零，透支费为 {overdraftFee}。储蓄账户开户存入 {savingsOpeningDeposit}；每月前 {savingsFreeWithdrawals} 次取款不收罚金。账户以美元计。其他显示货币只是大致换算，不改变账户本身。",
  part4: "银行卡",
  part4Text:
    "制卡费为 {cardIssuanceFee}，从您选择的账户扣除。借记卡在 {debitCardDelivery} 个工作日内送达，信用卡在 {creditCardDelivery} 个工作日内。信用卡要求信用评分至少 {creditCardMinimumScore}；年利率从 {creditCardApr} 起，并写明于您的协议。销毁的卡无法恢复。",
  part5: "转账",
  part5Text:
    "您用 PIN 确认之后，转账即为您的指令。请先核对收款人：我们按账号办理。{bank} 内部的转账即刻到账。发往其他银行的转账立即离开您的账户，在结算之前保持待处理；如果失败，金额退回给您。余额不足时，我们拒绝执行。",
  part6: "贷款",
  part6Text:
    "本网站的计算器仅作示意，并非报价。双方接受载明金额、期限、利率和总额的书面报价后，贷款方成立。个人贷款从 {personalLoanMin} 到 {personalLoanMax}；住房贷款最长 {homeLoanMaxYears} 年。",
  part7: "不允许的行为",
  part7Text:
    "请勿将 {bank} 用于任何违法用途、用于不属于您的资金，或用来规避我们设定的限制。请勿试图获取他人数据或干扰服务。如果发现漏洞，请告诉我们；我们心怀感谢。",
  part8: "暂停与关闭",
  part8Text:
    "如果我们怀疑欺诈或滥用，或法律要求，我们可以暂停某份档案。您仍可登录和查看，但不能汇款或申请银行卡。请与我们联系以便核查。余额为零时，您可以随时关闭账户。我们可以在合理通知后关闭账户。",
  part9: "可用性与责任",
  part9Text:
    "我们努力让网上银行日夜开放，但维护或故障可能造成中断。对于我们违反这些条款或法律造成的损失，我们承担责任。对于超出我们控制的事件或您泄露的秘密造成的损失，我们不承担责任。本条款不限制法律赋予您的权利。",
  part10: "变更与法律",
  part10Text:
    "我们可以变更这些条款。变更生效之前，您会收到电子邮件；如果不同意，可以关闭账户。适用 {bank} 所在地的法律以及您居住地的消费者保护规定。如果某一条款无效，其余条款继续有效。",
  part11: "疑问",
  part11Text: "如有不清楚之处，请在同意之前询问。",
  contactLink: "联系我们",
} satisfies Catalogue<typeof english>;
