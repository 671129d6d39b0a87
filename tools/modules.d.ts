declare module "*/chromium.mjs" {
  export const LAUNCH: { executablePath?: string; args: string[] };
}
declare module "*/ports.mjs" {
  export function freePort(): Promise<number>;
  export function isTaken(port: number): Promise<boolean>;
}
declare module "*/start-bank.mjs" {
  export function startBank(options: {
    port: number;
    apiPort: number;
    dataDir: string;
    environment?: Readonly<Record<string, string>>;
  }): Promise<void>;
}
