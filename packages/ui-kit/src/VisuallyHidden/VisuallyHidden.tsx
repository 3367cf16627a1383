import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = { readonly children: ReactNode; readonly as?: "span" | "div" };

/** Says to a screen reader what the eye sees otherwise. */
export function VisuallyHidden({ children, as: Element = "span" }: VisuallyHiddenProps) {
  return <Element className={css.hidden}>{children}</Element>;
}
