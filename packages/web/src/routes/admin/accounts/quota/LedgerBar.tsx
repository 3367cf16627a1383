import { Chip } from "@cathedra/ui-kit/Chip";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Select } from "@cathedra/ui-kit/Select";
import type { ReactNode } from "react";
import { getName } from "../../../../features/access-vouchers/person-names.ts";
import { TableBar } from "../../../../features/table-page/TableBar.tsx";
import type { LedgerRow } from "./ledger-columns.tsx";
import { causeText } from "./ledger-texts.ts";
import { type LedgerView, movementKinds } from "./ledger-view.ts";

const kindLabels: Readonly<Record<(typeof movementKinds)[number], string>> = {
  top_up: "Top-ups and corrections",
  reserve: "Reserved",
  consume: "Granted or used",
  release: "Returned",
  refund: "Refunded",
  give_back: "Given back",
};

export type LedgerBarProps = {
  readonly view: LedgerView;
  /** The shown rows, from which the filter chips get their names. */
  readonly rows: readonly LedgerRow[];
  readonly onChange: (view: LedgerView) => void;
  readonly children: ReactNode;
};

/** The bar with the filters of the ledger: kind and period are chosen here, person and voucher by links in the rows. */
export function LedgerBar({ view, rows, onChange, children }: LedgerBarProps) {
  const change = (part: Partial<LedgerView>) => onChange({ ...view, page: 1, ...part });
  return (
    <>
      <TableBar acts={children}>
        <Select
          label="Kind"
          options={movementKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
          emptyLabel="All kinds"
          value={view.kind}
          onChange={(kind) => change({ kind: movementKinds.find((each) => each === kind) ?? null })}
        />
        <DatePicker label="From" value={view.from} onChange={(from) => change({ from })} />
        <DatePicker label="Until" value={view.until} onChange={(until) => change({ until })} />
      </TableBar>
      {(view.person !== null || view.voucher !== null) && (
        <Inline gap={2}>
          {view.person !== null && (
            <Chip onRemove={() => change({ person: null })}>{`Person: ${getPerson(rows, view.person)}`}</Chip>
          )}
          {view.voucher !== null && (
            <Chip onRemove={() => change({ voucher: null })}>{`For: ${getVoucher(rows, view.voucher)}`}</Chip>
          )}
        </Inline>
      )}
    </>
  );
}

function getPerson(rows: readonly LedgerRow[], id: string): string {
  const person = rows.flatMap(({ user, actor }) => [user, actor]).find((each) => each?.keycloak_id === id);
  return person == null ? "somebody" : getName(person);
}

function getVoucher(rows: readonly LedgerRow[], id: number): string {
  const row = rows.find(({ voucherId }) => voucherId === id);
  return row === undefined ? `number ${id}` : causeText(row);
}
