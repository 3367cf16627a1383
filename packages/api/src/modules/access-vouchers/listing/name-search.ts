import { searchWords } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../../db/and-conditions.ts";
import { inOpenSections, inScope, type ListQuery, orderOfRows } from "./list-query.ts";
import type { RowSource } from "./ordered-partitions.ts";

const thirtyDaysSeconds = 2_592_000;
const maxPieceLength = 3;
/** The index is used for up to this many accounts, one at a time; with more, the matching rows of all accounts are filtered. */
const maxAccountsByIndex = 5;

/**
 * The pieces that a name must have to contain the words of the text: all their pieces of three characters, or the word itself if it is
 * shorter. The database stores those of every name (`text_pieces`).
 */
export function textPieces(text: string): readonly string[] {
  return [...new Set(searchWords(text).flatMap(getPieces))];
}

function getPieces(word: string): readonly string[] {
  // Counts code points, as the database does.
  const characters = Array.from(word);
  const size = Math.min(maxPieceLength, characters.length);
  const starts = characters.slice(0, characters.length - size + 1);
  return starts.map((_, at) => characters.slice(at, at + size).join(""));
}

/** A condition on a name: it contains the words of the text, in any order; null for a name that is null. */
export function containsWordsOf(text: string, name: RawBuilder<unknown>): RawBuilder<unknown> {
  return andConditions(
    [...new Set(searchWords(text))].map((word) => sql`strpos(search_form(${name}), ${word}) > 0`),
  );
}

/** An SQL condition: the name in the row called `voucher` contains every word of the text. */
export function nameContains(text: string | null): RawBuilder<unknown> {
  return sql`(${containsWordsOf(text ?? "", sql`voucher.name`)})`;
}

export type NameQuery = {
  /** The sections to search; all requested ones if it is missing. */
  readonly sections?: RawBuilder<unknown>;
  /** SQL for the kinds of vouchers to leave out when counting; the rows of the page are then unordered. */
  readonly except?: RawBuilder<unknown>;
};

/**
 * The first `upTo` events or vouchers of every section whose name contains the text, as rows `at` and `id`. The index of pieces
 * has no order, so matches are read thirty days at a time until there are enough: with many matches only the first months are
 * read, and with none each month costs one look-up.
 */
export function vouchersByName(
  query: ListQuery,
  upTo: number,
  { sections = sql`section`, except }: NameQuery = {},
): RowSource {
  const at = sql.raw(`voucher.${query.by}`);
  // The indexes are partial by kind: the statement must contain the literal.
  const kind = sql.lit(query.kind);
  const hasName = query.kind === "event" ? sql`` : sql`and voucher.name is not null`;
  const byAccount = query.scope !== "every" && query.scope.length <= maxAccountsByIndex;
  const accounts = byAccount ? sql`unnest(${query.scope}::int[])` : sql`(values (null::int))`;
  const slotStart = sql`to_timestamp(slot.slot::bigint * ${thirtyDaysSeconds})`;
  const beyond = query.isAscending
    ? sql`${at} >= coalesce(${slotStart} + make_interval(secs => ${thirtyDaysSeconds}), '-infinity') order by ${at}`
    : sql`${at} < coalesce(${slotStart}, 'infinity') order by ${at} desc`;
  return {
    parts: [
      sql`slot (section, account, slot, found, ats, ids) as (
        select section, account.id, null::int, 0::bigint, null::timestamptz[], null::int[]
        from ${sections} section cross join ${accounts} account (id)
        union all
        select slot.section, slot.account, next.slot, slot.found + here.found, here.ats, here.ids
        from slot
        cross join lateral (
          select thirty_days(${at}) as slot from resource_access_voucher voucher
          where voucher.kind = ${kind} and voucher.section = slot.section and ${beyond} limit 1
        ) next
        cross join lateral (
          select count(*) as found, array_agg(each.at) as ats, array_agg(each.id) as ids from (
            select ${at} as at, voucher.id from resource_access_voucher voucher
            where voucher.kind = ${kind} ${hasName} and voucher.section = slot.section and thirty_days(${at}) = next.slot
              and text_pieces(search_form(voucher.name)) @> ${textPieces(query.text ?? "")}::text[]
              ${byAccount ? sql`and voucher.customer_id = slot.account` : sql``}
              and ${nameContains(query.text)} ${inScope(query)} ${inOpenSections(query, sql`voucher.valid_to`)}
              ${except === undefined ? sql`order by ${orderOfRows(query)}` : except} limit ${upTo}
          ) each
        ) here
        where slot.found < ${upTo}
      )`,
    ],
    rows: sql`select named.at, named.id from slot cross join lateral unnest(slot.ats, slot.ids) named (at, id)`,
  };
}
