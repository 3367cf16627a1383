import { describedLists, type ListDescription, type ListFilter } from "@cathedra/domain/lists";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqlFilters } from "../../src/db/list-filters.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { listWorlds, type StoredRow } from "./list-worlds.ts";

let portal: CastApp;

beforeAll(async () => {
  portal = await castApp();
  for (const { fill } of Object.values(listWorlds)) await fill(portal);
}, 60_000);
afterAll(() => portal.close());

/** The rows of the list, with the columns that its filters name. */
async function storedRows(query: keyof typeof listWorlds): Promise<readonly StoredRow[]> {
  const { rows } = await sql<StoredRow>`${listWorlds[query].stored}`.execute(portal.database.db);
  return rows;
}

/** The ids and the total count that the API returns. */
async function found(
  query: keyof typeof listWorlds,
  args: Readonly<Record<string, unknown>>,
  part = "limit: 100",
) {
  const world = listWorlds[query];
  const list = describedLists.find((each) => each.query === query);
  const filters: Readonly<Record<string, ListFilter>> = list?.filters ?? {};
  const given = Object.entries(args).map(([name, value]) => {
    const isEnum = filters[name]?.kind === "choice" && "type" in (filters[name] ?? {});
    return `${name}: ${isEnum ? String(value) : JSON.stringify(value)}`;
  });
  const answer = await portal.get<Record<string, Record<string, unknown>>>(
    world.reader,
    `{ ${query}(${[part, ...world.always, ...given].join(", ")}) { ${world.total} ${world.rows} { id } } }`,
  );
  const page = answer[query] ?? {};
  const rows = page[world.rows] as readonly { readonly id: number | string }[];
  return { ids: rows.map(({ id }) => String(id)), total: page[world.total] };
}

/** The ids in the order of the list. */
function idsOf(rows: readonly StoredRow[], order: ListDescription["order"]): readonly string[] {
  const sorted = rows.toSorted((one, other) => {
    const [column, direction] = order.find(([each]) => one[each] !== other[each]) ?? ["id", "ascending"];
    const isBefore = (one[column] ?? 0) < (other[column] ?? 0);
    return isBefore === (direction === "ascending") ? -1 : 1;
  });
  return sorted.map(({ id }) => String(id));
}
/** Whether a stored row matches a filter that has a column. */
function matches(filter: ListFilter, row: StoredRow, value: unknown): boolean {
  const stored = row[filter.column ?? ""];
  switch (filter.kind) {
    case "search":
      throw new Error("a search says in its world what it finds");
    case "since":
      return Number(stored) >= Date.parse(String(value));
    case "before":
      return Number(stored) < Date.parse(String(value));
    case "choice":
    case "text":
    case "number":
      return stored === value;
  }
}

/** A value of the column that some rows of the reader have, and others do not. */
function dividingValue(filter: ListFilter, rows: readonly StoredRow[]): unknown {
  const stored = rows.map((row) => row[filter.column ?? ""]).filter((value) => value != null);
  const isPeriod = filter.kind === "since" || filter.kind === "before";
  const values = stored.map((value) => (isPeriod ? new Date(Number(value)).toISOString() : value));
  const value = values.find((one) => {
    const of = rows.filter((row) => matches(filter, row, one)).length;
    return of > 0 && of < rows.length;
  });
  if (value === undefined) throw new Error(`no rows differ in ${filter.column}`);
  return value;
}

describe.each([...describedLists])("the list $query", ({ query, filters, order }) => {
  const world = listWorlds[query];
  const own: Readonly<Record<string, { value: unknown; isWanted: (row: StoredRow) => boolean }>> = world.own;

  test("without a filter, returns all rows of the reader and no others", async () => {
    const stored = await storedRows(query);
    const mine = stored.filter(world.isOfReader);
    expect(mine.length).toBeGreaterThan(1);
    expect(await found(query, {})).toEqual({ ids: idsOf(mine, order), total: mine.length });
  });

  test("paginated by one row, returns the whole list in order, even if rows have equal times", async () => {
    const mine = (await storedRows(query)).filter(world.isOfReader);
    const [[column], ...further] = order;
    // Rows are told apart by further columns only where some are equal in the first.
    if (further.length > 0) expect(new Set(mine.map((row) => row[column])).size).toBeLessThan(mine.length);
    const ids: string[] = [];
    for (let offset = 0; offset < mine.length; offset += 1)
      ids.push(...(await found(query, {}, `limit: 1, offset: ${offset}`)).ids);
    expect(ids).toEqual(idsOf(mine, order));
  });

  test.each(Object.entries<ListFilter>(filters))(
    "filters by %s to exactly the matching rows",
    async (name, filter) => {
      const mine = (await storedRows(query)).filter(world.isOfReader);
      const value = own[name]?.value ?? dividingValue(filter, mine);
      const isWanted = own[name]?.isWanted ?? ((row: StoredRow) => matches(filter, row, value));
      const wanted = mine.filter(isWanted);
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThan(mine.length);
      expect(await found(query, { [name]: value })).toEqual({
        ids: idsOf(wanted, order),
        total: wanted.length,
      });
    },
  );
});

test("a filter without SQL, or with a column that its table lacks, does not compile", () => {
  const described = { nowhere: { kind: "number", label: "Nowhere" } } as const;
  // @ts-expect-error the filter has neither a column nor a condition
  const { where } = sqlFilters(described, { table: "feedback", alias: "given" }, {});
  expect(() => where({ nowhere: 1 })).toThrow("the filter nowhere has no SQL");
  const elsewhere = { state: { kind: "number", label: "State", column: "no_such_column" } } as const;
  // @ts-expect-error the table has no such column
  sqlFilters(elsewhere, { table: "feedback", alias: "given" }, {});
});
