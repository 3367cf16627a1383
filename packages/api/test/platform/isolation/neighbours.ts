import { randomUUID } from "node:crypto";
import { getCustomer, getGroup } from "@cathedra/test-fixtures";
import { type RawBuilder, sql } from "kysely";
import { DatabaseError } from "pg";
import type { Db } from "../../../src/db/database.ts";
import { filledColumns } from "./filled-columns.ts";
import { type TableFacts, tablesOf } from "./schema-facts.ts";
import { withoutOwner } from "./without-owner.ts";

/**
 * A person whom no call names, with a row of their own in every table of personal data: a call that changes these rows has a
 * defect.
 */
export type Neighbour = {
  readonly userId: string;
  readonly email: string;
  readonly customerId: number;
  readonly groupId: number;
  /** Whether everything of the customer and of the group is theirs too: in the other customer it is. */
  readonly ownsCustomer: boolean;
};

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a neighbour that were inserted, the latest of each table. */
export type RowsOf = ReadonlyMap<string, Row>;

export type Neighbourhood = {
  readonly tables: readonly TableFacts[];
  readonly neighbours: readonly Neighbour[];
  /** The rows of each neighbour, in the order of `neighbours`. */
  readonly rows: readonly RowsOf[];
};

/** Made with the neighbours themselves, by `aPerson` and `aStranger` or by the database. */
const alreadyThere: ReadonlySet<string> = new Set([
  "app_user",
  "customer",
  "customer_group",
  "customer_group_member",
  "quota_account",
  "logbook_count",
]);

const uniqueText = () => `n${randomUUID()}`;

/**
 * Puts neighbours into a database, both unless one is named: a fellow of Maya's, in her group, and a stranger with a customer
 * and a group of their own. Each gets a row in every table but those of `withoutOwner`.
 */
export async function addNeighbours(
  db: Db,
  kinds: readonly ("fellow" | "stranger")[] = ["fellow", "stranger"],
): Promise<Neighbourhood> {
  const tables = await tablesOf(db);
  const neighbours: Neighbour[] = [];
  for (const kind of kinds) neighbours.push(await (kind === "fellow" ? aFellow(db) : aStranger(db)));
  const joined = new Set(joinedWithCatalogue.map(({ table }) => table));
  const toFill = tables.filter(
    ({ name }) => withoutOwner[name] === undefined && !alreadyThere.has(name) && !joined.has(name),
  );
  const rows: RowsOf[] = [];
  for (const neighbour of neighbours) {
    const made = new Map<string, Row>([["app_user", { id: neighbour.userId }], ...ofTheirGroup(neighbour)]);
    for (const table of toFill) made.set(table.name, await insertRow(db, table, neighbour, made));
    // Rows that belong to a customer or group exist only once, and are not the neighbour's alone.
    if (!neighbour.ownsCustomer)
      for (const table of tables) if (isOneOfTheirGroup(table)) made.delete(table.name);
    rows.push(made);
  }
  await enrolInEverything(db, neighbours);
  return { tables, neighbours, rows };
}

function ofTheirGroup({ customerId, groupId }: Neighbour): readonly (readonly [string, Row])[] {
  return [
    ["customer", { id: customerId }],
    ["customer_group", { id: groupId, customer_id: customerId }],
  ];
}

/** Whether the table has at most one row of a customer or of a group. */
function isOneOfTheirGroup({ name, primaryKey, foreignKeys }: TableFacts): boolean {
  const parents = ["customer", "customer_group"];
  return (
    parents.includes(name) ||
    foreignKeys.some(
      ({ parent, columns }) => parents.includes(parent) && columns.join() === primaryKey.join(),
    )
  );
}

async function aFellow(db: Db): Promise<Neighbour> {
  const { id: groupId } = getGroup("irResidents");
  const { id: customerId } = getCustomer("northgate");
  return { ...(await aPerson(db, groupId)), customerId, groupId, ownsCustomer: false };
}

