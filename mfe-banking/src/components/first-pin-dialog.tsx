export function FirstPinDialog() {
  return null;
}
