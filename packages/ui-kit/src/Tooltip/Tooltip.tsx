import type { ReactElement } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import * as css from "./Tooltip.css.ts";

export type TooltipProps = {
  /** A few words; information that is needed to act must also be shown elsewhere. */
  readonly text: string;
  readonly placement?: "top" | "bottom" | "start" | "end";
  /** Whether the tooltip is open at first, for stories and tours. */
  readonly defaultOpen?: boolean;
  /** A focusable element, such as a `Button`, `IconButton` or `Link`. */
  readonly children: ReactElement;
};

/** Explains the element that is hovered or focused. */
export function Tooltip({ text, placement = "top", defaultOpen = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100} defaultOpen={defaultOpen}>
      {children}
      <AriaTooltip className={css.tooltip} placement={placement} offset={6} containerPadding={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
