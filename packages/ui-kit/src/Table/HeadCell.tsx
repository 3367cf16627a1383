import { ArrowDown, ArrowUp, ArrowUpDown, Icon } from "../Icon/index.ts";
import type { TableColumn, TableSort } from "./columns.ts";
import * as css from "./Table.css.ts";

type HeadCellProps<Item> = {
  readonly column: TableColumn<Item>;
  readonly looks: string;
  /** The number of columns that the label spans. */
  readonly span?: number;
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
};

const glyphs = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

/** The header of a column: a button if rows can be sorted by it; a second press reverses the order. */
export function HeadCell<Item>({ column, looks, span, sort, onSortChange }: HeadCellProps<Item>) {
  const { id, header, isSortable = false } = column;
  if (!isSortable || onSortChange === undefined) {
    return (
      <th scope="col" colSpan={span} className={`${css.column} ${looks}`}>
        <span className={css.columnLabel}>{header}</span>
      </th>
    );
  }
  const direction = sort?.column === id ? sort.direction : "none";
  const next = direction === "ascending" ? "descending" : "ascending";
  return (
    <th scope="col" colSpan={span} aria-sort={direction} className={`${css.column} ${looks}`}>
      <button
        type="button"
        className={css.sortButton}
        onClick={() => onSortChange({ column: id, direction: next })}
      >
        {header}
        <span className={css.sortSign[direction === "none" ? "idle" : "active"]}>
          <Icon glyph={glyphs[direction]} size="small" />
        </span>
      </button>
    </th>
  );
}
