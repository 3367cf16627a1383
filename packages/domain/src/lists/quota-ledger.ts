import type { QuotaEntryKind } from "../cloud/quota/ledger.ts";
import type { ListDescription } from "./filter.ts";

/** The movements of an account's cloud-case time. */
export const quotaLedgerList = {
  query: "customerCloudModuleQuotaTransactions",
  pageSize: 25,
  statements: 2,
  order: [["position", "descending"]],
  filters: {
    kind: {
      kind: "choice",
      type: "CloudModuleQuotaTransactionKind",
      label: "Kind",
      anyLabel: "All kinds",
      options: {
        top_up: "Top-ups and corrections",
        reserve: "Reserved",
        consume: "Granted or used",
        release: "Returned",
        refund: "Refunded",
        give_back: "Given back",
      } satisfies Readonly<Record<QuotaEntryKind, string>>,
      column: "kind",
    },
    from: { kind: "since", label: "From" },
    to: { kind: "before", label: "Until", address: "until" },
    personId: {
      kind: "text",
      label: "Person",
      max: 64,
      isId: true,
      pattern: /^[\w-]{1,64}$/,
      address: "person",
      isOnlyLinked: true,
    },
    voucherId: { kind: "number", label: "For", address: "voucher", column: "voucher_id", isOnlyLinked: true },
  },
} as const satisfies ListDescription;