async function aStranger(db: Db): Promise<Neighbour> {
  const customer = await insertedId(
    db,
    sql<{ id: number }>`insert into customer (name) values (${uniqueText()}) returning id`,
  );
  const groupId = await insertedId(
    db,
    sql<{
      id: number;
    }>`insert into customer_group (customer_id, name) values (${customer}, ${uniqueText()}) returning id`,
  );
  return { ...(await aPerson(db, groupId)), customerId: customer, groupId, ownsCustomer: true };
}

async function insertedId(db: Db, statement: RawBuilder<{ id: number }>): Promise<number> {
  const { rows } = await statement.execute(db);
  return rows[0]?.id ?? 0;
}

async function aPerson(db: Db, groupId: number): Promise<Pick<Neighbour, "userId" | "email">> {
  const email = `${uniqueText()}@example.org`;
  const { rows } = await sql<{ id: string }>`
    insert into app_user (keycloak_id, email, email_verified, first_name, last_name, logbook)
    values (${randomUUID()}, ${email}, true, 'Nora', 'Neighbour', true) returning id`.execute(db);
  const userId = rows[0]?.id ?? "";
  await sql<{
    id: number;
  }>`insert into customer_group_member (group_id, user_id, role) values (${groupId}, ${userId}, 'learner')`.execute(
    db,
  );
  return { userId, email };
}

/** Inserts a row of a neighbour; `filledColumns` has the values that the columns' types do not determine. */
async function insertRow(db: Db, table: TableFacts, whose: Neighbour, made: RowsOf): Promise<Row> {
  const given = filledColumns[table.name]?.({ whose, made, uniqueText }) ?? {};
  const values: Record<string, unknown> = {};
  for (const key of table.foreignKeys) Object.assign(values, await getReference(db, table, key, made));
  for (const column of table.columns)
    if (column.isRequired && !(column.name in values)) values[column.name] = exampleOf(column.type);
  Object.assign(values, given);
  const names = Object.keys(values);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const row = sql.join(names.map((name) => sql.val(values[name])));
  try {
    const { rows } = await sql<Row>`
      insert into ${sql.table(table.name)} (${columns}) values (${row}) returning *`.execute(db);
    return rows[0] ?? {};
  } catch (error) {
    // The fellow's customer may have its one row already; the stranger's has none.
    if (!whose.ownsCustomer && error instanceof DatabaseError && error.code === "23505") return {};
    throw new Error(
      `A row of a neighbour in ${table.name} is refused: say in filled-columns.ts what its columns must be, or in ` +
        `without-owner.ts why nobody owns its rows (${error instanceof Error ? error.message : ""})`,
    );
  }
}

/** The neighbour's own row where there is one; else, of what must not be null, any row that is there. */
async function getReference(
  db: Db,
  table: TableFacts,
  { columns, parent, parentColumns }: TableFacts["foreignKeys"][number],
  made: RowsOf,
): Promise<Row> {
  const own = made.get(parent);
  const isRequired = table.columns.some(({ name, isRequired }) => name === columns[0] && isRequired);
  if (own === undefined && !isRequired) return {};
  const row = own ?? (await sql<Row>`select * from ${sql.table(parent)} limit 1`.execute(db)).rows[0];
  return Object.fromEntries(columns.map((name, at) => [name, row?.[parentColumns[at] ?? ""] ?? null]));
}

function exampleOf(type: string): unknown {
  if (type === "uuid") return randomUUID();
  if (type.startsWith("timestamp")) return new Date();
  if (type === "date") return "2026-01-01";
  if (type === "boolean") return false;
  if (type === "jsonb") return "{}";
  if (type.endsWith("[]")) return "{}";
  return type === "text" ? uniqueText() : 1;
}

