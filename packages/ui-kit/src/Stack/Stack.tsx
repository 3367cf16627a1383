import type { ReactNode } from "react";
import type { Space } from "../theme/scale.ts";
import { gap as gapOf } from "../theme/spacing.css.ts";
import * as css from "./Stack.css.ts";

export type StackProps = {
  readonly children: ReactNode;
  readonly gap?: Space;
  readonly align?: "stretch" | "start" | "center";
};

/** Arranges its children in a column. */
export function Stack({ children, gap = 4, align = "stretch" }: StackProps) {
  return <div className={`${css.stack({ align })} ${gapOf[gap]}`}>{children}</div>;
}
