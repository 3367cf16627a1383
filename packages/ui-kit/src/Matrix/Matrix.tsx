import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from "react";
import { SidewaysScroller } from "../sideways/SidewaysScroller.tsx";
import type { TableSort } from "../Table/columns.ts";
import { useMedia } from "../theme/use-media.ts";
import { longestHeadWord, type MatrixColumn, type MatrixPlace, steppedTo } from "./columns.ts";
import * as css from "./Matrix.css.ts";
import { MatrixHead } from "./MatrixHead.tsx";
import { MatrixRow } from "./MatrixRow.tsx";
import { roles } from "./roles.ts";

export type MatrixProps<Row> = {
  /** The meaning of rows and columns, for screen readers. */
  readonly label: string;
  /** The first column is the row's name and stays visible. Pass the same array, and the same `rowHref`, on every rendering. */
  readonly columns: readonly MatrixColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The link of a row's name. */
  readonly rowHref?: (row: Row) => string;
  /** Follows the link of a cell without reloading the page; without it the browser follows the link. */
  readonly onFollow?: (href: string) => void;
  readonly sort: TableSort;
  readonly onSortChange: (sort: TableSort) => void;
  readonly density?: "comfortable" | "compact";
  /** A hint how to see details, shown below the table while no cell is hovered or focused. */
  readonly hint: string;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
};

/**
 * Rows with many narrow columns, whose header and names stay visible while scrolling in both directions. Arrow keys move
 * between cells; the tooltip of the focused or hovered cell is shown below.
 */
export function Matrix<Row>({
  label,
  columns,
  rows,
  rowId,
  rowHref,
  onFollow,
  sort,
  onSortChange,
  density = "comfortable",
  hint,
  empty,
}: MatrixProps<Row>) {
  const [place, setPlace] = useState<MatrixPlace | null>(null);
  const [isWide, setWide] = useState(false);
  const rowCount = useGrowingCount(rows.length);
  if (rows.length === 0) return empty;
  const pointAt = ({ target }: SyntheticEvent) => {
    const next = getPlace(target);
    if (next !== undefined && (next.row !== place?.row || next.column !== place.column)) setPlace(next);
  };
  const row = rows.find((each) => rowId(each) === place?.row);
  const rowText = row === undefined ? undefined : columns[place?.column ?? 0]?.describe?.(row);
  const onClick = (event: MouseEvent) => {
    const href = onFollow === undefined ? undefined : followed(event);
    if (href === undefined) return;
    event.preventDefault();
    onFollow?.(href);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    pointAt(event);
    scrollBesideNames(event.target);
  };
  const watches = { onFocus, onMouseOver: pointAt, onKeyDown: goOn, onClick };
  return (
    <div className={getLooks(columns, density)} style={getSizes(columns)}>
      {/* The arrow keys reach its cells, beginning at a name. */}
      <SidewaysScroller label={label} className={css.scroller} isRegion onWide={setWide}>
        <table
          {...roles.table}
          {...watches}
          aria-label={label}
          className={css.table}
          style={{ width: getWidth(columns) }}
        >
          <MatrixHead columns={columns} sort={sort} onSortChange={onSortChange} />
          <tbody {...roles.group} className={css.body}>
            {rows.slice(0, rowCount).map((each) => (
              <MatrixRow key={rowId(each)} id={rowId(each)} row={each} columns={columns} rowHref={rowHref} />
            ))}
          </tbody>
        </table>
      </SidewaysScroller>
      <p className={css.description} aria-hidden="true" data-not-printed>
        {rowText ?? (isWide ? `${moreColumns} ${hint}` : hint)}
      </p>
    </div>
  );
}

/** The number of rows that are added in a frame; more of them would be a task of over 50 ms in a wide table. */
const rowsPerFrame = 12;

/**
 * The number of rows to render: all of them at first and on paper, and some more in each frame when rows come back, such as after
 * a search.
 */
