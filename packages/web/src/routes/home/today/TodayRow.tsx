import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import * as css from "./TodaySection.css.ts";

export type TodayRowProps = {
  /** The reason for the row, shown above its name. */
  readonly reason?: string;
  readonly name: string;
  /** The id of the name, for buttons whose own text does not name the row. */
  readonly nameId?: string;
  readonly href?: string;
  readonly detail: ReactNode;
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
};

/** One row of a card: its name, its details, and its link or button. */
export function TodayRow({ reason, name, nameId, href, detail, picture, action }: TodayRowProps) {
  return (
    <li className={css.row}>
      {picture}
      <div className={css.textBlock}>
        {reason !== undefined && <span className={css.late}>{reason}</span>}
        <span className={css.name} id={nameId}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} variant="alone">
              {name}
            </Link>
          )}
        </span>
        <Text size="small" tone="muted" figures="tabular">
          {detail}
        </Text>
      </div>
      {action}
    </li>
  );
}
