/** An element of the page by its id. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no ${id}`);
  return found;
}

/** A live region is announced whenever its text is set, so it is only set on a change. */
export function setText(where: HTMLElement, text: string): void {
  if (where.textContent !== text) where.textContent = text;
}
