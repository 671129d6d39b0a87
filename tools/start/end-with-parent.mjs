/**
 * Loaded before a supervised program. Its standard input is a pipe whose other end the supervisor holds and never writes to: when the
 * supervisor is gone, however it went, the kernel closes it, and the program stops as it would on SIGTERM.
 */
process.stdin.on("end", () => process.kill(process.pid, "SIGTERM"));
process.stdin.on("error", () => process.kill(process.pid, "SIGTERM"));
process.stdin.resume();
// A program that has nothing left to do may end by itself.
process.stdin.unref?.();
