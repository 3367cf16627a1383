import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import * as css from "./TodaySection.css.ts";

export type TodayRowProps = {
  readonly name: string;
  /** For what acts on it, and names no thing itself. */
  readonly nameId?: string;
  readonly href?: string;
  readonly detail: ReactNode;
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
};

/** One row of a card: its name, what is said of it, and the way on. */
export function TodayRow({ name, nameId, href, detail, picture, action }: TodayRowProps) {
  return (
    <li className={css.row}>
      {picture}
      <div className={css.words}>
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
