/** The only place that knows federation and build options. An app's rspack.config.ts is a few lines: defineRemote, defineHost or defineServer. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import rspack from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";

const root = import.meta.dirname;

/** Keys match exactly in federation: react-dom does not cover react-dom/client. */
const EAGER = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "jotai",
  "styled-components",
  "@lintel/portal",
  "@lintel/shared-ui",
];

/** What only signed-in pages need: provided by the shell as well, in one file of its own. */
const SIGNED_IN = ["@tanstack/react-query", "@lintel/portal/queries", "@lintel/shared-ui/bank"];

/**
 * What the host loads later by itself: a language, the toasts, the verifier for old browsers, and what lies in `later`. preview-remotes lies there
 * because hardly anybody needs it, although it runs before the first drawing. Everything else that waits is the signed-in area.
 */
const ON_ITS_OWN = /[\\/](react-toastify|@noble|toasts|languages|later|web-vitals)[\\/]|without-web-crypto/;

/** Where a module's file lies in the repository: in the whole path a folder above the clone could bear one of these names. */
function placeOf(module) {
  return `/${relative(root, module.nameForCondition() ?? root)}`;
}

/** The package's exports name its development files alone, with their warnings and their checks. */
const PRODUCTION_ROUTER = join(root, "node_modules", "react-router", "dist", "production", "index.mjs");

/** The first that know ES2022, which our scripts are written in. Styles for older ones would dress a page that does not run. */
const BROWSERS = ["chrome >= 94", "firefox >= 93", "safari >= 16.4", "ios_saf >= 16.4"];

const OUR_SCOPE = "@lintel/";
const EXPOSED_MODULE = "./routes";
const EXPOSED_CHUNK = "routes";
/** Put there by the shell before any remote is loaded. */
const INTEGRITY_TABLE = "window.lintelIntegrityOf";

function packageNameOf(key) {
  const parts = key.split("/");
  return key.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0];
}

/** What an app is built with: a version that it alone asks for, npm puts beside it. */
function versionOf(key, folder) {
  const name = packageNameOf(key);
  const places = name.startsWith(OUR_SCOPE)
    ? [join(root, name.slice(OUR_SCOPE.length))]
    : [folder, root].map((above) => join(above, "node_modules", name));
  const files = places.map((place) => join(place, "package.json"));
  // Where none is there, the error names the last.
  return JSON.parse(readFileSync(files.find(existsSync) ?? files.at(-1), "utf8")).version;
}

function providedByHost(folder) {
  const provided = (eager) => (key) => [
    key,
    { ...sharing(key, folder), shareKey: key, eager, version: versionOf(key, folder) },
  ];
  return Object.fromEntries([...EAGER.map(provided(true)), ...SIGNED_IN.map(provided(false))]);
}

/** A remote carries no copy of its own (import: false): what the host has, it uses. */
function sharedByRemote(folder, requires) {
  return Object.fromEntries(
    [...EAGER, ...SIGNED_IN].map((key) => [key, { ...sharing(key, folder, requires), import: false }]),
  );
}

/** What a release says of itself, so that a publisher can be told before anybody's page breaks. */
function announced(define, { exposes = [], shared = {} } = {}) {
  return Object.assign(define, { exposes, shared });
}

function providedVersions(folder) {
  return Object.fromEntries([...EAGER, ...SIGNED_IN].map((key) => [packageNameOf(key), versionOf(key, folder)]));
}

function requiredRanges(folder, requires) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const used = [...EAGER, ...SIGNED_IN].filter((key) => packageNameOf(key) in dependencies);
  return Object.fromEntries(used.map((key) => [packageNameOf(key), sharing(key, folder, requires).requiredVersion]));
}

function sharing(key, folder, requires = {}) {
  const ours = key.startsWith(OUR_SCOPE);
  const name = packageNameOf(key).slice(OUR_SCOPE.length);
  return {
    singleton: true,
    // A remote that needs a newer package of ours is refused with a sentence; singleton alone would warn and crash at render.
    strictVersion: ours,
    requiredVersion: (ours ? requires[name] : null) ?? `^${versionOf(key, folder)}`,
  };
}

