import { type RawBuilder, sql } from "kysely";
import { getSections, inScope, type ListQuery } from "./list-query.ts";
import { containsWordsOf } from "./name-search.ts";

/** Whether the list has no restriction besides its section. */
export function isUnfiltered({ scope, learningSpaceId, text }: ListQuery): boolean {
  return scope === "every" && learningSpaceId === null && text === null;
}

/** Whether cases are searched, which is not done for events. */
export function searchesCases({ kind, text }: ListQuery): boolean {
  return kind === "cloud_modules" && text !== null;
}

/** Whether names are searched: events have one, and vouchers may. */
export function searchesNames({ text }: ListQuery): boolean {
  return text !== null;
}

/**
 * CTEs with the small sets that a query is reduced to: the matching series, and the cases whose name or module contains the text.
 * A text matches a series by the names of its account, its learning space or its creator.
 */
export function filterCtes(query: ListQuery): readonly RawBuilder<unknown>[] {
  const { kind, text, learningSpaceId } = query;
  const has = (name: string) => containsWordsOf(text ?? "", sql.raw(name));
  const section = sql`section (section) as materialized (select unnest(${getSections(query)}::text[]) collate "C")`;
  const scoped = sql`voucher.kind = ${kind} ${inScope(query)}`;
  if (text === null) {
    return [
      section,
      sql`series as materialized (select voucher.id from voucher_series voucher where ${scoped})`,
    ];
  }
  return [
    section,
    sql`scoped as materialized (select voucher.* from voucher_series voucher where ${scoped})`,
    sql`series as materialized (
      select id from scoped
      where customer_id in (select id from customer where id in (select customer_id from scoped) and ${has("name")})
        or learning_space_id in (select id from learning_space where ${has("name")})
        or creator_id in (
          select id from app_user
          where id in (select creator_id from scoped) and ${has("first_name || ' ' || last_name")}
        )
    )`,
    sql`matching_case as materialized (
      select cloud_case.id as case_id from cloud_case join cloud_module module on module.id = cloud_case.module_id
      where (${has("cloud_case.name || ' ' || module.name")})
        ${learningSpaceId === null ? sql`` : sql`and module.learning_space_id = ${learningSpaceId}`}
    )`,
  ];
}
