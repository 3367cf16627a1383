const focusable = "button, a[href], input, select, textarea";

/** The position of the focus: the containing elements from the inside out, with the index among their focusable elements. */
type Place = readonly { readonly around: HTMLElement; readonly index: number }[];

/**
 * If the focused element disappears or becomes disabled, moves the focus to the element in its place or the next one, and not
 * to the top of the page. Returns a function that stops it.
 */
export function keepFocusIn(root: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  let place: Place = [];

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    place = getPlace(target, root);
  };
  /** A person moved the focus away. Removing an element also blurs it, but then it is still in the document. */
  const forget = () =>
    queueMicrotask(() => {
      if (focused !== null && isUsable(focused) && document.activeElement !== focused) focused = null;
    });
  const mend = () => {
    if (focused === null || isUsable(focused)) return;
    focused = null;
    if (document.activeElement === null || document.activeElement === document.body) next(place)?.focus();
  };

  const observer = new MutationObserver(mend);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", remember);
  root.addEventListener("focusout", forget);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
    root.removeEventListener("focusout", forget);
  };
}

function getPlace(target: HTMLElement, root: HTMLElement): Place {
  const places: { around: HTMLElement; index: number }[] = [];
  for (let around = target.parentElement; around !== null; around = around.parentElement) {
    places.push({ around, index: usableIn(around).indexOf(target) });
    if (around === root) break;
  }
  return places;
}

function next(place: Place): HTMLElement | undefined {
  for (const { around, index } of place) {
    const usable = around.isConnected ? usableIn(around) : [];
    const found = usable[Math.min(Math.max(index, 0), usable.length - 1)];
    if (found !== undefined) return found;
  }
  return undefined;
}

function usableIn(around: HTMLElement): readonly HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(focusable)].filter(isUsable);
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;
}
