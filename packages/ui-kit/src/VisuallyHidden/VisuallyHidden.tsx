import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = { readonly children: ReactNode; readonly as?: "span" | "div" };

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = "span" }: VisuallyHiddenProps) {
  return <Element className={css.hidden}>{children}</Element>;
}
