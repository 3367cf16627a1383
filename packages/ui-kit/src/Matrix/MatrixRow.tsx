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

/** One row: built anew only when something of it changes, not because rows are put in another order. */
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
      {others.map(({ id, cell, look = "figure" }) => (
        <td key={id} {...roles.cell} tabIndex={-1} className={`${css.cell} ${css.look[look]}`}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
