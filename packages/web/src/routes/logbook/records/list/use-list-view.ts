import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { requestedLocation } from "../../../../router/requested-location.ts";
import { type ListView, readListView, writeListView } from "../../record-list/list-view.ts";

/** Tells whether that is another view. */
export type ChangeListView = (
  to: (asked: ListView) => ListView,
  options?: { readonly replace?: boolean },
) => boolean;

/**
 * What the list shows, as its address says, and the way to another view of it. A change builds on what was asked for
 * last, not on what is still on the screen: a filter that is set while the rows of another one are fetched joins it.
 */
export function useListView(): readonly [view: ListView, change: ChangeListView] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback<ChangeListView>(
    (to, options) => {
      const asked = readListView(new URLSearchParams(askedQuery(pathname, search)));
      const next = to(asked);
      if (next === asked) return false;
      const query = writeListView(next).toString();
      void navigate({ pathname, search: query }, { ...options, preventScrollReset: true });
      return true;
    },
    [navigate, pathname, search],
  );
  return [readListView(new URLSearchParams(search)), change];
}

/** What the person asked the list to show: what the fields say at once, before the rows are there. */
export function useAskedListView(): ListView {
  const { pathname, search } = useLocation();
  const query = useSyncExternalStore(requestedLocation.subscribe, () => askedQuery(pathname, search));
  return readListView(new URLSearchParams(query));
}

/** Once another page is asked for, the list stays as it is. */
function askedQuery(pathname: string, shown: string): string {
  const asked = requestedLocation.get();
  return asked?.pathname === pathname ? asked.search : shown;
}
