/** Makes every copy fail, as a browser does that was not allowed to. */
export function refuseClipboard(): void {
  const writeText = () => Promise.reject(new Error("denied"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}
