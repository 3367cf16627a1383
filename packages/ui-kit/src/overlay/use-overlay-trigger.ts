import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from "react";

type Kind = "dialog" | "menu";
type FocusAt = "first" | "last";

export type Overlay = ReturnType<typeof useOverlayTrigger>;

/** The props that a button needs to open an overlay beside it, passed through react-aria's `ButtonContext`. */
export function useOverlayTrigger(
  kind: Kind,
  defaultOpen: boolean,
  onOpenChange?: (isOpen: boolean) => void,
) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const [focusAt, setFocusAt] = useState<FocusAt>("first");
  const triggerRef = useRef<HTMLButtonElement | null>(null);
  const triggerId = useId();
  const overlayId = useId();
  const changeOpen = useCallback(
    (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const close = useCallback(() => changeOpen(false), [changeOpen]);
  const button = useMemo(() => {
    const openAt = (at: FocusAt) => {
      setFocusAt(at);
      changeOpen(true);
    };
    const byArrow = (event: KeyboardEvent) => {
      if (kind !== "menu" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      openAt(event.key === "ArrowDown" ? "first" : "last");
    };
    return {
      ref: triggerRef,
      id: triggerId,
      "aria-haspopup": kind,
      "aria-expanded": isOpen,
      ...(isOpen ? { "aria-controls": overlayId } : {}),
      isPressed: isOpen,
      onPress: () => openAt("first"),
      onKeyDown: byArrow,
    };
  }, [isOpen, kind, overlayId, triggerId, changeOpen]);
  /** The props of the overlay's menu. */
  const menu = { id: overlayId, "aria-labelledby": triggerId, autoFocus: focusAt, onClose: close };
  return { isOpen, triggerRef, overlayId, turn: changeOpen, close, button, menu };
}
