import { setTimeout as sleep } from "node:timers/promises";
import type { SignedRegistry } from "@lintel/portal/release";
import type { ReleaseStore } from "../store/release-store";
import { pastRegistries } from "./history";

const written = (serial: number): SignedRegistry => ({ payload: JSON.stringify({ serial }), signature: "" });

/** A store a network away, whose registry is the hundredth, and whose history was begun at the eleventh. */
function slowStore() {
  let waiting = 0;
  const found = { atOnce: 0 };
  const store: Pick<ReleaseStore, "readRegistry" | "readFile"> = {
    readRegistry: async () => written(100),
    async readFile(path) {
      const serial = Number(/\d+/.exec(path)?.[0]);
      waiting += 1;
      found.atOnce = Math.max(found.atOnce, waiting);
      await sleep(5);
      waiting -= 1;
      return serial < 11 ? null : Buffer.from(JSON.stringify(written(serial)));
    },
  };
  return { store: store as ReleaseStore, found };
}

it("goes through a long past in its order, and waits for several of its files at once", async () => {
  const { store, found } = slowStore();

  const serials: number[] = [];
  for await (const { serial, registry } of pastRegistries(store)) {
    expect(registry.serial).toBe(serial);
    serials.push(serial);
  }

  expect(serials).toEqual(Array.from({ length: 90 }, (_, at) => 100 - at));
  expect(found.atOnce).toBe(8);
});
