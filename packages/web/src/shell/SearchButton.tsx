import { Icon, Search } from "@cathedra/ui-kit/Icon";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { observable } from "../observable.ts";
import { retryWhenOnline } from "../retry-when-online.ts";
import * as css from "./SearchButton.css.ts";
import type { Viewer } from "./use-viewer.ts";

const SearchDialog = lazy(() =>
  retryWhenOnline(() =>
    import("../features/search/SearchDialog.tsx").then((file) => ({ default: file.SearchDialog })),
  ),
);

const typed = observable("");

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const shortcut = isApple ? "⌘ K" : "Ctrl K";

/** The button that opens the search, which Ctrl+K and Command+K do on every page once the signed-in person is known. */
export function SearchButton({ viewer }: { readonly viewer: Viewer | undefined }) {
  const [isOpen, setOpen] = useState(false);
  useTypedBeforeFocus(isOpen && viewer !== undefined, () => setOpen(false));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === "k" && (isApple ? event.metaKey : event.ctrlKey);
      if (!isShortcut || event.altKey || event.shiftKey || isDialogOpen()) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={css.button}
        // The label includes the visible shortcut, because users of voice control say what they see.
        aria-label={`Search ${shortcut}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon glyph={Search} />
        <span className={css.hint} aria-hidden>
          {shortcut}
        </span>
      </button>
      {isOpen && viewer !== undefined && (
        <Suspense fallback={null}>
          <SearchDialog viewer={viewer} typed={typed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Keeps keys that are typed after the search was requested and before its field has the focus, because the page below must not
 * get them. Escape stops that if the dialog does not appear.
 */
function useTypedBeforeFocus(isOpen: boolean, onGiveUp: () => void): void {
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!isOpen) return undefined;
    typed.set("");
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isDialogOpen()) giveUp();
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const focused = document.activeElement;
      if (focused?.matches('[role="dialog"] input') === true) return;
      // While the dialog opens, its first button may have the focus; only a space is for that button.
      if (event.key === " " && focused?.matches('[role="dialog"] button') === true) return;
      event.preventDefault();
      typed.set(typed.get() + event.key);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [isOpen]);
}

/** Whether a dialog is open, which the search must not cover. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
