import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { getFolder } from "./paths.ts";
import { type StorageView, storageHref, storageView } from "./storage-view.ts";

/** The present folder from the address, so that the browser's back button works within the library. */
export function useCurrentFolder() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = storageView.read(query);
  const [wasClosed, setWasClosed] = useState(view.open === "");
  if (view.open === "" && !wasClosed) setWasClosed(true);

  function goTo(change: Partial<StorageView>, how: "push" | "replace" = "push"): void {
    const isElsewhere = change.folder !== undefined && change.folder !== view.folder;
    const next = { ...view, ...(isElsewhere ? { search: "", open: "" } : {}), ...change };
    void navigate(storageHref(next), { replace: how === "replace", preventScrollReset: true });
  }

  /** Leaves the search, or goes to the parent folder; undefined at the root. */
  const back =
    view.search !== ""
      ? () => goTo({ search: "" })
      : view.folder !== ""
        ? () => goTo({ folder: getFolder(view.folder) })
        : null;

  return {
    view,
    goTo,
    back,
    closeOpened: () => {
      // If it was opened from here, closing goes back to the folder; if it was opened by a link, it removes it from the
      // address.
      if (wasClosed) void navigate(-1);
      else goTo({ open: "" }, "replace");
    },
  };
}
