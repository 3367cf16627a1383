import { randomUUID } from "node:crypto";
import { instant } from "@cathedra/domain";
import { dataExportLimits } from "@cathedra/domain/personal-data";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { allHoldings, getFileName } from "../../src/modules/personal-data/archive-entries.ts";
import { deleteOldExports, exportRunner } from "../../src/modules/personal-data/public.ts";
import { endSessionsOfPeople } from "../../src/modules/sign-out/public.ts";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { addNeighbours, type Neighbour } from "../platform/isolation/neighbours.ts";
import { record } from "../platform/role-matrix/facts.ts";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import {
  type Export,
  exportQuery,
  getArchive,
  getTexts,
  madeExport,
  makeKey,
  noExports,
  openMutation,
  requestMutation,
  workOnExport,
} from "./export-helpers.ts";

const { maya, tomas, ruth } = cast;
const portal = setUpCastApp([record]);
const db = () => portal.database.db;

const request = (who: Caller) =>
  portal.ask<{ readonly requestPersonalDataExport: Export }>(who, requestMutation);
const read = async (who: Caller) =>
  (await portal.get<{ readonly personalDataExport: Export }>(who, exportQuery)).personalDataExport;
const open = async (who: Caller, id: string) =>
  portal.ask<{ readonly openPersonalDataExport: string }>(who, openMutation, { id });
const download = (url: string | undefined) =>
  portal.app.inject({ url: (url ?? "").replace(/^https?:\/\/[^/]+/, "") });
const requested = async (who: Caller) => {
  const { data, errors } = await request(who);
  if (data == null) throw new Error(JSON.stringify(errors));
  return data.requestPersonalDataExport.latest?.id ?? "";
};
const toRow = async ({ userId }: { readonly userId: string }) =>
  (
    await sql<{ id: string; attempts: number; object_key: string | null }>`
      select id, attempts, object_key from personal_data_export where user_id = ${userId}`.execute(db())
  ).rows[0];

beforeEach(async () => {
  for (const who of [maya, tomas]) await noExports(portal, who);
  await sql`delete from mail where kind = 'dataExportReady'`.execute(db());
});

