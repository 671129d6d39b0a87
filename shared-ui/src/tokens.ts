/** The names of the colours of theme.css. Their values live there alone, once for each theme. */
export const tokenNames = [
  "canvas",
  "surface",
  "surface-raised",
  "surface-sunken",
  "surface-tint",
  "surface-tint-2",
  "key",
  "key-hover",
  "text",
  "text-muted",
  "text-subtle",
  "border",
  "border-strong",
  "accent",
  "accent-hover",
  "accent-pressed",
  "accent-contrast",
  "accent-soft",
  "on-accent-soft",
  "link",
  "wall",
  "wall-deep",
  "on-wall",
  "on-wall-muted",
  "wall-border",
  "wall-button",
  "wall-button-hover",
  "on-wall-button",
  "positive",
  "positive-soft",
  "negative",
  "negative-hover",
  "negative-soft",
  "negative-contrast",
  "warning",
  "warning-soft",
  "focus",
  "chart-in",
  "chart-out",
  "disabled",
  "on-disabled",
  "mark-beam",
] as const;

export type TokenName = (typeof tokenNames)[number];

/** For places a style sheet does not reach, such as an attribute of an SVG. */
export function token(name: TokenName): string {
  return `var(--${name})`;
}