/** Tables that join one owner with one thing of the catalogue. */
const joinedWithCatalogue: readonly {
  readonly table: string;
  readonly owner: "user_id" | "customer_id" | "group_id";
  readonly thing: string;
  readonly from: string;
  readonly others?: (whose: Neighbour) => Row;
}[] = [
  {
    table: "course_enrolment",
    owner: "user_id",
    thing: "course_id",
    from: "course",
    others: () => ({ status: "completed", reset_unconfirmed_since: "2020-01-01T00:00:00Z" }),
  },
  {
    table: "unit_progress",
    owner: "user_id",
    thing: "unit_id",
    from: "course_unit",
    others: () => ({ status: "completed" }),
  },
  {
    table: "course_grant",
    owner: "user_id",
    thing: "course_id",
    from: "course",
    others: ({ ownsCustomer, groupId }) =>
      ownsCustomer ? { source: "kept", group_id: groupId } : { source: "given" },
  },
  {
    table: "course_reading",
    owner: "user_id",
    thing: "course_id",
    from: "course",
    others: () => ({ asked_at: "epoch" }),
  },
  { table: "customer_course_access", owner: "customer_id", thing: "course_id", from: "course" },
  {
    table: "customer_learning_space",
    owner: "customer_id",
    thing: "learning_space_id",
    from: "learning_space",
  },
  { table: "customer_case_access", owner: "customer_id", thing: "case_id", from: "cloud_case" },
  { table: "group_course", owner: "group_id", thing: "course_id", from: "course" },
  {
    table: "user_system",
    owner: "user_id",
    thing: "station_id",
    from: "station",
    others: () => ({ pin: "1234" }),
  },
];

/** Everyone who is in these tables is a person whom the other members may see and change. */
const memberships: ReadonlySet<string> = new Set(["customer_admin", "customer_group_member"]);

/**
 * Gives each neighbour a row beside every row of another person with an id that the client chose, or about a thing that many
 * people have: a statement that selects by that id or thing alone, and not by person, then finds theirs too.
 */
export async function addTwins(db: Db, { tables, neighbours }: Neighbourhood): Promise<void> {
  const people = neighbours.map(({ userId }) => userId);
  for (const { name, primaryKey, columns } of tables) {
    if (primaryKey.length < 2 || !primaryKey.includes("user_id") || memberships.has(name)) continue;
    const others = columns.map((column) => column.name).filter((column) => column !== "user_id");
    await sql`
      insert into ${sql.table(name)} (user_id, ${sql.join(others.map((column) => sql.ref(column)))})
      select neighbour.id, ${sql.join(others.map((column) => sql.ref(`theirs.${column}`)))}
      from ${sql.table(name)} theirs, unnest(${people}::uuid[]) neighbour (id)
      where theirs.user_id <> all(${people}::uuid[]) on conflict do nothing`.execute(db);
  }
}

/** Gives the neighbours everything of the catalogue as it is now, so that a call about any of it finds theirs too. */
export async function enrolInEverything(db: Db, neighbours: readonly Neighbour[]): Promise<void> {
  await sql`
    insert into course_unit (course_id, platform_id, position, name, type)
    select id, gen_random_uuid(), 1, 'Unit', 'SCORM' from course
    where not exists (select from course_unit unit where unit.course_id = course.id)`.execute(db);
  for (const neighbour of neighbours) {
    // A call that was about all of a group has taken them out of it.
    await sql`
      insert into customer_group_member (group_id, user_id, role)
      values (${neighbour.groupId}, ${neighbour.userId}, 'learner') on conflict do nothing`.execute(db);
    const ids = { user_id: neighbour.userId, customer_id: neighbour.customerId, group_id: neighbour.groupId };
    for (const { table, owner, thing, from, others } of joinedWithCatalogue) {
      if (owner !== "user_id" && !neighbour.ownsCustomer) continue;
      const more = others?.(neighbour) ?? {};
      const names = [owner, ...Object.keys(more), thing].map((name) => sql.ref(name));
      const values = [sql.val(ids[owner]), ...Object.values(more).map((value) => sql.lit(value))];
      const type = owner === "user_id" ? sql`uuid` : sql`int`;
      await sql`
        insert into ${sql.table(table)} (${sql.join(names)})
        select ${values[0]}::${type}, ${sql.join([...values.slice(1), sql`thing.id`])}
        from ${sql.table(from)} as thing on conflict do nothing`.execute(db);
    }
  }
}
