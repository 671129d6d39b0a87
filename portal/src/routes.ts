import type { ComponentType, ReactNode } from "react";
import type { Loadable } from "./messages";

interface PageModule {
  readonly default: ComponentType;
  /** The page's own catalogue: loaded before the page is shown, so that no language flashes. */
  readonly messages?: Loadable | readonly Loadable[];
}

export interface RouteDefinition {
  /** `/online-banking/cards/:id`; the page reads its values with useParams. */
  readonly path: string;
  readonly page: () => Promise<PageModule>;
  /** Stays mounted between two routes that name the same one. */
  readonly layout?: ComponentType<{ children: ReactNode }>;
  readonly messages?: Loadable | readonly Loadable[];
}

export type RoutesModule = { readonly default: readonly RouteDefinition[] };

export function defineRoutes(routes: readonly RouteDefinition[]): readonly RouteDefinition[] {
  return routes;
}
