import { homeTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Text } from "@cathedra/ui-kit/Text";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { Children, type ReactNode, useId, useState } from "react";
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
  /** Whether all rows are shown rather than the first ones. */
  readonly isWhole?: boolean;
  /** The rows of the card, as items of a list. */
  readonly children: ReactNode;
};

/** The number of rows that are shown before the person asks for the others. */
const shownRows = 2;

/** A card of the start page that answers a question of the person by a few rows; in one line if there are none. */
export function TodayCard({
  title,
  empty,
  hidesEmpty,
  failure = null,
  more,
  head = null,
  isWhole = false,
  children,
}: TodayCardProps) {
  const listId = useId();
  const isPrinted = useMedia("print");
  const [isOpen, setOpen] = useState(false);
  const rows = Children.toArray(children);
  const isEmpty = rows.length === 0 && head === null;
  if (isEmpty && failure === null && hidesEmpty) return null;
  if (isEmpty && failure === null)
    return (
      <Card
        title={title}
        padding="none"
        actions={
          <>
            <Text size="small" tone="muted">
              {empty}
            </Text>
            {more}
          </>
        }
      >
        {null}
      </Card>
    );
  const folded = isWhole || isPrinted ? 0 : Math.max(rows.length - shownRows, 0);
  const label = isOpen ? homeTexts.fewer : homeTexts.more(folded);
  return (
    <Card title={title} padding="none" actions={more}>
      {head !== null && <div className={css.note}>{head}</div>}
      {rows.length > 0 && (
        <ul id={listId} className={css.rows}>
          {folded > 0 && !isOpen ? rows.slice(0, shownRows) : rows}
        </ul>
      )}
      {folded > 0 && (
        <div className={css.fold}>
          <Button
            size="small"
            variant="quiet"
            aria-label={`${label}, ${title}`}
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => setOpen(!isOpen)}
          >
            {label}
          </Button>
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
