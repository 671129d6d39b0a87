import type { Configuration } from "@rspack/core";

export interface BuildOptions {
  isDevelopment?: boolean;
  /** Of the sources that are built: keeps two releases of one remote apart in one page. */
  buildId?: string;
  /** Compile-time constants, as values that JSON can carry. */
  defines?: Readonly<Record<string, unknown>>;
  /** The public path, where the default would not do. */
  path?: string;
}

export interface DefinedConfig {
  (options?: BuildOptions): Configuration;
  /** The modules that a remote's entry answers for. */
  readonly exposes: readonly string[];
  /** By package: the version that the host provides, or the range that a remote needs. */
  readonly shared: Readonly<Record<string, string>>;
}

interface App {
  name: string;
  folder: string;
}

export function defineHost(app: App & { entry: string }): DefinedConfig;
export function defineRemote(app: App & { requires?: Readonly<Record<string, string>> }): DefinedConfig;
export function definePrerender(pages: { name: string; routes: string; output: string }): Configuration;
export function defineStarter(app: App & { entry: string; output: string }): Configuration;
export function definePlain(site: { folder: string; entry: string; output: string }): Configuration;
export function defineServer(
  app: App & { entry: Readonly<Record<string, string>>; native?: readonly string[]; absent?: readonly string[] },
): DefinedConfig;
