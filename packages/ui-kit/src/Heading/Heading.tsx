import type { ReactNode } from "react";
import * as css from "./Heading.css.ts";

export type HeadingProps = {
  readonly children: ReactNode;
  /** The level of the heading in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4;
  /** The size of the text; by default the size that belongs to the level. */
  readonly size?: keyof typeof css.heading;
  readonly id?: string;
};

const sizeOfLevel = { 1: "page", 2: "section", 3: "block", 4: "label" } as const;

/** A heading; its level in the outline and its size are independent. */
export function Heading({ children, level, size = sizeOfLevel[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={css.heading[size]}>
      {children}
    </Element>
  );
}
