export { PaletteDialog } from "./palette-dialog";
export { ShortcutDialog } from "./shortcut-dialog";