const swcLoader = ({ isDevelopment, kind }) => ({
  loader: "builtin:swc-loader",
  options: {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: kind === "browser" ? "es2022" : "es2023",
      transform: {
        react: { runtime: "automatic", development: isDevelopment, refresh: isDevelopment && kind === "browser" },
      },
      experimental:
        kind === "server"
          ? {}
          : {
              // Mandatory: without it class ids depend on evaluation order and server and client differ silently.
              plugins: [
                ["@swc/plugin-styled-components", { ssr: true, displayName: isDevelopment, minify: true, pure: true }],
              ],
            },
    },
  },
});

/** `kind` is "browser", "prerender" for what draws a browser's pages under Node, or "server". */
function base({ folder, name, isDevelopment = false, kind = "browser" }) {
  return {
    name,
    context: folder,
    mode: isDevelopment ? "development" : "production",
    devtool: isDevelopment ? "cheap-module-source-map" : false,
    bail: !isDevelopment,
    target: ["web", "es2022"],
    resolve: { extensions: [".tsx", ".ts", ".js"], alias: isDevelopment ? {} : { "react-router$": PRODUCTION_ROUTER } },
    module: {
      rules: [
        { test: /\.tsx?$/, use: [swcLoader({ isDevelopment, kind })] },
        { test: /react-router[\\/]dist[\\/]production/, use: [join(root, "tools", "build", "mark-pure.cjs")] },
        { test: /\.css$/, type: "css/auto" },
        { test: /\.sql$/, type: "asset/source" },
        { test: /\.(woff2|svg|png|webp|avif)$/, type: "asset/resource" },
      ],
    },
    infrastructureLogging: { level: "error" },
    stats: "errors-warnings",
    performance: { hints: false },
  };
}

/** Fast Refresh must know the page's one renderer, which the host has: a remote's own copy would refresh nothing. */
class RefreshOfHost {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(
      /^react-refresh\/runtime/,
      join(root, "tools", "build", "refresh-of-host.cjs"),
    ).apply(compiler);
  }
}

/** What every visitor downloads is worth a second look by the minimizer. */
const minimizer = () => [
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true, format: { comments: false } },
  }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

function browserOutput({ folder, name, isDevelopment = false, publicPath }) {
  return {
    path: join(folder, "dist", "web"),
    // A browser asks for one update while the next is built; were that one cleaned away, it would load the page anew and lose what was typed.
    clean: !isDevelopment,
    publicPath,
    uniqueName: name,
    filename: isDevelopment ? "[name].js" : "[name].[contenthash:10].js",
    chunkFilename: isDevelopment ? "[name].js" : "[name].[contenthash:10].js",
    assetModuleFilename: "assets/[name].[contenthash:10][ext]",
    // The runtime's own patience is 120 s; nobody waits that long for a page of a bank.
    chunkLoadTimeout: 7_000,
    // For previews alone, whose files come from another origin: without it their bytes could not be compared.
    crossOriginLoading: "anonymous",
    scriptType: "text/javascript",
  };
}

/** The plugin names its runtime's CommonJS files, of which nothing can be shaken off; the modules beside them say the same. */
class RuntimeAsModules {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMON_JS_RUNTIME, (data) => {
      data.request = moduleBeside(data.request);
    }).apply(compiler);

    // A module's id is made of its name, and this one's is its whole text: two clones would build two different files under one version.
    new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (data) => {
      data.request = data.request.replaceAll(
        encodeURIComponent(root),
        encodeURIComponent(relative(compiler.context, root)),
      );
    }).apply(compiler);

    compiler.hooks.afterPlugins.tap({ name: "RuntimeAsModules", stage: 1 }, () => {
      const { alias } = compiler.options.resolve;
      for (const [name, path] of Object.entries(alias)) {
        if (COMMON_JS_RUNTIME.test(path)) alias[name] = moduleBeside(path);
      }
    });
  }
}

const COMMON_JS_RUNTIME = /@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/;

function moduleBeside(commonJs) {
  const stem = commonJs.replace(/\.cjs$/, "");
  return existsSync(`${stem}.mjs`) ? `${stem}.mjs` : `${stem}.js`;
}

