import { useLayoutEffect } from "react";
import { ScrollRestoration, useLocation } from "react-router";
import { restoredScroll } from "../router/restored-scroll.ts";
import { scrollKey } from "../router/scroll-key.ts";
import { holdScroll } from "./hold-scroll.ts";

/** A new page begins at its top; going back, or reloading, shows a page where it was. */
export function KeptScroll() {
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      <Hold key={useLocation().key} />
    </>
  );
}

/** After `ScrollRestoration`, which scrolls no further than the page is long by then. */
function Hold() {
  useLayoutEffect(() => {
    const top = restoredScroll();
    return top === undefined ? undefined : holdScroll(top);
  }, []);
  return null;
}
