import { setTimeout as sleep } from "node:timers/promises";
import zlib from "node:zlib";
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

it("keeps a page as it was packed at first where there is no memory to pack it tightly, and goes on with the next", async () => {
  const fail = (...given: unknown[]) => (given.at(-1) as (error: Error) => void)(new Error("Cannot allocate memory"));
  jest.spyOn(zlib, "brotliCompress").mockImplementationOnce(fail as typeof zlib.brotliCompress);
  jest.resetModules();
  const { packed: packedAnew } = await import("./packed-page");
  const [first, second] = [packedAnew(text(1)), packedAnew(text(2))];
  const [quick, quickSecond] = [first.in("br").length, second.in("br").length];

  first.tighten();
  second.tighten();

  await eventually(
    () => second.in("br").length,
    (size) => size < quickSecond,
  );
  expect(first.in("br").length).toBe(quick);
  jest.restoreAllMocks();
});
