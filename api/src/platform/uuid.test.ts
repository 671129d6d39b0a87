import { isUuid, orderedIds } from "./uuid";

const COUNT = 10_000;

describe("new ids", () => {
  afterEach(() => jest.restoreAllMocks());

  it("come after each other, more than fit a millisecond too, and are all different", () => {
    jest.spyOn(Date, "now").mockReturnValue(1_795_000_000_000);

    const ids = [...orderedIds(COUNT), ...orderedIds(1)];

    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(COUNT + 1);
    expect(ids.filter((id) => !isUuid(id) || !/^.{14}7.{4}[89ab]/.test(id))).toEqual([]);
  });

  it("come after each other when the clock is put back", () => {
    const [before] = orderedIds(1);
    jest.spyOn(Date, "now").mockReturnValue(1_000);

    const [after] = orderedIds(1);

    expect([before, after].toSorted()).toEqual([before, after]);
  });

  it("are not those that another process draws in the same moment", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 120_000);
    const processes: typeof import("./uuid")[] = [];
    for (let started = 0; started < 2; started++) {
      await jest.isolateModulesAsync(async () => void processes.push(await import("./uuid")));
    }

    const drawn = processes.map((process) => process.orderedIds(COUNT));

    const moments = drawn.map((ids) => ids.map((id) => id.slice(0, 18)));
    expect(moments[0]).toEqual(moments[1]);
    expect(new Set(drawn.flat()).size).toBe(2 * COUNT);
  });

  it("begin with the time", () => {
    const now = Date.now() + 60_000;
    jest.spyOn(Date, "now").mockReturnValue(now);

    const [id] = orderedIds(1);

    expect(Number.parseInt(id?.replace("-", "").slice(0, 12) ?? "", 16)).toBe(now);
  });
});
