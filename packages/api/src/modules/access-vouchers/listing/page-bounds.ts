import { maxCountedRows } from "../../../db/paginated.ts";
import { readPageArgs } from "../../../graphql/pagination.ts";

/** The largest page of vouchers (X118). */
export const maxPageSize = 200;

/** The limit and the offset of a page. */
export function pageBounds(wanted: {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}): readonly [number, number] {
  const { limit, offset } = readPageArgs(wanted, { usual: maxPageSize, most: maxPageSize });
  return [limit, Math.min(offset, maxCountedRows)];
}
