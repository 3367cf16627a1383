import { Link } from "react-aria-components/Link";
import type { TableColumn } from "./columns.ts";
import * as css from "./Table.css.ts";

type FirstCellProps<Item> = {
  readonly row: Item;
  readonly column: TableColumn<Item>;
  /** Columns that have no place of their own at this width. */
  readonly told: readonly TableColumn<Item>[];
  readonly href: string | undefined;
};

/** Names the row: a real link where the row leads somewhere, with the details that the width leaves no column for. */
export function FirstCell<Item>({ row, column, told, href }: FirstCellProps<Item>) {
  const name = column.cell(row);
  return (
    <>
      {href === undefined ? (
        name
      ) : (
        <Link href={href} className={css.rowLink}>
          {name}
        </Link>
      )}
      {told.length > 0 && (
        <dl className={css.told}>
          {told.map((detail) => (
            <div key={detail.id}>
              <dt className={css.toldTerm}>{detail.header}</dt>
              <dd className={css.toldValue}>{detail.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
