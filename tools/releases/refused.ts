/** A change that was not made. Its reasons are the whole story for whoever asked for it. */
export class Refused extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join("\n"));
    this.name = "Refused";
  }
}
