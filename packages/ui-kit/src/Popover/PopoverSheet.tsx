import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import type { Overlay } from "../overlay/use-overlay-trigger.ts";
import * as css from "./Popover.css.ts";

export type PopoverSheetProps = {
  readonly overlay: Overlay;
  readonly label: string;
  readonly width: "narrow" | "content";
  readonly isPadded: boolean;
  readonly placement: "bottom start" | "bottom" | "bottom end" | "top start" | "top" | "top end";
  readonly children: ReactNode;
};

/** The popover while it is open. */
export function PopoverSheet({ overlay, label, width, isPadded, placement, children }: PopoverSheetProps) {
  return (
    <AriaPopover
      className={css.sheet[width]}
      triggerRef={overlay.triggerRef}
      trigger="DialogTrigger"
      isOpen={overlay.isOpen}
      onOpenChange={overlay.turn}
      placement={placement}
      offset={8}
      {...(width === "narrow" ? { maxHeight: narrowHeight() } : {})}
    >
      <Dialog id={overlay.overlayId} aria-label={label} className={isPadded ? css.padded : css.bare}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}

/** The height of a narrow popover: the specified 400 px, and up to 600 px if there is space below the bar. */
function narrowHeight(): number {
  return Math.max(400, Math.min(600, window.innerHeight - 160));
}
