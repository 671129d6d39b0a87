import { CALL_MAX_BYTES } from "@lintel/contract";
import { endpoints, type Report } from "@lintel/contract/schema";
import { textOf } from "../../../shared-ui/src/testing/text-of";

/** Each test is a page of its own: what a page has told is counted in the module. */
let tell: typeof import("./outbox").tell;
let sendReports: typeof import("./outbox").sendReports;
const calls: Blob[] = [];
Object.assign(navigator, { sendBeacon: (_address: string, call: Blob) => calls.push(call) });

beforeEach(async () => {
  jest.resetModules();
  ({ tell, sendReports } = await import("./outbox"));
  jest.useFakeTimers();
  calls.length = 0;
});
afterEach(() => jest.useRealTimers());

const owner = { remote: "mfe-auth", version: "1.0.0", team: "access", route: "/login" };

/** As long as a call may name anything, and in letters of three bytes where it may. */
function longest(number: number): Omit<Report, "count"> {
  return {
    kind: "rejection",
    remote: "r".repeat(40),
    version: "1".repeat(60),
    team: "t".repeat(40),
    route: `/${"p".repeat(119)}`,
    file: "f".repeat(120),
    message: `${number}`.padEnd(200, "错"),
  };
}

async function told(): Promise<readonly Report[]> {
  jest.useRealTimers();
  const texts = await Promise.all(calls.map(textOf));
  return texts.flatMap((text) => endpoints["POST /telemetry"].body.parse(JSON.parse(text)).reports);
}

it("sends what happens within two seconds together, and says how often the same has happened", async () => {
  for (let time = 0; time < 3; time++) tell({ kind: "error", ...owner, message: "broken" });
  tell({ kind: "error", ...owner, message: "also broken" });
  jest.advanceTimersByTime(1_900);
  expect(calls).toHaveLength(0);

  jest.advanceTimersByTime(100);

  expect(calls).toHaveLength(1);
  expect((await told()).map(({ message, count }) => [message, count])).toEqual([
    ["broken", 3],
    ["also broken", 1],
  ]);
});

it("tells of two hundred failures of a page at the most, in calls that the bank takes", async () => {
  for (let number = 0; number < 300; number++) tell(longest(number));
  sendReports();
  tell(longest(300));
  sendReports();

  expect(Math.max(...calls.map(({ size }) => size))).toBeLessThanOrEqual(CALL_MAX_BYTES);
  expect(await told()).toHaveLength(200);
});

it("tells of what happens without end as often as the bank takes it, and loses nothing beside it", async () => {
  for (let time = 0; time < 1_500; time++) tell({ kind: "error", ...owner, message: "broken" });
  tell({ kind: "error", ...owner, message: "also broken" });
  sendReports();

  expect((await told()).map(({ message, count }) => [message, count])).toEqual([
    ["broken", 1_000],
    ["also broken", 1],
  ]);
});
