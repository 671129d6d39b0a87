/** Night, two posts, a beam, and a door that is shut. Drawn with the scene's palette, so the theme needs no second drawing. */
export function ClosedDoor() {
  return (
    <svg width="180" height="132" viewBox="0 0 180 132" aria-hidden="true" focusable="false">
      <rect width="180" height="132" rx="12" fill="var(--wall-deep)" />
      <circle cx="140" cy="34" r="12" fill="var(--on-wall-muted)" />
      <rect x="52" y="46" width="76" height="86" fill="var(--wall)" />
      <rect x="42" y="34" width="96" height="14" rx="2" fill="var(--mark-beam)" />
      <rect x="66" y="60" width="48" height="72" fill="var(--wall-deep)" />
      <rect x="72" y="66" width="36" height="66" fill="var(--wall)" />
      <circle cx="101" cy="100" r="3" fill="var(--mark-beam)" />
    </svg>
  );
}
