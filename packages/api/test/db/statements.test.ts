import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Described,
  describedStatements,
  int,
  nullable,
  statement,
  text,
} from "../../src/db/statement.ts";
import { setUpDatabase } from "../support/database.ts";
import { describeStatement } from "../support/describe-statement.ts";
import { rawRows } from "../support/raw-rows.ts";

const source = new URL("../../src/", import.meta.url);
const sources = globSync("{modules,jobs}/**/*.ts", { cwd: source }).filter(
  (file) => !file.endsWith(".test.ts"),
);
for (const file of sources) await import(new URL(file, source).href);
const ofModules = [...describedStatements];

/** The files that still type the rows of this many statements by hand. None may be added. */
const typedByHand: Readonly<Record<string, number>> = {
  "modules/accounts/ledger-list.ts": 1,
  "modules/confirmations/list-confirmations.ts": 1,
  "modules/confirmations/read-confirmation.ts": 1,
  "modules/logbook-administration/list-entries.ts": 1,
  "modules/logbook/form-choices-query.ts": 1,
  "modules/logbook/save-queries.ts": 2,
  "modules/machines/history-queries.ts": 1,
  "modules/personal-data/export-rows.ts": 1,
  "modules/rooms/lost-session.ts": 1,
  "modules/totals/totals-query.ts": 1,
};

let client: PoolClient;
const database = setUpDatabase();
beforeAll(async () => {
  client = await database.pool.connect();
});
afterAll(() => client.release());

/** Statements that cannot be checked, each with the reason, and none of which PostgreSQL can describe. */
function getTexts(made: Described["made"]): readonly string[] {
  try {
    return made().map((each) => each.compile(database.db).sql);
  } catch (error) {
    return [`it needs samples: ${error instanceof Error ? error.stack : String(error)}`];
  }
}

/** The differences between a statement's columns and what the database reports; empty if they agree. */
async function differences({ columns, made }: Described): Promise<readonly string[]> {
  const found: string[] = [];
  for (const sent of getTexts(made)) {
    const described = await describeStatement(client, sent).catch((error: unknown) => String(error));
    if (typeof described === "string") {
      found.push(`${described}: ${sent}`);
      continue;
    }
    const names = described.map(({ name }) => name);
    const wanted = Object.keys(columns);
    if (names.toSorted().join() !== wanted.toSorted().join())
      found.push(`columns ${names.join()}, not ${wanted.join()}: ${sent}`);
    for (const { name, type, mayBeNull } of described) {
      const column = columns[name];
      if (column === undefined) continue;
      if (!column.types.includes(type))
        found.push(`${name} is ${type}, not ${column.types.join(" or ")}: ${sent}`);
      if (mayBeNull === true && !column.isNullable && !column.isFilled)
        found.push(`${name} may be null: ${sent}`);
    }
  }
  return found;
}

describe("declared columns match the columns that the database returns", () => {
  test("at least twenty statements are declared", () => {
    expect(ofModules.length).toBeGreaterThan(20);
  });

  test("every declared statement matches", async () => {
    const found: string[] = [];
    for (const each of ofModules) found.push(...(await differences(each)));
    expect(found).toEqual([]);
  });
});

describe("raw statements declare no row types by hand", () => {
  test("modules and jobs contain only the listed exceptions", () => {
    const found: Record<string, number> = {};
    for (const file of sources) {
      const count = rawRows(readFileSync(new URL(file, source), "utf8")).length;
      if (count > 0) found[file] = count;
    }
    expect(found).toEqual(typedByHand);
  });

  test.each([
    ["const { rows } = await sql<Row>`select 1`.execute(db);", 1],
    ["const { rows } = await sql<{ a: number }>`\n select @{of(`b @{c}`)} `\n  .execute(db);", 1],
    ["const has = sql<boolean>`exists (@{x})`;", 0],
    ["await sql`delete from a`.execute(tx);", 0],
    ["const a = sql<boolean>`true`;\nawait sql`select @{a}`.execute(db);", 0],
  ])("%j contains %i raw row types", (text, count) => {
    expect(rawRows(text.replaceAll("@", "$"))).toHaveLength(count);
  });
});

describe("a statement with wrong column declarations is reported", () => {
  const made = (columns: Parameters<typeof statement>[0], of: string): Described => {
    statement(columns, () => sql.raw(of));
    return describedStatements.at(-1) as Described;
  };
  test.each([
    ["a wrong name", { surname: text() }, "select last_name from app_user", "columns last_name, not surname"],
    ["a wrong type", { name: int() }, "select name from customer", "name is text, not int4 or int8"],
    ["an undeclared null", { code: text() }, "select code from resource_access_voucher", "code may be null"],
    [
      "one column too many",
      { id: int(), name: text() },
      "select id from customer",
      "columns id, not id,name",
    ],
    ["a missing column", { nick: text() }, "select nick from customer", 'column "nick" does not exist'],
  ])("%s", async (_, columns, of, said) => {
    expect((await differences(made(columns, of))).join()).toContain(said);
  });

  test("a statement with right column declarations is not reported", async () => {
    const columns = { id: int(), code: nullable(text()) };
    expect(await differences(made(columns, "select id, code from resource_access_voucher"))).toEqual([]);
  });
});
