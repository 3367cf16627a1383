import { type Instant, normaliseForSearch } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../../db/to-timestamp.ts";
import type { ResourceAccessVoucherState } from "../../../graphql/generated/contract.ts";
import type { VoucherScope } from "../administered-vouchers.ts";

/** The filter, search and order of a list of vouchers. */
export type ListQuery = {
  readonly kind: "cloud_modules" | "event";
  readonly scope: VoucherScope;
  /** The states to list; null lists all. */
  readonly state: ResourceAccessVoucherState | null;
  /** The search text, normalized by `getSearchText`. */
  readonly text: string | null;
  readonly learningSpaceId: number | null;
  readonly by: "created_at" | "event_at";
  readonly isAscending: boolean;
  readonly now: Instant;
};

const maxTextLength = 200;

/** The search text in the form in which names are compared; null if it is empty. */
export function getSearchText(search: string | null | undefined): string | null {
  return normaliseForSearch((search ?? "").replaceAll("\0", "").trim().slice(0, maxTextLength)) || null;
}

/**
 * The sections that contain vouchers of the requested states. A voucher that has ended counts as open until it is settled: see
 * `due` and `inOpenSections`.
 */
export function getSections({ state }: ListQuery): readonly ("open" | "over" | "archived")[] {
  if (state === null) return ["open", "over", "archived"];
  return [({ active: "open", expired: "over", archived: "archived" } as const)[state]];
}

/** The order of rows with `at` and `id`. */
export function orderOfRows({ isAscending }: Pick<ListQuery, "isAscending">): RawBuilder<unknown> {
  return isAscending ? sql`at, id` : sql`at desc, id desc`;
}

/** A condition: whether a voucher with this end belongs to the requested sections, among the open ones. */
export function inOpenSections({ state, now }: ListQuery, validTo: RawBuilder<unknown>): RawBuilder<unknown> {
  return state === "active" ? sql`and ${validTo} > ${toTimestamp(now)}` : sql``;
}

/** The rows called `voucher` of the accounts and the learning space. */
export function inScope({ scope, learningSpaceId }: ListQuery): RawBuilder<unknown> {
  return sql`
    ${scope === "every" ? sql`` : sql`and voucher.customer_id = any(${scope}::int[])`}
    ${learningSpaceId === null ? sql`` : sql`and voucher.learning_space_id = ${learningSpaceId}`}`;
}
