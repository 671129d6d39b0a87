import type { MenuItem } from "./menu-items";

/** One section and one group inside it, at most. */
export interface MenuState {
  readonly section: string | null;
  readonly group: string | null;
}

export const CLOSED: MenuState = { section: null, group: null };

/** A wide panel shows a group's links beside the groups, so one of them is always open there; a narrow list starts folded. */
export function openSection(item: MenuItem, isWide: boolean): MenuState {
  return { section: item.id, group: isWide ? (item.groups?.[0]?.id ?? null) : null };
}

export function toggleSection(state: MenuState, item: MenuItem, isWide: boolean): MenuState {
  return state.section === item.id ? CLOSED : openSection(item, isWide);
}

export function toggleGroup(state: MenuState, group: string, isWide: boolean): MenuState {
  return { ...state, group: state.group === group && !isWide ? null : group };
}
