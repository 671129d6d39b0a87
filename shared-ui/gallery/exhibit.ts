import type { ReactNode } from "react";

/** One component in one state. */
export interface Exhibit {
  name: string;
  /** Takes the whole width. */
  isWide?: boolean;
  content: ReactNode;
}

export interface Room {
  title: string;
  exhibits: readonly Exhibit[];
}
