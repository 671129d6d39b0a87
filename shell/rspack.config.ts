import { defineHost } from "../rspack.shared.js";

export default defineHost({ name: "shell", folder: import.meta.dirname, entry: "./src/main.ts" });
