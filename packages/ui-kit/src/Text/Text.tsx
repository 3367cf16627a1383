import type { ReactNode } from "react";
import * as css from "./Text.css.ts";

export type TextProps = {
  readonly children: ReactNode;
  readonly as?: "p" | "span" | "div";
  readonly id?: string;
  readonly size?: "caption" | "small" | "body" | "lead";
  readonly tone?: "ink" | "muted" | "danger";
  readonly weight?: "regular" | "medium" | "semibold";
  /** Tabular figures are aligned below each other. */
  readonly figures?: "proportional" | "tabular";
  /** Lines of a length that is comfortable to read. */
  readonly measure?: "full" | "reading";
};

/** Words in one of the sizes of the scale. */
export function Text({
  children,
  as: Element = "p",
  id,
  size = "body",
  tone = "ink",
  weight = "regular",
  figures = "proportional",
  measure = "full",
}: TextProps) {
  return (
    <Element id={id} className={css.text({ size, tone, weight, figures, measure })}>
      {children}
    </Element>
  );
}
