import {
  ChartColumn,
  Circle,
  CreditCard,
  Landmark,
  LayoutDashboard,
  List,
  type LucideIcon,
  ScrollText,
  Send,
  Settings,
  ShieldUser,
  Users,
} from "lucide-react";

export const ICON = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** What a remote's declaration may name. An icon that is not here is drawn as a plain ring. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  "chart-column": ChartColumn,
  "credit-card": CreditCard,
  landmark: Landmark,
  "layout-dashboard": LayoutDashboard,
  list: List,
  "scroll-text": ScrollText,
  send: Send,
  settings: Settings,
  "shield-user": ShieldUser,
  users: Users,
};

export function navIcon(name: string): LucideIcon {
  return ICONS[name] ?? Circle;
}
