import { Badge } from "@cathedra/ui-kit/Badge";
import {
  ArrowDown,
  ArrowUp,
  Check,
  Icon,
  type IconGlyph,
  Minus,
  Plus,
  RotateCcw,
  User,
} from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import type { QuotaLedgerQuery } from "../../../../__generated__/QuotaLedgerQuery.graphql.ts";
import { voucherDetailHref } from "../../../../features/access-vouchers/ledger-href.ts";
import { getName } from "../../../../features/access-vouchers/person-names.ts";
import type { DataColumn } from "../../../../features/table-page/columns.ts";
import { showMoment } from "../../../../format/dates.ts";
import { Moment } from "../../../../format/Moment.tsx";
import { amountText, causeText, exactHours, kindText, usedText } from "./ledger-texts.ts";

export type LedgerRow =
  QuotaLedgerQuery["response"]["customerCloudModuleQuotaTransactions"]["transactions"][number];
type Person = NonNullable<LedgerRow["user"]>;

const tones = {
  top_up: "accent",
  reserve: "info",
  consume: "neutral",
  release: "success",
  refund: "success",
  give_back: "success",
} as const;
type Kind = keyof typeof tones;

const hoursAfter = (
  id: string,
  header: string,
  ms: (row: LedgerRow) => number,
  isOffAtFirst = false,
): DataColumn<LedgerRow> => ({
  id,
  header,
  align: "end",
  width: "shrink",
  narrow: "detail",
  isOffAtFirst,
  cell: (row) => exactHours(ms(row)),
  text: (row) => Math.round((ms(row) / 3_600_000) * 100) / 100,
});

/**
 * The columns of the ledger: who, when, for what, and the balance afterwards. `getHref` returns the address of one person's
 * entries.
 */
export function ledgerColumns(getHref: (person: string) => string): readonly DataColumn<LedgerRow>[] {
  const personCell = (person: Person | null | undefined) => {
    const name = person == null ? "" : getName(person);
    return person?.keycloak_id == null || name === "" ? (
      name
    ) : (
      <Link href={getHref(person.keycloak_id)}>{name}</Link>
    );
  };
  return [
    {
      id: "at",
      header: "When",
      width: "shrink",
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      text: ({ createdAt }) => showMoment(Date.parse(createdAt)),
    },
    {
      id: "kind",
      header: "What",
      width: "shrink",
      cell: (row) => (
        <Inline gap={1} wrap={false}>
          <Icon glyph={getGlyph(row)} size="small" />
          <Badge tone={isKind(row.kind) ? tones[row.kind] : "neutral"}>{kindText(row)}</Badge>
        </Inline>
      ),
      text: kindText,
    },
    {
      id: "amount",
      header: "Hours",
      align: "end",
      width: "shrink",
      cell: (row) => amountText(row),
      text: (row) => amountText(row).replace("\u2212", "-"),
    },
    {
      id: "cause",
      header: "For",
      narrow: "detail",
      cell: (row) =>
        row.voucherId == null ? (
          ""
        ) : (
          <Link
            href={voucherDetailHref(row.voucherId, row.voucherType === "event" ? "event" : "cloud_modules")}
          >
            {causeText(row)}
          </Link>
        ),
      text: causeText,
    },
    {
      id: "user",
      header: "Person",
      narrow: "detail",
      cell: ({ user }) => personCell(user),
      text: ({ user }) => (user == null ? "" : getName(user)),
    },
    {
      id: "more",
      header: "Details",
      width: "words",
      narrow: "detail",
      cell: moreText,
      text: moreText,
    },
    {
      id: "actor",
      header: "By",
      narrow: "detail",
      isOffAtFirst: true,
      cell: ({ actor }) => personCell(actor) || "The portal",
      text: ({ actor }) => (actor == null ? "The portal" : getName(actor)),
    },
    hoursAfter("spendable", "Spendable", ({ spendableTimeInMs }) => spendableTimeInMs),
    hoursAfter("reserved", "Reserved", ({ reservedTimeInMs }) => reservedTimeInMs, true),
    hoursAfter("consumed", "Consumed", ({ consumedTimeInMs }) => consumedTimeInMs, true),
  ];
}

/** An icon for the kind of movement, so that it does not depend on colour. */
function getGlyph({ kind, amountInMs, voucherType }: LedgerRow): IconGlyph {
  switch (kind) {
    case "top_up":
      return amountInMs < 0 ? Minus : Plus;
    case "reserve":
      return ArrowDown;
    case "consume":
      return voucherType === "event" ? Check : User;
    case "release":
      return ArrowUp;
    case "refund":
    case "give_back":
      return RotateCcw;
  }
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(tones, kind);
}

/** How much of granted time was used, or the reason why time was returned. */
function moreText(row: LedgerRow): string {
  return row.reason ?? usedText(row);
}
