/** One runner, three kinds of test: what needs a page, what needs only Node, and what needs a real PostgreSQL. */
// Pages show times in the zone of whoever reads them. What the tests expect of them is written down in this one.
process.env.TZ = "UTC";

const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  },
];

const base = {
  rootDir: import.meta.dirname,
  transform: { "^.+\\.(ts|tsx|js|mjs)$": swc, "\\.sql$": "<rootDir>/tools/jest/text.cjs" },
  moduleNameMapper: { "\\.(css|woff2|svg)$": "<rootDir>/tools/jest/asset.cjs" },
  // Published as ES modules alone.
  transformIgnorePatterns: ["/node_modules/(?!(@noble|cookie)/)"],
};

const inFolders = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

export default {
  // Two cores that also build and browse: slow is not wrong.
  testTimeout: 120_000,
  projects: [
    {
      ...base,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: inFolders(["portal", "shared-ui", "shell", "mfe-*"]),
      setupFilesAfterEnv: ["<rootDir>/tools/jest/browser.ts"],
    },
    { ...base, displayName: "node", testEnvironment: "node", testMatch: inFolders(["contract", "site", "tools"]) },
    {
      ...base,
      displayName: "api",
      testEnvironment: "node",
      testMatch: inFolders(["api"]),
      globalSetup: "<rootDir>/api/test/start-database.ts",
      globalTeardown: "<rootDir>/api/test/stop-database.ts",
    },
  ],
};
