import { useSearchParams } from "react-router";

export type ListView<Sort extends string> = {
  readonly search: string;
  readonly sort: Sort;
  readonly set: (changed: { readonly search?: string; readonly sort?: string }) => void;
};

/** The search and order of the list, kept in the address; other parts of the address stay. */
export function useListView<Sort extends string>(readSort: (text: string | null) => Sort): ListView<Sort> {
  const [query, setQuery] = useSearchParams();
  return {
    search: query.get("search") ?? "",
    sort: readSort(query.get("sort")),
    set: (changed) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed)) {
            if (value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
