/** The promise's result, or a failure that says what took too long. It breaks nothing off: what heeds a signal is given one by withinTime. */
export function withDeadline<Value>(promise: Promise<Value>, milliseconds: number, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds} ms.`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
