import { useLayoutEffect } from "react";
import { ScrollRestoration, useLocation } from "react-router";
import { restoredScroll } from "../router/restored-scroll.ts";
import { scrollKey } from "../router/scroll-key.ts";

/** Input by which the person scrolls the page themselves. */
const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Starts a new page at its top; restores the scroll position after going back or reloading. */
export function ScrollRestorer() {
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      <Hold key={useLocation().key} />
    </>
  );
}

/** Restores the scroll position after `ScrollRestoration`, which cannot scroll further than the page's current height. */
function Hold() {
  useLayoutEffect(() => {
    const top = restoredScroll();
    return top === undefined ? undefined : holdScroll(top);
  }, []);
  return null;
}

/**
 * Scrolls the page to `top` as soon as it is long enough, which may be later than its first rendering. Gives up when the person
 * scrolls. Returns a function that stops it.
 */
function holdScroll(top: number, page: Window = window): () => void {
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
