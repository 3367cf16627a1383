import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { Fragment, type ReactNode, useState } from "react";
import { balancedColumns } from "./balanced-columns.ts";
import * as css from "./TodaySection.css.ts";

export type ColumnCard = {
  readonly key: string;
  /** The approximate height of the card in pixels. */
  readonly height: number;
  readonly content: ReactNode;
};

/** Cards in two columns of about the same height; on small screens in one column, in the given order. */
export function CardColumns({ cards }: { readonly cards: readonly ColumnCard[] }) {
  const isWide = useMedia(media.large);
  const keys = cards.map(({ key }) => key).join();
  const place = () => ({ keys, columns: balancedColumns(cards.map(({ height }) => height)) });
  // A card stays in its column when its height changes, so that nothing moves while someone is using it.
  const [placed, setPlaced] = useState(place);
  const current = placed.keys === keys ? placed : place();
  if (current !== placed) setPlaced(current);
  const columnOf = (index: number) => (isWide ? current.columns[index] : 0);
  if (cards.length === 0) return null;
  return (
    <div className={css.columns}>
      {(isWide ? [0, 1] : [0]).map((column) => (
        <div key={column} className={css.column}>
          {cards.map(
            ({ key, content }, index) =>
              columnOf(index) === column && <Fragment key={key}>{content}</Fragment>,
          )}
        </div>
      ))}
    </div>
  );
}
