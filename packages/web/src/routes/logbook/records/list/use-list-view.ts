import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { requestedLocation } from "../../../../router/requested-location.ts";
import { type ListView, readListView, writeListView } from "../../record-list/list-view.ts";

/** Changes the view of the list; returns whether the address has changed. */
export type ChangeListView = (
  to: (view: ListView) => ListView,
  options?: { readonly replace?: boolean },
) => boolean;

/**
 * The view in the list's address, and a function that changes it. A change is based on the last requested view and not on the
 * shown one, so that a filter that is set while other rows are loading is added to the previous change.
 */
export function useListView(): readonly [view: ListView, change: ChangeListView] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback<ChangeListView>(
    (to, options) => {
      const requested = readListView(new URLSearchParams(askedQuery(pathname, search)));
      const next = to(requested);
      if (next === requested) return false;
      const query = writeListView(next).toString();
      void navigate({ pathname, search: query }, { ...options, preventScrollReset: true });
      return true;
    },
    [navigate, pathname, search],
  );
  return [readListView(new URLSearchParams(search)), change];
}

/** The last requested view of the list, which the fields show at once, before the rows are loaded. */
export function useRequestedListView(): ListView {
  const { pathname, search } = useLocation();
  const query = useSyncExternalStore(requestedLocation.subscribe, () => askedQuery(pathname, search));
  return readListView(new URLSearchParams(query));
}

/** The query of the shown page, which stays the same while another page is loading. */
function askedQuery(pathname: string, shown: string): string {
  const requested = requestedLocation.get();
  return requested?.pathname === pathname ? requested.search : shown;
}
