import { type ReactNode, useMemo } from "react";
import { SidewaysScroller } from "../sideways/SidewaysScroller.tsx";
import { media } from "../theme/scale.ts";
import { useMedia } from "../theme/use-media.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { getSide, layOut, type TableColumn, type TableSort } from "./columns.ts";
import { HeadCell } from "./HeadCell.tsx";
import * as css from "./Table.css.ts";
import { columnClass, TableRow } from "./TableRow.tsx";

export type TableProps<Item> = {
  /** The name of the table, for screen readers. */
  readonly label: string;
  /** The columns of the table; the first one names the row. */
  readonly columns: readonly TableColumn<Item>[];
  readonly rows: readonly Item[];
  readonly rowId: (row: Item) => string;
  /**
   * The target of a row: a click anywhere on it, or the link in its first cell. With many rows, pass the same functions on
   * every rendering here and in `columns` and `rowActions`, so that rows are not rendered again.
   */
  readonly rowHref?: (row: Item) => string;
  /** The action of a row: one `IconButton` or `Menu`, in a last column. */
  readonly rowActions?: (row: Item) => ReactNode;
  /** A checkbox in front of the first cell, which selects the row. */
  readonly rowChoice?: (row: Item) => ReactNode;
  /** The header of the column of `rowChoice`, for screen readers. */
  readonly choiceLabel?: string;
  /** The header of the last column, for screen readers. */
  readonly actionsLabel?: string;
  readonly sort?: TableSort;
  readonly onSortChange?: (sort: TableSort) => void;
  /** The height of the rows. */
  readonly density?: "comfortable" | "compact";
  /** Whether rows are being fetched. The old rows stay, paler; without any, placeholders are shown. */
  readonly isLoading?: boolean;
  /** The number of placeholder rows. */
  readonly expectedRows?: number;
  /** How many lines the longest cell of a row takes in a wide window. */
  readonly expectedLines?: 1 | 2;
  readonly loadingLabel?: string;
  /** Shown instead of rows when there are none: an `EmptyState`. */
  readonly empty: ReactNode;
};

/** Rows of one kind. Heads that sort are buttons, and a row that leads somewhere has a real link. */
export function Table<Item>({
  label,
  columns,
  rows,
  rowId,
  rowHref,
  rowActions,
  actionsLabel = "Actions",
  rowChoice,
  choiceLabel = "Choose",
  sort,
  onSortChange,
  density = "comfortable",
  isLoading = false,
  expectedRows = 5,
  expectedLines = 1,
  loadingLabel = "Loading",
  empty,
}: TableProps<Item>) {
  const isLarge = useMedia(media.large);
  // A page of paper is as wide as a narrow window, whatever the window is.
  const isPrinted = useMedia("print");
  const isPhone = useMedia(media.phone) && !isPrinted;
  const width = isPhone ? "phone" : isLarge && !isPrinted ? "large" : "narrow";
  const { lead, standing, detailColumns } = useMemo(
    () => layOut(isPrinted ? columns.filter((column) => column.isOnPaper !== false) : columns, width),
    [columns, width, isPrinted],
  );
  const choices = rowChoice === undefined ? 0 : 1;
  // On a phone the name may stand alone above values that need no header: neither does the name then.
  const isNameAlone =
    isPhone &&
    lead === undefined &&
    standing.length === 1 &&
    standing[0]?.isSortable !== true &&
    detailColumns.some((column) => getSide(column) !== undefined);
  // Otherwise the actions are in the line beneath each row, if there is one.
  const hasActionsColumn = rowActions !== undefined && (detailColumns.length === 0 || isNameAlone);
  const isRefreshing = isLoading && rows.length > 0;
  const isWaiting = isLoading && rows.length === 0;

  return (
    <div
      className={`${css.frame} ${css.density[density]}`}
      aria-busy={isLoading}
      // Marks the table as a placeholder, like a Skeleton, while its rows are loading.
      data-skeleton={isWaiting ? "" : undefined}
    >
      {isRefreshing && <div className={css.refreshing} />}
      <SidewaysScroller label={label} className={css.scroller}>
        <table aria-label={label} className={isRefreshing ? `${css.table} ${css.stale}` : css.table}>
          <thead className={isNameAlone ? hidden : css.head}>
            {lead !== undefined && (
              <tr>
                <HeadCell
                  column={lead}
                  looks={`${columnClass(lead)} ${css.firstColumn}`}
                  span={Math.max(standing.length, 1) + choices}
                  sort={sort}
                  onSortChange={onSortChange}
                />
              </tr>
            )}
            <tr>
              {rowChoice !== undefined && (
                <th scope="col" className={`${css.column} ${css.choice}`}>
                  <VisuallyHidden>{choiceLabel}</VisuallyHidden>
                </th>
              )}
              {standing.map((column) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  looks={columnClass(column)}
                  sort={sort}
                  onSortChange={onSortChange}
                />
              ))}
              {hasActionsColumn && (
                <th scope="col" className={`${css.column} ${css.actions}`}>
                  <VisuallyHidden>{actionsLabel}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          {rows.map((row) => (
            <TableRow
              key={rowId(row)}
              row={row}
              lead={lead}
              standing={standing}
              detailColumns={detailColumns}
              isPhone={isPhone}
              isNameAlone={isNameAlone}
              rowHref={rowHref}
              rowActions={rowActions}
              rowChoice={rowChoice}
            />
          ))}
          {isWaiting && (
            <Places
              {...{ lead, standing, expectedRows, expectedLines, loadingLabel }}
              hasActions={hasActionsColumn}
            />
          )}
          {!isLoading && rows.length === 0 && (
            <tbody>
              <tr>
                <td colSpan={standing.length + choices + (hasActionsColumn ? 1 : 0)}>{empty}</td>
              </tr>
            </tbody>
          )}
        </table>
      </SidewaysScroller>
    </div>
  );
}

type PlacesProps<Item> = Required<
  Pick<TableProps<Item>, "expectedRows" | "expectedLines" | "loadingLabel">
> & {
  readonly lead: TableColumn<Item> | undefined;
  readonly standing: readonly TableColumn<Item>[];
  readonly hasActions: boolean;
};

/** Placeholders for rows that are loading. */
function Places<Item>({
  lead,
  standing,
  hasActions,
  expectedRows,
  expectedLines,
  loadingLabel,
}: PlacesProps<Item>) {
  const cells = [...standing.map(({ id }) => id), ...(hasActions ? ["actions"] : [])];
  return Array.from({ length: expectedRows }, (_, place) => (
    <tbody key={`place ${String(place)}`} className={css.row}>
      {lead !== undefined && (
        <tr>
          <td colSpan={cells.length} aria-hidden="true" className={`${css.cell} ${css.firstCell}`}>
            <span className={css.bone} />
          </td>
        </tr>
      )}
      <tr>
        {cells.map((id, index) => (
          <td key={id} className={`${css.cell} ${css.place[expectedLines]}`}>
            {index === 0 && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
            <span className={css.bone} />
          </td>
        ))}
      </tr>
    </tbody>
  ));
}
