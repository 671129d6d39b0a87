import { expect, test } from "../harness/bank";

for (const width of [390, 1440]) {
  test(`nothing on the dashboard moves when what it waits for is there, at ${width} px`, async ({
    page,
    bank,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const token = await bank.signIn("customer@example.com", "Demo-pass-1!");
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    await page.route(/\/api\/(accounts|transactions)/, async (route) => {
      await answered;
      await route.continue();
    });
    const places = async () =>
      Promise.all(
        ["Last transaction", "Your statistics this month", "Credit score", "Basic information"].map(async (name) => {
          const box = await page.getByRole("heading", { name }).boundingBox();
          return { name, top: Math.round(box?.y ?? Number.NaN) };
        }),
      );

    await enter({ token });
    await expect(page.getByText("Loading your balance")).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const waiting = await places();
    answer();
    await expect(page.getByRole("button", { name: "Show balance" })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

    const moved = (await places()).filter(({ top }, index) => Math.abs(top - (waiting[index]?.top ?? 0)) > 2);
    expect(moved).toEqual([]);
  });
}
