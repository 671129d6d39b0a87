/** A beam on two posts with nothing behind it. */
export function LintelEmpty() {
  return (
    <svg width="120" height="84" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
      <rect x="14" y="12" width="92" height="12" fill="var(--mark-beam)" />
      <rect x="24" y="24" width="72" height="5" fill="var(--border-strong)" opacity=".5" />
      <path d="M24 29h18v51H24zM78 29h18v51H78z" fill="var(--surface-tint)" />
      <rect x="6" y="80" width="108" height="3" fill="var(--text)" />
    </svg>
  );
}
