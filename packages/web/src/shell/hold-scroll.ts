/** Input by which the person scrolls the page themselves. */
const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Shows the page at `top` as soon as it is long enough, which a page whose rows come a moment later is not at once.
 * Gives up when the person moves. What it returns stops it.
 */
export function holdScroll(top: number, page: Window = window): () => void {
  const { documentElement } = page.document;
  const stop = () => {
    observer.disconnect();
    for (const move of ownMoves) page.removeEventListener(move, stop);
  };
  const settle = () => {
    if (documentElement.scrollHeight - page.innerHeight < top) return;
    page.scrollTo(0, top);
    stop();
  };
  const observer = new ResizeObserver(settle);
  observer.observe(documentElement);
  for (const move of ownMoves) page.addEventListener(move, stop, { passive: true });
  return stop;
}
