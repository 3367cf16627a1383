import { idPart, onePart, searchPart, tableView } from "../table-page/table-view.ts";

/** The part of a list of vouchers or events that is in the address. */
export type ListView<Sort extends string> = {
  readonly search: string;
  readonly sort: Sort;
  /** The number of a learning space; null for all of them. */
  readonly space: number | null;
  /** The number of an account; null for all of them. */
  readonly account: number | null;
};

/** Reads and writes the state of a list in the address; the first of the orders is the default. */
export function listView<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return tableView<ListView<Sort>>({
    search: searchPart,
    sort: onePart(sorts),
    space: idPart,
    account: idPart,
  });
}
