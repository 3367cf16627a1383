import {
  dayPart,
  idPart,
  keyPart,
  optionalPart,
  pagePart,
  tableView,
} from "../../../../features/table-page/table-view.ts";

export const movementKinds = ["top_up", "reserve", "consume", "release", "refund", "give_back"] as const;

/** The part of the ledger's state that is in the address. */
export type LedgerView = {
  readonly kind: (typeof movementKinds)[number] | null;
  readonly voucher: number | null;
  /** The `keycloak_id` of the person by whom the ledger is filtered. */
  readonly person: string | null;
  /** Days in the browser's time zone; the last one is included. */
  readonly from: string | null;
  readonly until: string | null;
  readonly page: number;
};

export const ledgerView = tableView<LedgerView>({
  kind: optionalPart(movementKinds),
  voucher: idPart,
  person: keyPart,
  from: dayPart,
  until: dayPart,
  page: pagePart,
});

/** The view of a ledger without filters. */
export const wholeLedger = ledgerView.read(new URLSearchParams());

/** The filters in the API's form; days begin and end in the browser's time zone. */
export function getFilters({ kind, voucher, person, from, until }: LedgerView) {
  return {
    kind,
    voucherId: voucher,
    personId: person,
    from: from === null ? null : getStart(from, 0),
    to: until === null ? null : getStart(until, 1),
  };
}

function getStart(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
