import { conclude, type Figure } from "../../tools/proof/figures";

/** What a reporter ends its run with. Playwright exits by its own status, whatever exit code the process had. */
export async function concludeRun(figures: readonly Figure[]): Promise<{ status: "failed" } | undefined> {
  return conclude(figures) ? undefined : { status: "failed" };
}
