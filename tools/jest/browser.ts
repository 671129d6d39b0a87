import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";

// The router encodes with these; every browser has them and jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A page that came over plain http has none: what calls it fails here too.
Reflect.deleteProperty(Crypto.prototype, "randomUUID");
