import { Card } from "@cathedra/ui-kit/Card";
import { Text } from "@cathedra/ui-kit/Text";
import { Children, type ReactNode } from "react";
import { ContentUnavailable } from "../../../features/content-state/ContentUnavailable.tsx";
import * as css from "./TodaySection.css.ts";

export type TodayCardProps = {
  readonly title: string;
  /** The text shown when there are no rows. */
  readonly empty: ReactNode;
  /** Whether the whole card is hidden when there are no rows. */
  readonly hidesEmpty: boolean;
  /** Why some of the rows are missing; null if none are. */
  readonly failure?: string | null;
  /** A link that is shown if there are more rows than the card shows. */
  readonly more?: ReactNode;
  /** Shown above the rows, up to the card's edges. */
  readonly head?: ReactNode;
  /** The rows of the card, as items of a list. */
  readonly children: ReactNode;
};

/** A card of the start page that answers a question of the person by a few rows. */
export function TodayCard({
  title,
  empty,
  hidesEmpty,
  failure = null,
  more,
  head = null,
  children,
}: TodayCardProps) {
  const count = Children.toArray(children).length;
  const isEmpty = count === 0 && head === null;
  if (isEmpty && failure === null && hidesEmpty) return null;
  return (
    <Card title={title} padding="none" actions={more}>
      {head !== null && <div className={css.note}>{head}</div>}
      {count > 0 && <ul className={css.rows}>{children}</ul>}
      {isEmpty && failure === null && (
        <div className={css.note}>
          <Text size="small" tone="muted">
            {empty}
          </Text>
        </div>
      )}
      {failure !== null && (
        <div className={css.note}>
          <ContentUnavailable>{failure}</ContentUnavailable>
        </div>
      )}
    </Card>
  );
}
