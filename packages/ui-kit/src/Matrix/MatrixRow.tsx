import { memo } from "react";
import { Link } from "react-aria-components/Link";
import type { MatrixColumn } from "./columns.ts";
import * as css from "./Matrix.css.ts";
import { roles } from "./roles.ts";

type MatrixRowProps<Row> = {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly MatrixColumn<Row>[];
  readonly rowHref: ((row: Row) => string) | undefined;
};

/** A row, rendered again only when its own content changes, not when rows are reordered. */
export const MatrixRow = memo(Row) as typeof Row;

function Row<Item>({ id, row, columns, rowHref }: MatrixRowProps<Item>) {
  const [naming, ...others] = columns;
  if (naming === undefined) return null;
  return (
    <tr {...roles.row} data-row={id} className={css.row}>
      <th scope="row" {...roles.rowName} className={`${css.cell} ${css.name}`}>
        {rowHref === undefined ? (
          naming.cell(row)
        ) : (
          <Link href={rowHref(row)} className={css.rowLink}>
            {naming.cell(row)}
          </Link>
        )}
      </th>
      {others.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}

type CellProps<Row> = { readonly column: MatrixColumn<Row>; readonly row: Row };

/** A cell with a link is a plain `a` element, so that thousands of them cost no more than their text. */
function Cell<Row>({ column: { cell, href, look = "figure" }, row }: CellProps<Row>) {
  const address = href?.(row);
  const looks = `${css.cell} ${css.look[look]}`;
  if (address === undefined)
    return (
      <td {...roles.cell} tabIndex={-1} className={looks}>
        {cell(row)}
      </td>
    );
  return (
    <td {...roles.cell} className={looks}>
      <a href={address} tabIndex={-1} className={css.cellLink}>
        {cell(row)}
      </a>
    </td>
  );
}
