import type { ReactNode } from "react";
import { Table as AriaTable, Cell, Column, Row, TableBody, TableHeader } from "react-aria-components/Table";
import { ArrowDown, ArrowUp, ArrowUpDown, Icon } from "../Icon/index.ts";
import { media } from "../theme/scale.ts";
import { useMedia } from "../theme/use-media.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { layOut, type TableColumn, type TableSort } from "./columns.ts";
import { FirstCell } from "./FirstCell.tsx";
import { SidewaysScroller } from "./SidewaysScroller.tsx";
import * as css from "./Table.css.ts";

export type TableProps<Item> = {
  /** What the rows are. */
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly TableColumn<Item>[];
  readonly rows: readonly Item[];
  readonly rowId: (row: Item) => string;
  /** Where a row leads: by a click anywhere on it, and by a real link in its first cell. */
  readonly rowHref?: (row: Item) => string;
  readonly sort?: TableSort;
  readonly onSortChange?: (sort: TableSort) => void;
  /** Rows are on their way. Those that are there stay, paler; without any, their place is held. */
  readonly isLoading?: boolean;
  /** How many places to hold. */
  readonly expectedRows?: number;
  /** How many lines the longest cell of a row takes in a wide window. */
  readonly expectedLines?: 1 | 2;
  readonly loadingLabel?: string;
  /** Stands in place of rows when there are none: an `EmptyState`. */
  readonly empty: ReactNode;
};

function SortSign({ direction }: { readonly direction: TableSort["direction"] | undefined }) {
  const glyph = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <span className={css.sortSign[direction === undefined ? "idle" : "active"]}>
      <Icon glyph={glyph} size="small" />
    </span>
  );
}

/** Rows of one kind. Arrow keys move through it, Enter on a head sorts, Enter on a row follows it. */
export function Table<Item>({
  label,
  columns,
  rows,
  rowId,
  rowHref,
  sort,
  onSortChange,
  isLoading = false,
  expectedRows = 5,
  expectedLines = 1,
  loadingLabel = "Loading",
  empty,
}: TableProps<Item>) {
  const { standing, told } = layOut(columns, useMedia(media.largeForText));
  const firstId = standing[0]?.id;
  const isRefreshing = isLoading && rows.length > 0;
  const places =
    isLoading && rows.length === 0 ? Array.from({ length: expectedRows }, (_, index) => index) : [];
  const looksOf = ({ align = "start", width = "share" }: TableColumn<Item>) =>
    `${css.align[align]} ${css.width[width]}`;

  return (
    <div className={css.frame} aria-busy={isLoading}>
      {isRefreshing && <div className={css.refreshing} />}
      <SidewaysScroller label={label}>
        <AriaTable
          aria-label={label}
          className={isRefreshing ? `${css.table} ${css.stale}` : css.table}
          {...(sort === undefined ? {} : { sortDescriptor: sort })}
          onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
        >
          <TableHeader className={css.head}>
            {standing.map((column) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={column.id === firstId}
                allowsSorting={column.isSortable === true && onSortChange !== undefined}
                className={`${css.column} ${looksOf(column)}`}
              >
                {({ allowsSorting, sortDirection }) => (
                  <span className={css.columnLabel}>
                    {column.header}
                    {allowsSorting && <SortSign direction={sortDirection} />}
                  </span>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody renderEmptyState={() => empty}>
            {rows.map((row) => {
              const href = rowHref?.(row);
              return (
                <Row
                  key={rowId(row)}
                  id={rowId(row)}
                  className={css.row}
                  {...(href === undefined ? {} : { href })}
                >
                  {standing.map((column) => (
                    <Cell key={column.id} className={`${css.cell} ${looksOf(column)}`}>
                      {column.id === firstId ? (
                        <FirstCell row={row} column={column} told={told} href={href} />
                      ) : (
                        column.cell(row)
                      )}
                    </Cell>
                  ))}
                </Row>
              );
            })}
            {places.map((place) => (
              <Row key={`place ${place}`} id={`place ${place}`} className={css.row} textValue={loadingLabel}>
                {standing.map((column) => (
                  <Cell key={column.id} className={`${css.cell} ${css.place[expectedLines]}`}>
                    {column.id === firstId && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
                    <span className={css.bone} />
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </AriaTable>
      </SidewaysScroller>
    </div>
  );
}
