import type { ReactElement } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { LazyPart } from "../overlay/LazyPart.tsx";
import { useOverlayTrigger } from "../overlay/use-overlay-trigger.ts";
import type { MenuEntries } from "./menu-entries.ts";

export type MenuProps = {
  /** The `Button` or `IconButton` that opens the menu. */
  readonly trigger: ReactElement;
  readonly entries: MenuEntries;
  /** Called with the id of every chosen item, besides the item's own `onAction`. */
  readonly onAction?: ((id: string) => void) | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly placement?: "bottom start" | "bottom end" | "top start" | "top end";
  readonly defaultOpen?: boolean;
};

const loadSheet = () => import("../overlay/sheets.ts").then(({ MenuSheet }) => MenuSheet);

/** Actions and links behind one button. */
export function Menu({
  trigger,
  entries,
  onAction,
  onOpenChange,
  placement = "bottom start",
  defaultOpen = false,
}: MenuProps) {
  const overlay = useOverlayTrigger("menu", defaultOpen, onOpenChange);
  return (
    <>
      <ButtonContext.Provider value={overlay.button}>{trigger}</ButtonContext.Provider>
      <LazyPart
        load={loadSheet}
        isWanted={overlay.isOpen}
        onFailure={overlay.close}
        props={{ overlay, entries, onAction, placement }}
      />
    </>
  );
}
