/**
 * Work that waits is done together: while one batch is under way the next gathers, and no timer delays a lone item. This is what makes
 * many small commits cost as much as one.
 */
export class Lane<Item, Result> {
  private waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  private running = 0;

  constructor(
    /** Gives one result for each item, in order. Throws when none of them was done. */
    private readonly run: (items: Item[]) => Promise<Result[]>,
    private readonly maxBatch = 64,
    private readonly maxRunning = 1,
    /** So many must wait before another batch starts beside one that is under way: small batches cost more than they gain. */
    private readonly worthwhile = 1,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.next();
    });
  }

  private next() {
    if (this.running >= this.maxRunning || this.waiting.length < (this.running === 0 ? 1 : this.worthwhile)) return;
    const batch = this.waiting.splice(0, this.maxBatch);
    this.running++;
    this.run(batch.map(({ item }) => item))
      .then(
        (results) => {
          batch.forEach(({ resolve, reject }, index) => {
            const result = results[index];
            if (result === undefined) reject(new Error("A batch gave no result for one of its items."));
            else resolve(result);
          });
        },
        (error) => {
          for (const { reject } of batch) reject(error);
        },
      )
      .finally(() => {
        this.running--;
        this.next();
      });
  }
}
