import { ArrowDown, ArrowUp, Icon } from "../Icon/index.ts";
import type { TableSort } from "../Table/columns.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import type { MatrixColumn } from "./columns.ts";
import * as css from "./Matrix.css.ts";
import { roles } from "./roles.ts";

type MatrixHeadProps<Row> = {
  readonly columns: readonly MatrixColumn<Row>[];
  readonly sort: TableSort;
  readonly onSortChange: (sort: TableSort) => void;
};

/** The headers of the columns: buttons if rows can be sorted by them; a second press reverses the order. */
export function MatrixHead<Row>({ columns, sort, onSortChange }: MatrixHeadProps<Row>) {
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.headRow}>
        {columns.map((column, index) => {
          const { id, isSortable = false, look = "figure" } = column;
          const direction = sort.column === id ? sort.direction : "none";
          const place = `${css.headCell} ${index === 0 ? css.corner : css.look[look]}`;
          if (!isSortable)
            return (
              <th key={id} scope="col" {...roles.head} title={getTitle(column)} className={place}>
                <Words column={column} />
              </th>
            );
          const next = direction === "ascending" ? "descending" : "ascending";
          return (
            <th
              key={id}
              scope="col"
              {...roles.head}
              aria-sort={direction}
              title={getTitle(column)}
              className={place}
            >
              <button
                type="button"
                className={css.sortButton}
                onClick={() => onSortChange({ column: id, direction: next })}
              >
                <Words column={column} />
                {direction !== "none" && (
                  <Icon glyph={direction === "ascending" ? ArrowUp : ArrowDown} size="small" />
                )}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function getTitle<Row>({ header, shortHeader }: MatrixColumn<Row>): string | undefined {
  return shortHeader === undefined ? undefined : header;
}

function Words<Row>({ column: { header, shortHeader } }: { readonly column: MatrixColumn<Row> }) {
  if (shortHeader === undefined) return <span className={css.headWords}>{header}</span>;
  return (
    <>
      <VisuallyHidden>{header}</VisuallyHidden>
      <span aria-hidden="true" className={css.headWords}>
        {shortHeader}
      </span>
    </>
  );
}
