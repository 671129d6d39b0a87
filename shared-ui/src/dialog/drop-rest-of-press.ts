/** The press that closed something, held on or the first half of a double click, would go on at what lay beneath: often the button that opened it. */
export function dropRestOfPress() {
  const kinds = ["keydown", "mousedown", "click"];
  const drop = (event: Event) => {
    const isRest =
      event instanceof KeyboardEvent ? event.key === "Enter" && event.repeat : (event as UIEvent).detail > 1;
    if (isRest) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      for (const kind of kinds) document.removeEventListener(kind, drop, true);
    }
  };
  for (const kind of kinds) document.addEventListener(kind, drop, true);
}