test("the archive of one of two people has every row of theirs as its schema says, and nothing that tells of the other", async () => {
  const { neighbours, rows } = await addNeighbours(db(), ["stranger", "stranger"]);
  const people = neighbours.map((neighbour, at) => ({ ...neighbour, name: `Person${"ab"[at]}Xq` }));
  for (const { userId, name } of people)
    await sql`update app_user set first_name = ${name}, last_name = ${`${name}Last`} where id = ${userId}`.execute(
      db(),
    );
  await addOtherRows(people, rows);
  const [one, other] = people;
  if (one === undefined || other === undefined) throw new Error("There are two people.");
  const { rows: columns } = await columnsOfPeople();
  for (const [person, stranger] of [
    [one, other],
    [other, one],
  ] as const) {
    const at = people.indexOf(person);
    await portal.objectStore.put(
      String(rows[at]?.get("activity_file")?.object_key),
      Buffer.from(`run of ${person.name}`),
    );
    const archive = await getArchive(portal, person);
    for (const { holding } of allHoldings) {
      const name = getFileName(holding);
      const schema: Schema = JSON.parse(archive.get(`schemas/${name}.schema.json`) ?? "");
      const rows: unknown = JSON.parse(archive.get(`data/${name}.json`) ?? "");
      expect([name, describeProblems(schema, rows)]).toEqual([name, []]);
    }
    // Each kind of data is there, and each row by which the database itself leads to the person.
    const empty = allHoldings.filter(({ holding }) => getData(archive, holding).length === 0);
    expect(empty.map(({ table, holding }) => `${table}: ${holding.title}`)).toEqual([]);
    for (const [table, ofPeople] of columns) {
      const holdings = allHoldings.filter((each) => each.table === table);
      const { rows: found } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}
        where ${sql.join(
          ofPeople.map((column) => sql`${sql.ref(column)} = ${person.userId}`),
          sql` or `,
        )}`.execute(db());
      const most = Math.max(...holdings.map(({ holding }) => getData(archive, holding).length));
      expect([table, most >= (found[0]?.count ?? 0)]).toEqual([table, true]);
    }
    const whole = [...archive].flat().join("\n");
    expect(whole).toContain(`run of ${person.name}`);
    // A page of a simulator is not opened as a page.
    expect([...archive.keys()].filter((path) => path.startsWith("files/runs/"))).toEqual([
      expect.stringMatching(/\/list-1-report[.]html[.]txt$/),
    ]);
    const own = new Set(textsIn(rows[at]));
    const foreign = [...textsIn(rows[1 - at]), ...textsIn(new Map([["", { ...stranger }]]))].filter(
      (text) => !own.has(text),
    );
    expect(foreign.length).toBeGreaterThan(200);
    expect(foreign.filter((text) => whole.includes(text))).toEqual([]);
  }
});

const getData = (archive: ReadonlyMap<string, string>, holding: { readonly title: string }): unknown[] =>
  JSON.parse(archive.get(`data/${getFileName(holding)}.json`) ?? "[]");

/** The columns of each table that lead to people by a foreign key. */
async function columnsOfPeople() {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select k.conrelid::regclass::text as table, json_agg(a.attname) as columns
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'app_user'::regclass group by 1`.execute(db());
  return { rows: rows.map(({ table, columns }) => [table, columns] as const) };
}

/** Fills the columns of people that neighbours' rows leave empty. */
async function addOtherRows(
  people: readonly Neighbour[],
  rows: readonly ReadonlyMap<string, Readonly<Record<string, unknown>>>[],
): Promise<void> {
  const [first, second] = rows.map((own) => String(own.get("logbook_record")?.id)).toSorted();
  for (const [at, { userId, email, customerId, groupId }] of people.entries()) {
    const other = people[1 - at]?.userId ?? "";
    const own = (table: string) => rows[at]?.get(table)?.id;
    await db()
      .transaction()
      .execute(async (tx) => {
        // Logs and ledgers refuse changes.
        await sql`set local session_replication_role = replica`.execute(tx);
        const by = (table: string, columns: readonly string[], owner: string, id: unknown) =>
          sql`update ${sql.table(table)} set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${userId}`))}
            where ${sql.ref(owner)} = ${id}`.execute(tx);
        for (const table of ["logbook_settings", "customer_proficiency_rule"])
          await by(table, ["modified_by"], "customer_id", customerId);
        await sql`update customer_learning_space set modified_by = ${userId}
          where customer_id = ${customerId} and learning_space_id = ${own("learning_space")}`.execute(tx);
        await by("customer", ["modified_by"], "id", customerId);
        await by("customer_group", ["modified_by"], "id", groupId);
        await by("group_course", ["assigned_by"], "group_id", groupId);
        await sql`update quota_entry set kind = 'consume', user_id = ${userId}, actor_id = ${userId} where customer_id = ${customerId}`.execute(
          tx,
        );
        await sql`update scim_request set name = (select user_name from scim_user where user_id = ${userId})
          where customer_id = ${customerId}`.execute(tx);
        await sql`update activity_file set name = 'report.html' where id = ${own("activity_file")}`.execute(
          tx,
        );
        await by("vm_history", ["started_by"], "id", own("vm_history"));
        // Everybody has every simulator of the catalogue, the other's too.
        await sql`delete from user_system where user_id = ${userId} and station_id <> ${own("station")}`.execute(
          tx,
        );
        await sql`update attending_address_change set new_email = ${email} where attending_id = ${own("attending")}`.execute(
          tx,
        );
        await sql`
          insert into simulator_module (code, version, name, result_format_version, imported_by)
          values (${randomUUID()}, '1', 'M', '1', ${userId})`.execute(tx);
      });
    // The other person is named in what this one did to them.
    await sql`
      with entry as (
        insert into audit_log (actor_id, action, subject, before, after, subject_name)
        values (${userId}, 'group.users_removed', '7', '{"name": ""}', ${JSON.stringify({ name: other })}::jsonb, ${`about ${other}`}) returning id
      ) insert into audit_person (entry_id, person_id) select id, ${other}::uuid from entry`.execute(db());
  }
  await sql`
    insert into logbook_double_decision (first_id, second_id, is_dismissed, decided_by, decided_at)
    values (${first}, ${second}, true, ${people[0]?.userId}, now())`.execute(db());
  await sql`
    insert into logbook_double_decision (first_id, second_id, is_dismissed, decided_by, decided_at)
    select least(id, ${second}::uuid), greatest(id, ${second}::uuid), true, ${people[1]?.userId}, now()
    from logbook_record where id <> all(array[${first}, ${second}]::uuid[]) limit 1`.execute(db());
}

/** Texts in rows that cannot be there by chance: ids, addresses and made-up names. */
function textsIn(rows: ReadonlyMap<string, Readonly<Record<string, unknown>>> | undefined): string[] {
  const texts = [...(rows ?? [])].flatMap(([, row]) => Object.values(row));
  return texts.filter(
    (text): text is string => typeof text === "string" && /^n?[0-9a-f]{8}-|@|Xq/.test(text),
  );
}

type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/,
};

/** Where a value is not as its schema says, for the words that the archive's schemas use. */
function describeProblems(
  { type, format, items, properties, required = [] }: Schema,
  value: unknown,
  at = "",
): string[] {
  const found = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const types = found === "number" && Number.isInteger(value) ? ["number", "integer"] : [found];
  if (type !== undefined && ![type].flat().some((each) => types.includes(each))) return [`${at} is ${found}`];
  if (typeof value === "string" && format !== undefined && formats[format]?.test(value) !== true)
    return [`${at} is no ${format}: ${value}`];
  if (Array.isArray(value))
    return items === undefined
      ? []
      : value.flatMap((each, index) => describeProblems(items, each, `${at}/${index}`));
  if (properties === undefined || typeof value !== "object" || value === null) return [];
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}/${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    const schema = properties[name];
    return schema === undefined
      ? [`${at}/${name} is not in the schema`]
      : describeProblems(schema, inner, `${at}/${name}`);
  });
  return [...missing, ...wrong];
}

test("the pages show texts as texts, and what belongs to an address is only for its owner", async () => {
  const hostile = `<script>alert("1")</script><img src=x onerror=alert(1)>`;
  await sql`delete from feedback where user_id = ${maya.userId}`.execute(db());
  await sql`
    insert into feedback (key, user_id, name, email, description)
    values (gen_random_uuid(), ${maya.userId}, 'Maya', ${maya.email}, ${hostile})`.execute(db());
  const archive = await getArchive(portal, maya);
  expect(JSON.parse(archive.get("data/feedback.json") ?? "")).toMatchObject([{ description: hostile }]);
  const page = archive.get("pages/feedback-1.html") ?? "";
  expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x");
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain("script-src 'none'");
  expect(archive.get("index.html")).toContain('<a href="pages/feedback-1.html">Feedback</a>: 1');
  // What belongs to an address is only for its owner.
  await sql`insert into mail (kind, cause, recipient, facts, sent_at) values ('reminder', 'x', ${maya.email}, '{}', now())`.execute(
    db(),
  );
  const mailsOf = async (isVerified: boolean) =>
    JSON.parse((await getArchive(portal, { ...maya, isVerified })).get("data/mails-to-you.json") ?? "")
      .length;
  expect([await mailsOf(true), await mailsOf(false)]).toEqual([1, 0]);
});

test("an attending's rating is in the archive once the trainee may see it", async () => {
  const id = record.id;
  await sql`update logbook_record set created_by = ${maya.userId}, confirmation = 'confirmed', confirmation_by = ${tomas.userId},
    confirmation_at = now() - interval '6 days' where id = ${id}`.execute(db());
  const rate = (side: string) =>
    sql`
    insert into logbook_entrustment (record_id, side, rated_by, scale, level, rated_at)
    values (${id}, ${side}, null, 'zwisch', 3, now())`.execute(db());
  const sides = async () =>
    JSON.parse(
      (await getArchive(portal, maya)).get("data/ratings-of-independence-in-your-records.json") ?? "",
    ).map(({ side }: { side: string }) => side);
  await rate("attending");
  expect(await sides()).toEqual([]);
  await sql`update logbook_record set confirmation_at = now() - interval '8 days' where id = ${id}`.execute(
    db(),
  );
  expect(await sides()).toEqual(["attending"]);
  await sql`update logbook_record set confirmation_at = now() where id = ${id}`.execute(db());
  await rate("trainee");
  expect((await sides()).toSorted()).toEqual(["attending", "trainee"]);
});

test("a request is made by the worker and mailed, and only its person can download it while signed in", async () => {
  const others = await madeExport(portal, tomas);
  const id = await requested(maya);
  expect(await read(maya)).toMatchObject({ archive: null, latest: { id, state: "waiting" } });
  expect((await request(maya)).errors?.[0]?.extensions.code).toBe("EXPORT_IN_PROGRESS");
  await workOnExport(portal, id);
  const { archive, latest, nextAt } = await read(maya);
  expect(latest).toBeNull();
  expect(Date.parse(nextAt ?? "") - Date.now()).toBeGreaterThan(dataExportLimits.pauseMs - 60_000);
  expect(Date.parse(archive?.expiresAt ?? "") - Date.parse(archive?.readyAt ?? "")).toBe(
    dataExportLimits.keptMs,
  );
  expect((await request(maya)).errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED" });
  const { data } = await open(maya, archive?.id ?? "");
  const file = await download(data?.openPersonalDataExport);
  expect(file.statusCode).toBe(200);
  expect(file.headers["content-type"]).toBe("application/zip");
  expect(file.rawPayload.length).toBe(archive?.size);
  expect((await getTexts(file.rawPayload)).get("data/account.json")).toContain(maya.email);
  const { rows: mails } = await sql<{ recipient: string; facts: unknown }>`
    select recipient, facts from mail where kind = 'dataExportReady' and recipient = ${maya.email}`.execute(
    db(),
  );
  expect(mails).toEqual([
    { recipient: maya.email, facts: { expiresAt: Date.parse(archive?.expiresAt ?? "") } },
  ]);
  const { rows: acts } = await sql<{ action: string; actor: string | null }>`
    select action, actor_id as actor from audit_log where subject = ${maya.userId}::text and action like 'personal_data.%' order by id`.execute(
    db(),
  );
  expect(acts.slice(-3)).toEqual([
    { action: "personal_data.export_requested", actor: maya.userId },
    { action: "personal_data.export_made", actor: null },
    { action: "personal_data.export_opened", actor: maya.userId },
  ]);
  // Neither another person nor staff gets it, by its id or by its key in the store.
  for (const who of [tomas, ruth])
    expect((await open(who, archive?.id ?? "")).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await open(maya, others)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  const token = await portal.identity.token(toClaims(ruth));
  const key = (await toRow(maya))?.object_key ?? "";
  expect(await portal.objectStore.head(key)).toBeDefined();
  const { rows: unowned } = await sql`select from unowned_object where key = ${key}`.execute(db());
  expect(unowned).toEqual([]);
  await portal.objectStore.put("results/other.txt", Buffer.from("x"));
  for (const [path, status] of [
    [key, 404],
    [makeKey(others), 404],
    ["results/other.txt", 200],
  ] as const) {
    const answer = await portal.app.inject({
      url: `/api/s3/getPreSignedUrl/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([path, answer.statusCode]).toEqual([path, status]);
  }
  // A link ends with its archive.
  await sql`update personal_data_export set expires_at = now() - interval '1 second' where id = ${archive?.id}::uuid`.execute(
    db(),
  );
  expect((await download(data?.openPersonalDataExport)).statusCode).toBe(403);
  expect((await open(maya, archive?.id ?? "")).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

/** The store with which a worker loses its life at the end of the archive: it can neither finish nor clean up. */
const storeOfDying = (then: () => Promise<unknown> = async () => undefined): ObjectStore => ({
  ...portal.objectStore,
  giveUpParts: async () => undefined,
  finishParts: async () => {
    await then();
    throw new Error("the worker is dead");
  },
});

test("an archive whose worker dies is begun again, and nothing of the first attempt stays", async () => {
  const id = await requested(maya);
  await workOnExport(portal, id, exportRunner(storeOfDying()));
  const first = makeKey((await toRow(maya))?.id ?? "");
  expect(await toRow(maya)).toMatchObject({ attempts: 1, object_key: null });
  expect(await portal.objectStore.parts(first, "fs")).toHaveLength(1);
  expect((await read(maya)).archive).toBeNull();
  await sql`update operation set lease_until = now() - interval '1 second' where id = ${id}::uuid`.execute(
    db(),
  );
  await workOnExport(portal, id);
  const row = await toRow(maya);
  expect(row).toMatchObject({ attempts: 2, object_key: expect.stringMatching(/\/2\.zip$/) });
  expect(await portal.objectStore.parts(first, "fs")).toBeUndefined();
  const { archive } = await read(maya);
  const { data } = await open(maya, archive?.id ?? "");
  expect((await download(data?.openPersonalDataExport)).statusCode).toBe(200);
});

test("an address that is not verified gets no mail, because it may be another person's", async () => {
  const id = await requested({ ...maya, isEmailVerified: false });
  await workOnExport(portal, id);
  const { rows: mails } = await sql`select from mail where kind = 'dataExportReady'`.execute(db());
  expect([(await toRow(maya))?.attempts, mails]).toEqual([1, []]);
  await read(maya);
});

test("an account without access in the middle gets no mail, and its link ends", async () => {
  const id = await requested(maya);
  const deactivate = (at: string | null) =>
    sql`update app_user set deactivated_at = ${at}::timestamptz where id = ${maya.userId}`.execute(db());
  const store: ObjectStore = {
    ...portal.objectStore,
    finishParts: async (...args) => {
      await deactivate("2026-11-28T00:00:00Z");
      await portal.objectStore.finishParts(...args);
    },
  };
  await workOnExport(portal, id, exportRunner(store));
  const archive = await toRow(maya);
  expect((await open(maya, archive?.id ?? "")).errors?.[0]?.extensions.code).toBe("ACCOUNT_DEACTIVATED");
  const { rows: mails } = await sql`select from mail where kind = 'dataExportReady'`.execute(db());
  expect(mails).toEqual([]);
  await deactivate(null);
  const { data } = await open(maya, archive?.id ?? "");
  expect((await download(data?.openPersonalDataExport)).statusCode).toBe(200);
  await endSessionsOfPeople(
    db() as Parameters<typeof endSessionsOfPeople>[0],
    [maya.keycloakId],
    instant(Date.now() + 1000),
  );
  expect((await download(data?.openPersonalDataExport)).statusCode).toBe(403);
  await sql`delete from ended_session`.execute(db());
});

test("an account that ends in the middle gets no archive", async () => {
  const id = await requested(maya);
  const key = makeKey((await toRow(maya))?.id ?? "");
  const store: ObjectStore = {
    ...portal.objectStore,
    finishParts: async (...args) => {
      // The request goes with its account.
      await sql`delete from personal_data_export where user_id = ${maya.userId}`.execute(db());
      await portal.objectStore.finishParts(...args);
    },
  };
  await workOnExport(portal, id, exportRunner(store));
  expect((await read(maya)).latest).toMatchObject({ state: "failed" });
  const { rows } = await sql`select from unowned_object where key = ${key}`.execute(db());
  expect(rows).toHaveLength(1);
  const { rows: mails } = await sql`select from mail where kind = 'dataExportReady'`.execute(db());
  expect(mails).toEqual([]);
});

test("an archive is deleted after seven days, and one that was never made with what it left", async () => {
  const others = await madeExport(portal, tomas);
  await sql`update personal_data_export set expires_at = now() + interval '1 hour' where id = ${others}::uuid`.execute(
    db(),
  );
  const old = await madeExport(portal, maya);
  await sql`update personal_data_export set expires_at = now() - interval '1 second' where id = ${old}::uuid`.execute(
    db(),
  );
  const now = instant(Date.now());
  expect(await deleteOldExports({ db: db(), objectStore: portal.objectStore }, now)).toBe(1);
  expect(await portal.objectStore.head(makeKey(old))).toBeUndefined();
  expect(await toRow(maya)).toBeUndefined();
  const id = await requested(maya);
  await workOnExport(portal, id, exportRunner(storeOfDying()));
  const left = makeKey((await toRow(maya))?.id ?? "");
  await sql`update personal_data_export set requested_at = now() - interval '8 days' where user_id = ${maya.userId}`.execute(
    db(),
  );
  expect(await deleteOldExports({ db: db(), objectStore: portal.objectStore }, now)).toBe(1);
  expect(await portal.objectStore.parts(left, "fs")).toBeUndefined();
  expect(await portal.objectStore.head(makeKey(others))).toBeDefined();
});
