import { randomBytes } from "node:crypto";

/** Ids are opaque to clients; one that cannot be ours is answered like one that is not there. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

const VARIANTS = "89ab";
const TURNS_A_MILLISECOND = 0x1000;
let moment = 0;
let turn = 0;

/** New ids that begin with the time (UUID version 7), each after the one before it, whatever the clock does. */
export function orderedIds(count: number): string[] {
  const random = randomBytes(8 * count).toString("hex");
  const now = Date.now();
  if (now > moment) [moment, turn] = [now, 0];
  let beginning = beginningOf(moment);
  return Array.from({ length: count }, (_, n) => {
    if (turn === TURNS_A_MILLISECOND) {
      [moment, turn] = [moment + 1, 0];
      beginning = beginningOf(moment);
    }
    const own = (TURNS_A_MILLISECOND + turn++).toString(16).slice(1);
    const rest = random.slice(16 * n, 16 * n + 16);
    const variant = VARIANTS[Number.parseInt(rest[0] ?? "", 16) % VARIANTS.length];
    return `${beginning}${own}-${variant}${rest.slice(1, 4)}-${rest.slice(4)}`;
  });
}

function beginningOf(ms: number): string {
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
}
