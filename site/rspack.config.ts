import { defineServer } from "../rspack.shared.js";

export default defineServer({ name: "site", folder: import.meta.dirname, entry: { main: "./src/main.ts" } });
