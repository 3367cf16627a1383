import { useSearchParams } from "react-router";
import { type ListView, readListView, writeListView } from "./list-view.ts";

type Show = (next: ListView, options?: { readonly replace?: boolean }) => void;

/** What the list shows, as its address says, and the way to another view of it. */
export function useListView(): readonly [view: ListView, show: Show] {
  const [query, setQuery] = useSearchParams();
  return [
    readListView(query),
    (next, options) => setQuery(writeListView(next), { ...options, preventScrollReset: true }),
  ];
}
