import type { ReactElement, ReactNode } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { LazyPart } from "../overlay/LazyPart.tsx";
import { useOverlayTrigger } from "../overlay/use-overlay-trigger.ts";

export type PopoverProps = {
  /** The `Button` or `IconButton` that opens the popover. */
  readonly trigger: ReactElement;
  /** The name of the popover, for screen readers. */
  readonly label: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** `narrow` is at least 280 px wide and at most 400 px high (G.022), more where the window has room; `content` fits its content. */
  readonly width?: "narrow" | "content";
  /** Whether the content has padding; lists have none and extend to the edges. */
  readonly isPadded?: boolean;
  readonly placement?: "bottom start" | "bottom" | "bottom end" | "top start" | "top" | "top end";
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly defaultOpen?: boolean;
};

const loadSheet = () => import("../overlay/sheets.ts").then(({ PopoverSheet }) => PopoverSheet);

/** Extra content beside a button, such as a list of news or a few settings. */
export function Popover({
  trigger,
  label,
  children,
  width = "content",
  isPadded = true,
  placement = "bottom start",
  onOpenChange,
  defaultOpen = false,
}: PopoverProps) {
  const overlay = useOverlayTrigger("dialog", defaultOpen, onOpenChange);
  return (
    <>
      <ButtonContext.Provider value={overlay.button}>{trigger}</ButtonContext.Provider>
      <LazyPart
        load={loadSheet}
        isWanted={overlay.isOpen}
        onFailure={overlay.close}
        props={{
          overlay,
          label,
          width,
          isPadded,
          placement,
          children: typeof children === "function" ? children(overlay.close) : children,
        }}
      />
    </>
  );
}
