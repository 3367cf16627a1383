import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { restoreFocus } from "../../shell/focus-content.ts";
import { contentId } from "../../shell/use-page-title.ts";
import { openedParameter, withOpened } from "./opened-row.ts";

/** The row whose details are open, named in the address (`?open=12`), so that going back closes them. */
export function useOpened() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const opened = query.get(openedParameter);
  const [wasClosed, setWasClosed] = useState(opened === null);
  if (opened === null && !wasClosed) setWasClosed(true);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (closed === null || opened !== null) return;
    // However the drawer was closed, by its button or by the browser's back button, the focus returns to its row.
    restoreFocus(() => linkOf(closed) ?? document.getElementById(contentId));
  }, [opened]);
  const close = () => {
    // If the details were opened from this page, closing them goes back; if they were opened by a link, closing removes them from
    // the address.
    if (wasClosed) void navigate(-1);
    else setQuery(withOpened(query, null), { replace: true, preventScrollReset: true });
  };
  const table = withOpened(query, null).toString();
  // The function stays the same as long as the table's address does, so that rows are not rendered again when one is opened.
  const getHref = useCallback(
    (id: string | number) => `${pathname}?${withOpened(new URLSearchParams(table), id)}`,
    [pathname, table],
  );
  return { opened, close, getHref };
}

/** The visible link of a row or cell with this id. */
function linkOf(id: string): HTMLElement | null {
  const end = `${openedParameter}=${encodeURIComponent(id)}`;
  return document.querySelector<HTMLElement>(`main :is(th, td) a[href$=${JSON.stringify(end)}]`);
}
