import type { ComponentType, MouseEventHandler, ReactNode } from "react";

/** A router's link, as far as a menu needs it. */
export type MenuLinkComponent = ComponentType<{
  to: string;
  children?: ReactNode;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}>;

export interface MenuLink {
  to: string;
  label: string;
  description?: string;
  icon?: ReactNode;
}

/** The second level: its links appear beside its name. */
export interface MenuGroup {
  id: string;
  label: string;
  icon?: ReactNode;
  links: readonly MenuLink[];
}

/** Either a link of its own, or a list of links, or groups of links. */
export interface MenuItem {
  id: string;
  label: string;
  to?: string;
  links?: readonly MenuLink[];
  groups?: readonly MenuGroup[];
  /** A picture beside the links, on wide screens. */
  art?: ReactNode;
}

export interface MenuProps {
  items: readonly MenuItem[];
  /** The router's link; it is given `to`. */
  component: MenuLinkComponent;
  /** The current path: the menu closes when it changes, and the link to it is marked. */
  path?: string;
}
