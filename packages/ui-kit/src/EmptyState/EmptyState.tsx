import type { ReactNode } from "react";
import { Icon, type IconGlyph } from "../Icon/index.ts";
import * as css from "./EmptyState.css.ts";

export type EmptyStateProps = {
  /** One sentence that says what will be shown in the place that is still empty. */
  readonly children: string;
  readonly icon?: IconGlyph;
  /** The action that creates the first content: a `Button` or `LinkButton`. */
  readonly action?: ReactNode;
};

/** Shown when there is no content yet; it says how to get some. */
export function EmptyState({ children, icon, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon !== undefined && (
        <span className={css.sign}>
          <Icon glyph={icon} size="large" />
        </span>
      )}
      <p className={css.sentence}>{children}</p>
      {action}
    </div>
  );
}
