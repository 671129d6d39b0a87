import type { ComponentType, ReactNode } from "react";

/** A router's link, as far as a menu needs it. */
export type MenuLinkComponent = ComponentType<{
  to: string;
  children?: ReactNode;
  className?: string;
}>;

export interface MenuLink {
  to: string;
  label: string;
  text?: string;
}

/** The second level: its links appear beside its name. */
export interface MenuGroup {
  id: string;
  label: string;
  links: readonly MenuLink[];
}

/** A link of its own, or links, or groups of links. */
export interface MenuItem {
  id: string;
  label: string;
  to?: string;
  links?: readonly MenuLink[];
  groups?: readonly MenuGroup[];
}
