import { setTimeout as sleep } from "node:timers/promises";
import { eventually } from "../site.fixtures";
import { packed } from "./packed-page";

const text = (seed: number) =>
  Buffer.from(Array.from({ length: 2_000 }, (_, at) => `word${(at * at * seed) % 997}`).join(" "));

it("packs tightly so many pages as can wait for it, and the others when they are asked for later", async () => {
  const pages = Array.from({ length: 30 }, (_, at) => packed(text(at + 1)));
  const quick = pages.map((page) => page.in("br").length);
  const tightened = () => pages.filter((page, at) => page.in("br").length < (quick[at] ?? 0)).length;

  for (const page of pages) page.tighten();
  await eventually(tightened, (count) => count >= 20);
  await sleep(500);
  expect(tightened()).toBe(20);

  for (const page of pages) page.tighten();
  await eventually(tightened, (count) => count === 30);
});
