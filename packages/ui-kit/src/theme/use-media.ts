import { useSyncExternalStore } from "react";

const print = "print";
/** Whether the browser is about to lay out the page for printing. */
let isPrinting = false;

function subscribeTo(query: string) {
  return (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", onChange);
    // The media query event arrives after pages were counted, so that additional content would be missing at the end; the print
    // events come earlier, and React renders external stores synchronously.
    const onPrint = ({ type }: Event) => {
      isPrinting = type === "beforeprint";
      onChange();
    };
    const printEvents = query === print ? ["beforeprint", "afterprint"] : [];
    for (const name of printEvents) addEventListener(name, onPrint);
    return () => {
      list.removeEventListener("change", onChange);
      for (const name of printEvents) removeEventListener(name, onPrint);
    };
  };
}

/** The subscription of each query, because React subscribes again whenever it gets another function. */
const subscriptions = new Map<string, ReturnType<typeof subscribeTo>>();

function getSubscription(query: string) {
  const subscription = subscriptions.get(query) ?? subscribeTo(query);
  subscriptions.set(query, subscription);
  return subscription;
}

/** Whether the media query matches now, for content that must be removed and not only hidden. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    getSubscription(query),
    () => (query === print && isPrinting) || window.matchMedia(query).matches,
  );
}