/** Puts the exposed routes into the entry file: one trip less before a page's own code can be asked for. */
class RoutesInEntry {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("RoutesInEntry", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: "RoutesInEntry", stage }, () => {
        const names = Object.keys(compilation.assets).filter((name) => name.endsWith(".js"));
        const entry = names.find((name) => name.startsWith("entry."));
        const routes = names.find((name) => name.startsWith(`${EXPOSED_CHUNK}.`));
        if (!entry || !routes) throw new Error("A remote needs an entry and routes.");

        const text = compilation.getAsset(routes).source.source();
        compilation.updateAsset(entry, (source) => new sources.RawSource(`${text}\n${source.source()}`));
        compilation.deleteAsset(routes);
      });
    });
  }
}

/** Bundler integrity would miss what the federation runtime injects, so the host answers for every script: its table fails closed. */
class IntegrityFromHost {
  apply(compiler) {
    compiler.hooks.compilation.tap("IntegrityFromHost", (compilation) => {
      let isGuarded = false;
      compilation.hooks.runtimeModule.tap("IntegrityFromHost", (module) => {
        const source = module.source?.source.toString("utf8") ?? "";
        if (!source.includes(ADDS_SCRIPT)) return;
        module.source.source = Buffer.from(
          source.replace(ADDS_SCRIPT, `script.integrity = ${INTEGRITY_TABLE}(url);\n${ADDS_SCRIPT}`),
          "utf8",
        );
        isGuarded = true;
      });
      compilation.hooks.processAssets.tap("IntegrityFromHost", () => {
        if (!isGuarded) throw new Error("The bundler loads scripts in a new way: what it loads would run unchecked.");
      });
    });
  }
}

const ADDS_SCRIPT = "script.src = ";

/** A host's config: shared libraries eager in one file, no async boundary, the federation runtime provided to every remote. */
export function defineHost({ name, folder, entry }) {
  const config = ({ isDevelopment = false, defines = {}, path } = {}) => ({
    ...base({ folder, name, isDevelopment }),
    entry: { [name]: isDevelopment ? [join(root, "tools", "build", "refresh-host.mjs"), entry] : entry },
    output: browserOutput({ folder, name, isDevelopment, publicPath: path ?? "auto" }),
    optimization: {
      minimizer: minimizer(),
      moduleIds: "deterministic",
      chunkIds: isDevelopment ? "named" : "deterministic",
      runtimeChunk: false,
      splitChunks: {
        chunks: "async",
        cacheGroups: {
          default: false,
          defaultVendors: false,
          signedIn: {
            test: (module) => !ON_ITS_OWN.test(placeOf(module)),
            name: "signed-in",
            enforce: true,
          },
          toasts: {
            test: (module) => /[\\/](react-toastify|toasts)[\\/]/.test(placeOf(module)),
            name: "toasts",
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(isDevelopment ? [new ReactRefreshRspackPlugin()] : [new IntegrityFromHost()]),
      new rspack.DefinePlugin(stringified({ IS_DEVELOPMENT: isDevelopment, ...defines })),
      new ModuleFederationPlugin({
        name,
        shareStrategy: "loaded-first",
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: "web", disableSnapshot: true } },
      }),
      new RuntimeAsModules(),
      // The host only provides. If it also asked for what it provides, a file with both would wait for itself.
      new rspack.sharing.ProvideSharedPlugin({
        shareScope: "default",
        enhanced: true,
        provides: providedByHost(folder),
      }),
    ],
  });
  return announced(config, { shared: providedVersions(folder) });
}

/** A remote's config: one exposed module, `./routes`, and no copy of anything the host shares. */
export function defineRemote({ name, folder, requires = {} }) {
  const config = ({ isDevelopment = false, path, buildId = "dev" } = {}) => ({
    ...base({ folder, name, isDevelopment }),
    entry: {},
    output: {
      ...browserOutput({ folder, name, isDevelopment, publicPath: path ?? "auto" }),
      // Two releases of a remote may meet in one page; under one name they would take each other's chunks for their own.
      uniqueName: `${name}@${buildId}`,
    },
    optimization: {
      minimizer: minimizer(),
      moduleIds: "deterministic",
      chunkIds: isDevelopment ? "named" : "deterministic",
      splitChunks: false,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerNameOf(name),
        filename: isDevelopment ? "entry.js" : "entry.[contenthash:10].js",
        exposes: { [EXPOSED_MODULE]: { import: "./src/routes", name: EXPOSED_CHUNK } },
        shared: sharedByRemote(folder, requires),
        shareStrategy: "loaded-first",
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: "web", disableSnapshot: true } },
      }),
      new RuntimeAsModules(),
      ...(isDevelopment
        ? [new ReactRefreshRspackPlugin({ injectEntry: false }), new RefreshOfHost()]
        : [new RoutesInEntry(), new IntegrityFromHost()]),
    ],
  });
  return announced(config, { exposes: [EXPOSED_MODULE], shared: requiredRanges(folder, requires) });
}

