import type { Page } from "@playwright/test";
import { type Bank, confirmWithPin, enterAs, expect, type Person } from "../harness/bank";

/** The few things that must work whatever is mixed. An area that is off the site is missing and takes nothing with it. */
export class Smoke {
  constructor(
    private readonly page: Page,
    private readonly bank: Bank,
    private readonly absent: string | null,
  ) {}

  async publicPage(): Promise<void> {
    // Otherwise the first thing the bank does is to ask for one.
    await this.page.addInitScript(() => localStorage.setItem("currency", "USD"));
    await this.page.goto("/");
    if (this.absent === "mfe-marketing") return this.isMissing();
    await expect(this.heading("Money, well built.")).toBeVisible();
    const answer = await this.page.goto("/accounts/savings");
    expect(answer?.status()).toBe(200);
    await expect(this.heading("Put it where you will not trip over it.")).toBeVisible();
  }

  async login(): Promise<Person> {
    const customer = await this.bank.person({ firstname: "Skew", balances: [100] });
    await this.page.goto("/login");
    if (this.absent === "mfe-auth") {
      await this.isMissing();
      await enterAs(this.page, customer.token, "/online-banking/dashboard");
      return customer;
    }
    await this.page.getByLabel("Email or banking ID").fill(customer.email);
    await this.page.keyboard.press("Enter");
    await expect(this.heading("Enter Password")).toBeVisible();
    await this.page.getByLabel("Password", { exact: true }).fill(customer.password);
    await this.page.keyboard.press("Enter");
    await this.page.getByLabel("6-digit code").fill(await this.bank.code(customer.email));
    await this.page.keyboard.press("Enter");
    await expect(this.page).toHaveURL(/\/online-banking\/dashboard$/);
    return customer;
  }

  async balance(customer: Person): Promise<void> {
    if (this.absent === "mfe-banking") return this.isMissing();
    await expect(this.heading(`, ${customer.firstname}`, false)).toBeVisible();
    await this.page.getByRole("button", { name: "Show balance" }).click();
    await expect(this.page.getByText("$100.00").first()).toBeVisible();
  }

  async transfer(customer: Person): Promise<void> {
    if (this.absent === "mfe-banking") return;
    const recipient = await this.bank.person({ balances: [1] });
    await this.page.goto("/online-banking/transfer");
    await this.page.getByLabel("From").selectOption(customer.accounts[0]?.id ?? "");
    await this.page.getByLabel("Recipient account number").fill(recipient.accounts[0]?.account_number ?? "");
    await this.page.getByLabel("Amount (USD)").fill("30");
    await this.page.getByRole("button", { name: "Review transfer" }).click();
    await confirmWithPin(this.page);
    await expect(this.page.getByRole("heading", { name: /^Sent\. \$30\.00/ })).toBeVisible();
    expect([await this.bank.balance(customer), await this.bank.balance(recipient)]).toEqual([70, 31]);
  }

  async adminList(admin: Person): Promise<void> {
    await enterAs(this.page, admin.token, "/online-banking/admin/users");
    if (this.absent === "mfe-admin") return this.isMissing();
    await expect(this.heading("Users")).toBeVisible();
    await expect(this.page.getByRole("link", { name: /Skew Person/ }).first()).toBeVisible();
  }

  private heading(name: string, exact = true) {
    return this.page.getByRole("heading", { level: 1, name, exact });
  }

  private async isMissing(): Promise<void> {
    await expect(this.page.getByText(/ is not available right now/).first()).toBeVisible();
  }
}