function useGrowingCount(count: number): number {
  const [rendered, setRendered] = useState(count);
  const isPrinted = useMedia("print");
  if (rendered > count) setRendered(count);
  useEffect(() => {
    if (rendered >= count) return undefined;
    const frame = requestAnimationFrame(() => setRendered(Math.min(count, rendered + rowsPerFrame)));
    return () => cancelAnimationFrame(frame);
  }, [rendered, count]);
  return isPrinted ? count : Math.min(count, Math.max(rendered, rowsPerFrame));
}

/**
 * Scrolls a focused cell out from under the sticky column of names, because Chromium treats a cell as visible if 32 px of it are.
 */
function scrollBesideNames(focused: HTMLElement): void {
  const cell = focused.closest("th, td");
  const table = focused.closest("table");
  const corner = table?.querySelector("th");
  if (cell == null || table?.parentElement == null || corner == null) return;
  if (cell.parentElement?.firstElementChild === cell) return;
  const covered = corner.getBoundingClientRect().right - cell.getBoundingClientRect().left;
  if (covered > 0) table.parentElement.scrollLeft -= covered;
}

const moreColumns = "Scroll sideways for more columns.";

/**
 * The number of columns that fit on a landscape page at full size; with more the table becomes smaller, down to a readable
 * minimum.
 */
const printedColumns = 11;
const minPrintedSize = 0.7;
/** From this number of columns on, headers are vertical; 21 columns of figures then fit at full size. */
const crowdedFrom = 16;
const printedFigures = 21;
const minCrowdedSize = 0.5;

function getLooks(columns: { readonly length: number }, density: keyof typeof css.density): string {
  const looks = [css.frame, css.density[density], ...(columns.length < crowdedFrom ? [] : [css.crowded])];
  return looks.join(" ");
}

function getSizes<Row>(columns: readonly MatrixColumn<Row>[]): Readonly<Record<string, number>> {
  const isCrowded = columns.length >= crowdedFrom;
  const room = (isCrowded ? printedFigures : printedColumns) / columns.length;
  const least = isCrowded ? minCrowdedSize : minPrintedSize;
  const printedSize = Math.min(1, Math.max(least, room));
  return { [css.longestWord]: longestHeadWord(columns), [css.printedSize]: printedSize };
}

/** The width of all columns, set on the table because each row has its own layout. */
function getWidth<Row>([, ...others]: readonly MatrixColumn<Row>[]): string {
  const looks = ["words", "named", "figure"] as const;
  const parts = looks.map((each) => {
    const count = others.filter(({ look = "figure" }) => look === each).length;
    return `${count} * ${css.widths[each]}`;
  });
  return `calc(${[css.widths.name, ...parts].join(" + ")})`;
}

/** The cell of the table's body in which an event happened; undefined if it happened elsewhere. */
function cellAt(target: EventTarget): HTMLTableCellElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLTableCellElement>("tr[data-row] > :is(th, td)");
  return cell ?? undefined;
}

function getPlace(target: EventTarget): MatrixPlace | undefined {
  const cell = cellAt(target);
  const row = cell?.closest("tr")?.dataset.row;
  return cell === undefined || row === undefined ? undefined : { row, column: cell.cellIndex };
}

/** The target of a plain press on a cell's link; presses that open a new tab are left to the browser. */
function followed(event: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("td > a") : null;
  return link?.getAttribute("href") ?? undefined;
}

/** Moves the focus by arrow keys. The name of a row is focused by its link, if it has one. */
function goOn(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = cellAt(event.target);
  const body = cell?.closest("tbody");
  const row = cell?.closest("tr");
  if (cell === undefined || body == null || row == null) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const size = { rows: body.rows.length, columns: row.cells.length };
  const next = steppedTo(event.key, { row: row.sectionRowIndex, column: cell.cellIndex }, size);
  if (next === undefined) return;
  event.preventDefault();
  const found = body.rows[next.row]?.cells[next.column];
  const target = found?.querySelector<HTMLElement>("a") ?? found;
  target?.focus();
  found?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
