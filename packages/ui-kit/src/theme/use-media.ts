import { useSyncExternalStore } from "react";

const print = "print";
/** Whether the browser is about to lay the page out for paper. */
let isPrinting = false;

function subscribeTo(query: string) {
  return (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", onChange);
    // The change of a media query arrives when the pages are counted already: additional content would be missing at the
    // end. React renders the state of an external store synchronously.
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

/** React subscribes again whenever it is given another function: each query has one. */
const subscriptions = new Map<string, ReturnType<typeof subscribeTo>>();

function subscriptionOf(query: string) {
  const subscription = subscriptions.get(query) ?? subscribeTo(query);
  subscriptions.set(query, subscription);
  return subscription;
}

/** Whether the media query matches now, for content that must be removed and not only hidden. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    subscriptionOf(query),
    () => (query === print && isPrinting) || window.matchMedia(query).matches,
  );
}