/** The host's frame and a public remote's pages in one program, which writes the pages' HTML when the remote is released. */
export function definePrerender({ name, routes, output }) {
  const folder = join(root, "shell");
  return {
    ...base({ folder, name, kind: "prerender" }),
    target: "node20",
    entry: { prerender: "./src/prerender.tsx" },
    resolve: {
      extensions: [".tsx", ".ts", ".js"],
      alias: { "remote-routes$": routes, "remote-heads$": headsBeside(routes, folder) },
    },
    output: {
      path: output,
      clean: true,
      filename: "[name].mjs",
      module: true,
      chunkFormat: "module",
      library: { type: "module" },
    },
    optimization: { minimize: false, splitChunks: false },
  };
}

/** What a remote says about its pages' heads stands beside its routes; saying nothing is fine. */
function headsBeside(routes, shellFolder) {
  const heads = join(dirname(routes), "heads.ts");
  return existsSync(heads) ? heads : join(shellFolder, "src", "no-heads.ts");
}

/** The host's script that stands in a drawn document itself, built by itself: in the host's own build it would bring the runtime along. */
export function defineStarter({ name, folder, entry, output }) {
  return {
    ...base({ folder, name }),
    entry: { [name]: entry },
    output: { path: output, filename: "[name].[contenthash:10].js" },
    optimization: { minimizer: minimizer() },
  };
}

/** The whole site as one program without federation, for the benchmark alone: same sources, same loader, same minimizer. */
export function definePlain({ folder, entry, output }) {
  return {
    ...base({ folder, name: "plain" }),
    entry: { plain: entry },
    output: { ...browserOutput({ folder, name: "plain", publicPath: "/plain/" }), path: output },
    optimization: { minimizer: minimizer(), chunkIds: "named", splitChunks: { chunks: "async" } },
  };
}

const LIBRARIES = "libraries";

/**
 * Programs for Node, with their libraries in a few files beside them: looked for and read one by one, hundreds of files are half of a start,
 * and a program that was killed is wanted back. `native` stays in node_modules for the files that it has beside its code; `absent` is
 * what a library can do without.
 */
export function defineServer({ name, folder, entry, native = [], absent = [] }) {
  const config = () => {
    const shared = base({ folder, name, kind: "server" });
    return {
      ...shared,
      target: "node20",
      // Maps are read at each start as well, and nobody looks for a fault in the text of a library.
      devtool: false,
      plugins: [new rspack.SourceMapDevToolPlugin({ filename: "[file].map", exclude: new RegExp(LIBRARIES) })],
      entry,
      resolve: {
        ...shared.resolve,
        alias: { ...shared.resolve.alias, ...Object.fromEntries(absent.map((request) => [request, false])) },
      },
      externals: Object.fromEntries(native.map((request) => [request, `module ${request}`])),
      output: { path: join(folder, "dist"), clean: true, filename: "[name].js", module: true, chunkFormat: "module" },
      optimization: {
        minimize: false,
        splitChunks: {
          cacheGroups: {
            default: false,
            defaultVendors: false,
            [LIBRARIES]: {
              test: /[\\/]node_modules[\\/]/,
              chunks: "initial",
              enforce: true,
              name: (_module, chunks) => [...chunks.map((chunk) => chunk.name), LIBRARIES].join("-"),
            },
          },
        },
      },
    };
  };
  return announced(config);
}

/** The name under which a remote's entry registers itself: a JavaScript identifier. */
function containerNameOf(name) {
  return name.replaceAll("-", "_");
}

function stringified(values) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
}
