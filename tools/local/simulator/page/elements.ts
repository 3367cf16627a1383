/** An element of the page by its id. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no ${id}`);
  return found;
}

/**
 * A mouse click on the button leaves the keyboard focus where it is, on the picture, so that Space remains the X-ray pedal. The
 * frame takes the focus from the page around it.
 */
export function leaveFocusOnPicture(button: HTMLButtonElement): void {
  button.addEventListener("mousedown", (event) => {
    event.preventDefault();
    window.focus();
  });
}

/** Sets the text of a live region only if it has changed, because it is announced each time it is set. */
export function setText(where: HTMLElement, text: string): void {
  if (where.textContent !== text) where.textContent = text;
}
