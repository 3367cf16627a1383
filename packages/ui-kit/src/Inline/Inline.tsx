import type { ReactNode } from "react";
import type { Space } from "../theme/scale.ts";
import { gap as gapOf } from "../theme/spacing.css.ts";
import * as css from "./Inline.css.ts";

export type InlineProps = {
  readonly children: ReactNode;
  readonly gap?: Space;
  readonly align?: "start" | "center" | "baseline" | "end";
  readonly justify?: "start" | "center" | "end" | "between";
  readonly wrap?: boolean;
};

/** Places items beside each other, and wraps them if there is not enough space. */
export function Inline({ children, gap = 2, align = "center", justify = "start", wrap = true }: InlineProps) {
  return <div className={`${css.inline({ align, justify, wrap })} ${gapOf[gap]}`}>{children}</div>;
}
