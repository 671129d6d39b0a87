/** Builds shared-ui outside the site as the site builds it: production, ids from the same plugin. */
export const SHARED_UI_SOURCES = {
  test: /\.tsx?$/,
  loader: "builtin:swc-loader",
  options: {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic" } },
      experimental: {
        plugins: [["@swc/plugin-styled-components", { displayName: false, minify: true, pure: true }]],
      },
    },
  },
};
