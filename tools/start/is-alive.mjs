/** @param {number} pid */
export function isAlive(pid) {
  try {
    // 0 would be ourselves.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive, although it may not be sent a signal.
    return error.code === "EPERM";
  }
}
