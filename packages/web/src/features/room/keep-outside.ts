/** What lies over everything by itself, dialogs and toasts, and what is only spoken. */
const excepted = "[data-react-aria-top-layer], [aria-live]";

/** Keeps everything but this element, and what is excepted, from focus, pointer and screen readers. Returns the way back. */
export function keepOutside(element: HTMLElement): () => void {
  const kept: HTMLElement[] = [];
  const keep = (outside: Element): void => {
    if (!(outside instanceof HTMLElement) || outside.inert || outside.matches(excepted)) return;
    if (outside.querySelector(excepted) !== null) {
      for (const part of outside.children) keep(part);
      return;
    }
    outside.inert = true;
    kept.push(outside);
  };
  for (let inner: Element = element; inner.parentElement !== null; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) if (beside !== inner) keep(beside);
  }
  return () => {
    for (const each of kept) each.inert = false;
  };
}
