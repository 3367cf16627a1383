import { type MouseEvent, memo, type ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { getSide, type TableColumn } from "./columns.ts";
import * as css from "./Table.css.ts";

type TableRowProps<Item> = {
  readonly row: Item;
  /** The column whose cell is a line of its own at the beginning of the row. */
  readonly lead: TableColumn<Item> | undefined;
  readonly standing: readonly TableColumn<Item>[];
  /** Columns that are shown below the row, because there is no space for them at this width. */
  readonly detailColumns: readonly TableColumn<Item>[];
  readonly isPhone: boolean;
  /** On a phone: whether the name has a line of its own, with the choice and the actions beside it. */
  readonly isNameAlone: boolean;
  readonly rowHref: ((row: Item) => string) | undefined;
  readonly rowActions: ((row: Item) => ReactNode) | undefined;
  readonly rowChoice: ((row: Item) => ReactNode) | undefined;
};

/** The alignment of a column's text, and its share of the width. */
export function columnClass<Item>({ align = "start", width = "share" }: TableColumn<Item>): string {
  return `${css.align[align]} ${css.width[width]}`;
}

/**
 * A row, with the values that have no column at this width below it. The first cell is its name, as a link if the row has a
 * target, which a click anywhere on the row follows too. Rendered again only when its own props change, not when other rows
 * load.
 */
export const TableRow = memo(Row) as typeof Row;

function Row<Item>({
  row,
  lead,
  standing,
  detailColumns,
  isPhone,
  isNameAlone,
  rowHref,
  rowActions,
  rowChoice,
}: TableRowProps<Item>) {
  const href = rowHref?.(row);
  const actions = rowActions?.(row);
  const [naming, ...others] = lead === undefined ? standing : [lead, ...standing];
  const details = detailColumns
    .map((column) => ({ column, value: column.cell(row) }))
    .filter(({ value }) => !isBlank(value));
  // If there is a line below the row, the actions are in it: a narrow window has no space for their column.
  const isPaired = isPhone && detailColumns.some((column) => getSide(column) !== undefined);
  const isBeneath = detailColumns.length > 0;
  const isBeside = !isBeneath || isNameAlone;
  const choices = rowChoice === undefined ? 0 : 1;
  const name = naming !== undefined && (
    <th
      scope="row"
      colSpan={lead === undefined ? undefined : Math.max(standing.length, 1) + choices}
      className={`${css.cell} ${columnClass(naming)} ${lead === undefined ? "" : css.firstCell} ${isNameAlone ? css.aloneCell : ""}`}
    >
      {href === undefined ? (
        naming.cell(row)
      ) : (
        <Link href={href} className={css.rowLink}>
          {naming.cell(row)}
        </Link>
      )}
    </th>
  );
  return (
    <tbody className={css.row} {...(href === undefined ? {} : { "data-href": href, onClick: followRow })}>
      {lead !== undefined && <tr>{name}</tr>}
      <tr>
        {rowChoice !== undefined && (
          <td className={`${css.cell} ${css.choice} ${isNameAlone ? css.aloneCell : ""}`}>
            {rowChoice(row)}
          </td>
        )}
        {lead === undefined && name}
        {others.map((column) => (
          <td key={column.id} className={`${css.cell} ${columnClass(column)}`}>
            {column.cell(row)}
          </td>
        ))}
        {actions !== undefined && isBeside && <td className={`${css.cell} ${css.actions}`}>{actions}</td>}
      </tr>
      {isBeneath && (details.length > 0 || (!isBlank(actions) && !isBeside)) && (
        <tr>
          <td
            className={css.description}
            colSpan={standing.length + choices + (actions !== undefined && isBeside ? 1 : 0)}
          >
            <div className={css.descriptionLine}>
              <dl
                className={isPaired ? `${css.descriptionList} ${css.descriptionSides}` : css.descriptionList}
              >
                {details.map(({ column, value }) => (
                  <div
                    key={column.id}
                    className={
                      isPaired ? css.descriptionSide[getSide(column) ?? "start"] : css.descriptionPair
                    }
                  >
                    <dt className={css.descriptionTerm}>
                      {isPaired && getSide(column) !== undefined ? (
                        <VisuallyHidden>{column.header}</VisuallyHidden>
                      ) : (
                        column.header
                      )}
                    </dt>
                    <dd className={css.descriptionValue}>{value}</dd>
                  </div>
                ))}
              </dl>
              {!isBeside && actions}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function isBlank(value: ReactNode): boolean {
  return value === null || value === undefined || value === false || value === "";
}

/**
 * Follows the row's link like a click on the link, including the keys that open it elsewhere. Selecting text does not count as a
 * click.
 */
function followRow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget, target, ctrlKey, metaKey, shiftKey } = event;
  // React also bubbles events from an overlay that a cell opened, which is elsewhere in the document.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest("a, button, input, label") !== null) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const keys = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  currentTarget.querySelector("th a")?.dispatchEvent(new window.MouseEvent("click", keys));
}
