import type { Page } from "@playwright/test";

/** Keeps what is asked for under these addresses on its way until the returned function is called. What was said of them before answers them then. */
export async function keepOnItsWay(page: Page, addresses: string | RegExp): Promise<() => void> {
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(addresses, async (route) => {
    await hasArrived;
    await route.fallback();
  });
  return arrive;
}
