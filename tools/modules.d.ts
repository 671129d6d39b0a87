declare module "*/free-port.mjs" {
  export function freePort(): Promise<number>;
}
declare module "*/start-bank.mjs" {
  export function startBank(options: {
    port: number;
    dataDir: string;
    environment?: Readonly<Record<string, string>>;
  }): Promise<void>;
}
