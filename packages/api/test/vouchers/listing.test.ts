import { type CustomerId, instant, searchWords } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { getSearchText, type ListQuery } from "../../src/modules/access-vouchers/listing/list-query.ts";
import { getCount, selectPage } from "../../src/modules/access-vouchers/listing/voucher-page.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { fillWithVouchers } from "./many-vouchers.ts";

const now = instant(Date.parse("2026-06-01T12:00:00Z"));

const portal = setUpCastApp();
beforeAll(async () => {
  await fillWithVouchers(portal.database.db, now);
});

const texts = [
  "",
  "a",
  "ai",
  "KÉSŐ",
  "workshop",
  "1/2",
  "%",
  "_",
  "'",
  "carotid",
  "stroke thromb",
  "neuro",
  "northgate",
  "🧠",
  "ruth abrams",
  "abrams",
  "e 1",
  "zzz",
  "t",
  "centre",
  "carotid-stenting",
  "intervention",
  "below the knee",
  "knee: below",
  "thromb, stroke",
];
const customerIds = [[1], [2, 5], [3], [1, 2, 3, 4, 5]].map((ids) => ids.map((id) => id as CustomerId));

const asked = fc.record({
  kind: fc.constantFrom("cloud_modules" as const, "event" as const),
  scope: fc.constantFrom("every" as const, "every" as const, ...customerIds),
  state: fc.constantFrom("active" as const, "expired" as const, "archived" as const, null),
  text: fc.constantFrom(...texts).map(getSearchText),
  learningSpaceId: fc.constantFrom(null, null, 2, 4),
  byDate: fc.boolean(),
  isAscending: fc.boolean(),
});

test("the list and its count equal a check of every voucher one by one (2.025, 2.026, 3.033, 3.034)", async () => {
  const page = fc.record({ limit: fc.integer({ min: 1, max: 40 }), offset: fc.integer({ min: 0, max: 30 }) });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(asked, page, async ({ byDate, ...given }, { limit, offset }) => {
      const by = byDate && given.kind === "event" ? "event_at" : "created_at";
      const list: ListQuery = { ...given, by, now };
      const expected = await getIds(plain(list));
      expect(await getIds(inOrder(list, selectPage(list, limit, offset)))).toEqual(
        expected.slice(offset, offset + limit),
      );
      const { rows } = await sql<{ total: number }>`${getCount(list)}`.execute(portal.database.db);
      expect(rows[0]?.total).toBe(expected.length);
      found += expected.length > 0 ? 1 : 0;
    }),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(20);
});

test("the list stays correct after vouchers are settled, archived, moved or lose their creator", async () => {
  const { db } = portal.database;
  await sql`update resource_access_voucher set settled_at = valid_to where id % 7 = 0 and settled_at is null and valid_to <= ${new Date(now)}`.execute(
    db,
  );
  await sql`update resource_access_voucher set archived_at = now() where id % 11 = 0`.execute(db);
  await sql`update resource_access_voucher set customer_id = 4 where id % 13 = 0`.execute(db);
  await sql`update resource_access_voucher set creator_id = null where creator_id = ${cast.helena.userId}`.execute(
    db,
  );
  for (const kind of ["cloud_modules", "event"] as const) {
    for (const state of ["active", "expired", "archived"] as const) {
      for (const text of ["carotid", "kes", "helena", "ruth", "workshop"]) {
        for (const scope of ["every", [4 as CustomerId]] as const) {
          const list: ListQuery = {
            kind,
            state,
            text,
            scope,
            learningSpaceId: null,
            by: "created_at",
            isAscending: false,
            now,
          };
          expect(await getIds(inOrder(list, selectPage(list, 200, 0)))).toEqual(await getIds(plain(list)));
        }
      }
    }
  }
});

async function getIds(statement: RawBuilder<unknown>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`${statement}`.execute(portal.database.db);
  return rows.map(({ id }) => id);
}

function inOrder({ by, isAscending }: ListQuery, page: RawBuilder<unknown>): RawBuilder<unknown> {
  const direction = sql.raw(isAscending ? "asc" : "desc");
  return sql`select id from (${page}) voucher order by ${sql.raw(by)} ${direction}, id ${direction}`;
}

/** The same list by a naive implementation that checks every voucher. */
function plain(list: ListQuery): RawBuilder<unknown> {
  const { kind, scope, learningSpaceId, state, text } = list;
  const has = (name: string) => sql`(
    select bool_and(strpos(search_form(${sql.raw(name)}), word) > 0)
    from unnest(${[...searchWords(text ?? "")]}::text[]) word)`;
  const open = sql`voucher.archived_at is null and voucher.valid_to`;
  const states = {
    active: sql`${open} > ${new Date(now)}`,
    expired: sql`${open} <= ${new Date(now)}`,
    archived: sql`voucher.archived_at is not null`,
  };
  return inOrder(
    list,
    sql`
      select voucher.* from resource_access_voucher voucher
      join customer on customer.id = voucher.customer_id
      join learning_space space on space.id = voucher.learning_space_id
      left join app_user creator on creator.id = voucher.creator_id
      where voucher.kind = ${kind}
        and ${scope === "every" ? sql`true` : sql`voucher.customer_id = any(${scope}::int[])`}
        and ${learningSpaceId === null ? sql`true` : sql`voucher.learning_space_id = ${learningSpaceId}`}
        and ${state === null ? sql`true` : states[state]}
        and ${
          text === null
            ? sql`true`
            : sql`(
                ${has("customer.name")} or ${has("space.name")}
                or coalesce(${has("creator.first_name || ' ' || creator.last_name")}, false)
                or ${
                  kind === "event"
                    ? has("voucher.name")
                    : sql`coalesce(${has("voucher.name")}, false) or exists (
                        select from voucher_case join cloud_case on cloud_case.id = voucher_case.case_id
                        join cloud_module module on module.id = cloud_case.module_id
                        where voucher_case.voucher_id = voucher.id and ${has("cloud_case.name || ' ' || module.name")}
                      )`
                }
              )`
        }`,
  );
}
