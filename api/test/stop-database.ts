import { rmSync } from "node:fs";
import { running } from "./running-database";

export default async function stopDatabase() {
  await running.postgres?.stop();
  if (running.dataDir) rmSync(running.dataDir, { recursive: true, force: true });
}
