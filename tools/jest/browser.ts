import { TextDecoder, TextEncoder } from "node:util";
import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";

// A machine that builds and tests at once is slow, and slowness is not what these tests look for.
configure({ asyncUtilTimeout: 10_000 });

// The router encodes with these; every browser has them and jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A page that came over plain http has none: what calls it fails here too.
Reflect.deleteProperty(Crypto.prototype, "randomUUID");
