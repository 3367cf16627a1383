import { fullName } from "@cathedra/domain";
import { Badge } from "@cathedra/ui-kit/Badge";
import type { TableColumn } from "@cathedra/ui-kit/Table";
import type { QuotaLedgerQuery } from "../../../../__generated__/QuotaLedgerQuery.graphql.ts";
import { Moment } from "../../../../format/Moment.tsx";
import { amountText, causeText, exactHours, kindText } from "./ledger-words.ts";

type Row = QuotaLedgerQuery["response"]["customerCloudModuleQuotaTransactions"]["transactions"][number];
type Person = {
  readonly first_name: string | null | undefined;
  readonly last_name: string | null | undefined;
};

const tones = { top_up: "accent", reserve: "info", consume: "neutral", release: "success" } as const;
type Kind = keyof typeof tones;

const hoursAfter = (id: string, header: string, ms: (row: Row) => number): TableColumn<Row> => ({
  id,
  header,
  align: "end",
  width: "shrink",
  narrow: "detail",
  cell: (row) => exactHours(ms(row)),
});

/** Who, when, what for, and what was left after it. */
export const ledgerColumns: readonly TableColumn<Row>[] = [
  { id: "at", header: "When", width: "shrink", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    id: "kind",
    header: "What",
    width: "shrink",
    cell: (row) => <Badge tone={isKind(row.kind) ? tones[row.kind] : "neutral"}>{kindText(row)}</Badge>,
  },
  { id: "amount", header: "Hours", align: "end", width: "shrink", cell: (row) => amountText(row) },
  {
    id: "cause",
    header: "For",
    narrow: "detail",
    cell: (row) => [causeText(row), isOwnAct(row) ? "" : nameOf(row.user)].filter(Boolean).join(", "),
  },
  { id: "actor", header: "By", narrow: "detail", cell: ({ actor }) => nameOf(actor) || "The portal" },
  hoursAfter("spendable", "Spendable", ({ spendableTimeInMs }) => spendableTimeInMs),
  hoursAfter("reserved", "Reserved", ({ reservedTimeInMs }) => reservedTimeInMs),
  hoursAfter("consumed", "Consumed", ({ consumedTimeInMs }) => consumedTimeInMs),
];

/** Somebody used time that was meant for them: they are named once. */
function isOwnAct({ user, actor }: Row): boolean {
  return user?.keycloak_id != null && user.keycloak_id === actor?.keycloak_id;
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(tones, kind);
}

function nameOf(person: Person | null | undefined): string {
  return person == null
    ? ""
    : fullName({ firstName: person.first_name ?? "", lastName: person.last_name ?? "" });
}
