import type { RemoteDeclaration, RemoteManifest } from "@lintel/portal/release";
import type { ReleaseStore } from "../../site/src/store/release-store";

/** Pages that became heavier than their team allows itself, each in a sentence. */
export async function pagesOverBudget(
  store: ReleaseStore,
  prefix: string,
  { name, pageBudgetKb }: RemoteDeclaration,
  manifest: RemoteManifest,
): Promise<string[]> {
  if (pageBudgetKb === undefined) return [];
  const reasons: string[] = [];
  for (const [path, page] of Object.entries(manifest.pages)) {
    const languages = [[], ...Object.values(page.languages)];
    const weights = languages.map((files) => weightOf([manifest.entry, ...page.scripts, ...files]));
    const kilobytes = Math.max(...(await Promise.all(weights))) / 1_000;
    if (kilobytes > pageBudgetKb) {
      reasons.push(
        `${path} weighs ${kilobytes.toFixed(1)} kB and may weigh ${pageBudgetKb} (pageBudgetKb in ${name}/mfe.config.ts). Load what it does not need at first later, or decide that it may weigh more.`,
      );
    }
  }
  return reasons;

  async function weightOf(files: readonly string[]): Promise<number> {
    const contents = await Promise.all(
      [...new Set(files)].map((file) => store.readFile(`${prefix}/${manifest.version}/${file}.br`)),
    );
    return contents.reduce((sum, content) => sum + (content?.length ?? 0), 0);
  }
}
