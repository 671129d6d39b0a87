import { join } from "node:path";
import { LOCALES } from "@lintel/portal/release";
import { folderStore } from "./release-store";
import { createSite } from "./server";

const dataFolder = process.env.DATA_DIR ?? ".data";
const port = Number(process.env.PORT ?? 3000);

const site = await createSite({
  store: folderStore(join(dataFolder, "store")),
  apiUrl: process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 3001}`,
  idleMinutes: Number(process.env.SESSION_IDLE_MINUTES ?? 15),
  locales: LOCALES,
});

await site.listen({ port, host: process.env.HOST ?? "0.0.0.0" });
console.log(JSON.stringify({ ready: "site", port }));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void site.close().then(() => process.exit(0));
  });
}
