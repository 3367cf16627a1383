import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { Fragment, type ReactNode } from "react";
import * as css from "./TodaySection.css.ts";

export type ColumnCard = {
  readonly key: string;
  /** The column of the card on wide screens. It is fixed, so that no card changes columns when another one comes or goes. */
  readonly column: "first" | "second";
  readonly content: ReactNode;
};

/** Cards in two columns; on small screens in one column, in the given order. A column without cards gives its space to the other. */
export function CardColumns({ cards }: { readonly cards: readonly ColumnCard[] }) {
  const isWide = useMedia(media.large);
  if (cards.length === 0) return null;
  const columns = isWide
    ? (["first", "second"] as const).map((name) => cards.filter(({ column }) => column === name))
    : [cards];
  return (
    <div className={css.columns}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The columns keep their order.
        <div key={index} className={css.column}>
          {column.map(({ key, content }) => (
            <Fragment key={key}>{content}</Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}
