import type { ReactNode } from "react";
import type { Space } from "../theme/scale.ts";
import { gap as gapOf } from "../theme/spacing.css.ts";
import * as css from "./Grid.css.ts";

export type GridProps = {
  readonly children: ReactNode;
  /** The number of columns in a wide window; narrower windows have fewer. */
  readonly columns: 1 | 2 | 3 | 4;
  readonly gap?: Space;
};

/** Things of one kind in up to four equal columns (G.022). */
export function Grid({ children, columns, gap = 4 }: GridProps) {
  return <div className={`${css.grid} ${css.columns[columns]} ${gapOf[gap]}`}>{children}</div>;
}
