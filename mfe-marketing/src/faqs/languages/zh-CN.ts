import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "常见问题",
  description: "关于 {bank} 的账户、银行卡、转账、贷款、登录与安全的解答。可搜索，也可按类别浏览。",
  heading: "常常被问，一次答好。",
  lead: "搜索一个词，或按类别阅读。如果没有您的问题，请提出来：由真人答复。",
  search: "搜索问题",
  searchClear: "清除搜索",
  found: { other: "{count} 个答案" },
  nothingFound: "没有与搜索相符的问题。",
  nothingFoundHelp: "请试试更短的词，或写信给我们。",
  askUs: "询问我们",
  groupAccounts: "账户",
  groupCards: "银行卡",
  groupTransfers: "转账与付款",
  groupLoans: "贷款与信用",
  groupSecurity: "登录与安全",
  groupSupport: "设置与客服",
  accounts1: "在哪里找到我的账号和路由号码？",
  accounts1Answer: "在网上银行打开“账户”，选择“查看更多”。两个号码都在那里，并有复制按钮。",
  accounts2: "有对账单吗？",
  accounts2Answer: "您的交易按月列出，可追溯到账户开立之时。按编号搜索，打开一笔查看详情，并打印回单存档。",
  accounts3: "为什么余额显示为星号？",
  accounts3Answer: "这样别人就不会从您身后看到。点按旁边的眼睛图标即可显示或隐藏。",
  cards1: "一张卡收费多少？",
  cards1Answer: "借记卡或信用卡的制卡费为 {cardIssuanceFee}，从您选择的账户扣除。",
  cards2: "卡丢了怎么办？",
  cards2Answer: "登录，打开该卡，选择“销毁卡片”，用 PIN 确认。它即刻失效，无法恢复。然后申请一张新卡。",
  cards3: "卡送达之前可以使用吗？",
  cards3Answer: "卡号、有效期和安全码从第一分钟起就在网上银行，点“显示详情”即可看到。",
  transfers1: "转账有多快？",
  transfers1Answer:
    "{bank} 账户之间即刻到账。发往其他银行时，在结算之前保持待处理；结束后列表显示成功或失败。失败的转账会退回。",
  transfers2: "如何缴付账单？",
  transfers2Answer: "向账单上的账户转账，并在说明中填写账单号。收款人能看到。",
  transfers3: "什么是 SWIFT 代码，什么时候需要？",
  transfers3Answer:
    "它在国际上标识一家银行，由 8 或 11 个字符组成。向其他银行的每一笔转账都需要。收款人可在对账单上或向银行查到。",
  loans1: "个人贷款多久决定？",
  loans1Answer: "{personalLoanApproval} 小时之内，金额从 {personalLoanMin} 到 {personalLoanMax}。",
  loans2: "住房贷款最长多久？",
  loans2Answer: "最长 {homeLoanMaxYears} 年。该页面的计算器会显示更长的期限对利息的影响。",
  loans3: "总览里的信用评分是什么？",
  loans3Answer:
    "根据您的账户活动计算的 {creditScoreMin} 到 {creditScoreMax} 之间的数字。仅供参考，并非征信机构的评分。",
  security1: "我忘记了密码。",
  security1Answer:
    "在登录页面选择相应链接。我们把 {codeDigits} 位验证码发送到您的邮箱；输入验证码和新密码。您在其他地方的会话都会结束。",
  security2: "我忘记了 PIN，或 PIN 被锁定。",
  security2Answer:
    "在“设置”中选择“更改 PIN”，输入密码后即可设置新的 PIN。连续五次输错会锁定一段时间；重置密码即可解锁。",
  security3: "有人向我索要验证码。",
  security3Answer: "不要给。{bank} 的员工绝不会索要验证码、密码或 PIN。如果已经给出，请更改密码并写信给我们。",
  support1: "可以用我的语言使用网站吗？",
  support1Answer:
    "网站支持八种语言。用右下角的按钮选择，系统会记住。我们的邮件使用您上次登录时的语言。各语言中金额的格式相同。",
} satisfies Catalogue<typeof english>;
