import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { focusContentAfterDialog } from "../../shell/focus-content.ts";
import { openedParameter, withOpened } from "./opened.ts";

/** Which row's details are open: named by the address (`?open=12`), so that the way back closes them. */
export function useOpened() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const opened = query.get(openedParameter);
  const [wasClosed, setWasClosed] = useState(opened === null);
  if (opened === null && !wasClosed) setWasClosed(true);
  const close = () => {
    // Opened from here, the way back leads to the table as it was; opened by a link, it leads to where that stands.
    if (wasClosed) void navigate(-1);
    else setQuery(withOpened(query, null), { replace: true, preventScrollReset: true });
    focusContentAfterDialog();
  };
  return { opened, close, hrefOf: (id: string | number) => `${pathname}?${withOpened(query, id)}` };
}
