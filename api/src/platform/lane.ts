/** Behind what is under way, so that it follows without a pause; or beside it, because that takes too long. */
export type Place = "behind" | "beside";

/** Fewer gain little by being sent behind a batch, and would be stuck with one that is. */
const FEW = 8;

/**
 * Work that waits is done together: while one batch is under way the next gathers, and no timer delays a lone item. This is what makes
 * many small commits cost as much as one. Once as many wait as are under way, they are sent without waiting, so that no time is lost between two batches.
 */
export class Lane<Item, Result> {
  private waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  private running = 0;
  private underWay = 0;
  private newestBegan = 0;
  /** How many were sent behind each other and not beside, and since when the first of them has had its turn. */
  private behind = 0;
  private turnBegan = 0;

  constructor(
    /** Gives one result for each item, in order. Throws when none of them was done. */
    private readonly run: (items: Item[], place: Place) => Promise<Result[]>,
    private readonly maxBatch = 64,
    private readonly maxRunning = 1,
    /** A batch starts beside another only when that has taken so long: two small ones cost more than one of both. */
    private readonly patienceMs = 0,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.next();
    });
  }

  private readonly next = () => {
    if (this.waiting.length === 0 || this.running >= this.maxRunning) return;
    const now = performance.now();
    const isLate = now - this.newestBegan >= this.patienceMs;
    const isWorthIt = this.running === 0 || (this.running === 1 && this.waiting.length >= Math.max(FEW, this.underWay));
    if (!isWorthIt && !isLate) return;
    // The newest may have begun beside one that is stuck: whatever is sent behind that one is stuck as well.
    const isStuck = this.behind > 0 && now - this.turnBegan >= this.patienceMs;
    const place = isStuck || (this.running > 0 && isLate) ? "beside" : "behind";
    this.newestBegan = now;
    if (place === "behind" && this.behind++ === 0) this.turnBegan = now;
    if (this.patienceMs > 0) setTimeout(this.next, this.patienceMs + 1).unref();

    const batch = this.waiting.splice(0, this.maxBatch);
    this.running++;
    this.underWay += batch.length;
    const end = (tell: () => void) => {
      this.running--;
      this.underWay -= batch.length;
      if (place === "behind") {
        this.behind--;
        this.turnBegan = performance.now();
      }
      this.next();
      // Once the next batch has left: to answer takes a while, and it would wait for that.
      process.nextTick(tell);
    };
    this.run(
      batch.map(({ item }) => item),
      place,
    ).then(
      (results) =>
        end(() =>
          batch.forEach(({ resolve, reject }, index) => {
            const result = results[index];
            if (result === undefined) reject(new Error("A batch gave no result for one of its items."));
            else resolve(result);
          }),
        ),
      (error) =>
        end(() => {
          for (const { reject } of batch) reject(error);
        }),
    );
  };
}
