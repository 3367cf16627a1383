import { attendings, cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { logbookImportRunner } from "../../src/modules/logbook-imports/public.ts";
import { saved, saveMutation, saving } from "../logbook/save-helpers.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import {
  aRequest,
  aRow,
  deleteMappingMutation,
  imported,
  mappingOf,
  residents,
  saveMappingMutation,
  sendRows,
  work,
} from "./import-helpers.ts";

let now = Date.now();
const portal = setUpCastApp([], { clock: () => now as never });
const db = () => portal.database.db;

beforeEach(async () => {
  now = Date.now();
  await sql`delete from logbook_record where import_id is not null or created_by = ${cast.maya.userId}`.execute(
    db(),
  );
  await sql`delete from logbook_import`.execute(db());
  await sql`delete from operation`.execute(db());
});

const listQuery = `{ logbookImports {
  id fileName groupName rowCount importedCount recordCount undoneAt viewerCanUndo
  refusals { row message } changedRecords { id procedureName } operation { state progress message }
} }`;
const imports = async (who = cast.maya) => (await portal.get(who, listQuery)).logbookImports ?? [];
const undo = (id: string, who = cast.maya) =>
  portal.ask(who, "mutation ($id: ID!) { undoLogbookImport(id: $id) { id } }", { id });
const getRecords = async (filter = "") =>
  (
    await portal.get(
      cast.maya,
      `{ activities(searchParams: { ${filter} }) { activities {
        id dateOfProcedure confirmationState imported { fileName } attending { lastName } modifiedAt
        participants { name role level user { keycloak_id } }
      } } }`,
    )
  ).activities.activities;
/** Everything of other people that an import or its undoing could touch. */
const othersRows = async () =>
  (
    await sql`select to_json(record) as row from logbook_record record where created_by <> ${cast.maya.userId} order by id`.execute(
      db(),
    )
  ).rows;

test("a check says of each row whether it is new, a double or wrong, and saves nothing", async () => {
  const record = await saved(
    portal,
    cast.maya,
    saving({
      dateOfProcedure: "2024-05-07",
      participants: [{ user: { keycloak_id: cast.maya.keycloakId } }],
    }),
  );
  const { hospital, procedure } = saving().activity;
  const same = { dateOfProcedure: "2024-05-07", hospital, procedure: { code: procedure?.code } };
  const other = aRow(9, { participants: [{ user: { keycloak_id: cast.tomas.keycloakId }, name: "Tomás" }] });
  const { status, body } = await sendRows(
    portal,
    cast.maya,
    aRequest([
      aRow(2, same),
      aRow(3, same),
      aRow(4, { dateOfProcedure: "someday", procedure: { code: "x" }, hospital: "Elsewhere" }),
      aRow(5, { procedureIndication: "", attendingName: "Nobody" }),
      aRow(6, { doseTime: "5", attendingName: undefined, attending: { id: attendings[0]?.id } }),
      aRow(7, { procedureComments: "x".repeat(100_000), attending: "no", participants: "no" }),
      aRow(8, { procedureIndication: "a\u0000b", attending: { id: "0198b2a0-0000-7000-8000-000000000000" } }),
      other,
    ]),
    "/check",
  );
  expect(status).toBe(200);
  expect(body.newCount).toBe(2);
  expect(body.doubles).toEqual([{ row: 2, recordId: record.id }]);
  expect(body.leftOut).toEqual([{ row: 6, fields: ["Fluoroscopy time (min)"] }]);
  expect(body.newAttendings).toEqual(["Brandt, Ulrike"]);
  const paths = body.wrong.map(({ row, errors }: { row: number; errors: { path: string }[] }) => [
    row,
    errors.map(({ path }) => path),
  ]);
  expect(paths).toEqual([
    [4, ["dateOfProcedure", "hospital", "procedure.code"]],
    [5, ["attendingName", "procedureIndication"]],
    [7, ["participants", "procedureComments"]],
    [8, ["procedureIndication"]],
    [9, ["participants.0.user"]],
  ]);
  expect(await getRecords()).toHaveLength(1);
  const { rows } = await sql`select from attending where last_name = 'Brandt'`.execute(db());
  expect(rows).toEqual([]);
});

test("an import makes records that are marked, not asked for, and not confirmed; others stay as they were", async () => {
  await saved(portal, cast.tomas, saving({ participants: [] }));
  const before = await othersRows();
  const id = await imported(portal, [
    aRow(2),
    aRow(3, { attendingName: undefined, attending: { id: attendings[0]?.id } }),
    aRow(4, { participants: [{ name: "Ines Roth", role: "Assistant" }] }),
  ]);
  const records = await getRecords('confirmation: "imported"');
  expect(records.map(({ confirmationState, imported: from }) => [confirmationState, from?.fileName])).toEqual(
    Array(3).fill(["imported", "old logbook.csv"]),
  );
  expect(
    records
      .map(({ participants }) => participants.map(({ name, role }) => `${name} ${role}`).join())
      .toSorted(),
  ).toEqual(["Ines Roth Assistant", "Maya Lindqvist Operator", "Maya Lindqvist Operator"]);
  expect(await imports()).toMatchObject([
    {
      id,
      rowCount: 3,
      importedCount: 3,
      recordCount: 3,
      viewerCanUndo: true,
      operation: { state: "succeeded", progress: 100 },
    },
  ]);
  // The attending of a record is not asked, also after it was changed.
  const [first] = records;
  const change = saving({
    id: first?.id ?? "",
    attending: { id: attendings[0]?.id },
    participants: [],
  });
  expect((await portal.get(cast.maya, saveMutation, change)).saveActivity.activity.confirmationState).toBe(
    "imported",
  );
  expect(await getRecords('confirmation: "open"')).toEqual([]);
  expect(await othersRows()).toEqual(before);
});

test("the same rows are not imported twice, and a double is imported only when that was chosen", async () => {
  await imported(portal, [aRow(2), aRow(3)]);
  const again = aRequest([aRow(2), aRow(3), aRow(4)]);
  expect((await sendRows(portal, cast.maya, again, "/check")).body).toMatchObject({ newCount: 1 });
  const changed = await sendRows(portal, cast.maya, { ...again, expected: 3 });
  expect([changed.status, changed.body.error.code]).toEqual([409, "IMPORT_CHANGED"]);
  expect(await getRecords()).toHaveLength(2);
  await imported(portal, [aRow(2), aRow(3), aRow(4)], { expected: 1 });
  expect(await getRecords()).toHaveLength(3);
  await imported(portal, [aRow(2)], { includesDoubles: true });
  expect(await getRecords()).toHaveLength(4);
});

test("imported cases count in totals unless their institution decides otherwise, and other cases always count", async () => {
  await saved(
    portal,
    cast.tomas,
    saving({ participants: [{ user: { keycloak_id: cast.tomas.keycloakId } }] }),
  );
  await saved(portal, cast.maya, saving({ participants: [{ user: { keycloak_id: cast.maya.keycloakId } }] }));
  await imported(portal, [aRow(2), aRow(3)]);
  const cases = async (who = cast.maya) =>
    (await portal.get(who, "{ logbookTotals { cases importedCases } }")).logbookTotals;
  const ofTomas = await cases(cast.tomas);
  expect(await cases()).toEqual({ cases: 3, importedCases: 2 });
  const decide = (counts: boolean) =>
    sql`insert into logbook_settings (customer_id, count_imported)
      select customer_id, ${counts} from customer_group where id = ${residents}
      on conflict (customer_id) do update set count_imported = excluded.count_imported`.execute(db());
  await decide(false);
  expect(await cases()).toEqual({ cases: 1, importedCases: 0 });
  expect(await cases(cast.tomas)).toEqual(ofTomas);
  await decide(true);
  expect((await cases()).cases).toBe(3);
});

test("a second import waits until the first is done", async () => {
  const request = aRequest([aRow(2)], { expected: 1 });
  const [one, other] = await Promise.all([
    sendRows(portal, cast.maya, request),
    sendRows(portal, cast.maya, request),
  ]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  expect([one, other].find(({ status }) => status === 409)?.body.error.code).toBe("LOGBOOK_IMPORT_RUNNING");
  const id = (await imports())[0]?.id ?? "";
  expect((await undo(id)).errors?.[0]?.extensions.code).toBe("LOGBOOK_IMPORT_RUNNING");
  await work(portal);
  expect(await getRecords()).toHaveLength(1);
});

test("a worker that dies between batches leaves each row once", async () => {
  const rows = Array.from({ length: 300 }, (_, at) => aRow(at + 2, { procedureIndication: `Row ${at}` }));
  const { body } = await sendRows(portal, cast.maya, aRequest(rows, { expected: 300 }));
  let batches = 0;
  await work(portal, (running) =>
    logbookImportRunner({
      ...running,
      write: (write) =>
        running.write(async (tx) => {
          batches += 1;
          const answer = await write(tx);
          if (batches === 2) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
          return answer;
        }),
    }),
  );
  const count = async () =>
    (await imports()).map(({ importedCount, recordCount }) => [importedCount, recordCount]);
  expect(await count()).toEqual([[250, 250]]);
  await sql`update operation set lease_until = now()`.execute(db());
  await work(portal);
  expect(await count()).toEqual([[300, 300]]);
  const { rows: numbers } = await sql<{ n: number }>`
    select count(distinct import_row)::int as n from logbook_record where import_id = ${body.id}`.execute(
    db(),
  );
  expect(numbers).toEqual([{ n: 300 }]);
});

test("a group that was left while rows waited gets no records, and a hospital that was removed refuses its row", async () => {
  const member = sql`group_id = ${residents} and user_id = ${cast.maya.userId}`;
  const { rows: membership } = await sql<{ row: unknown }>`
    select to_json(one) as row from customer_group_member one where ${member}`.execute(db());
  await sendRows(portal, cast.maya, aRequest([aRow(2)], { expected: 1 }));
  await sql`delete from customer_group_member where ${member}`.execute(db());
  await work(portal);
  await sql`insert into customer_group_member
    select * from json_populate_record(null::customer_group_member, ${JSON.stringify(membership[0]?.row)}::json)`.execute(
    db(),
  );
  expect((await imports())[0]).toMatchObject({ importedCount: 0, operation: { state: "failed" } });
  expect((await imports())[0]?.operation?.message).toContain("no longer a member");
  expect(await getRecords()).toEqual([]);
  await sql`delete from logbook_import`.execute(db());

  const { rows: made } = await sql<{ id: string }>`
    insert into hospital (customer_id, name) select customer_id, 'Closing Clinic' from customer_group where id = ${residents}
    returning id`.execute(db());
  await sendRows(
    portal,
    cast.maya,
    aRequest([aRow(2, { hospital: "Closing Clinic" }), aRow(3)], { expected: 2 }),
  );
  await sql`delete from hospital where id = ${made[0]?.id}`.execute(db());
  await work(portal);
  expect((await imports())[0]).toMatchObject({
    importedCount: 1,
    refusals: [{ row: 2, message: "The hospital is no longer on the list of the institution." }],
  });
});

test("undoing removes what is unchanged, names what was changed, and leaves everything else", async () => {
  const own = await saved(portal, cast.maya, saving());
  await saved(portal, cast.tomas, saving({ participants: [] }));
  const before = await othersRows();
  const kept = await imported(portal, [aRow(2, { dateOfProcedure: "2023-01-01" })]);
  now += 1_000;
  const id = await imported(portal, [aRow(2), aRow(3)]);
  const [changed] = (await getRecords()).filter(({ dateOfProcedure }) => dateOfProcedure === "2024-05-06");
  await portal.get(
    cast.maya,
    saveMutation,
    saving({ id: changed?.id ?? "", dateOfProcedure: "2024-05-06", participants: [] }),
  );
  expect((await undo(id)).errors).toBeUndefined();
  expect((await undo(id)).errors).toBeUndefined();
  await work(portal);
  const { rows: acts } = await sql<{ action: string }>`
    select action from audit_log where action in ('logbook.imported', 'logbook.import_undone')
      and details ->> 'importId' = ${id} order by at`.execute(db());
  expect(acts.map(({ action }) => action)).toEqual(["logbook.imported", "logbook.import_undone"]);
  const [undone] = await imports();
  expect(undone).toMatchObject({
    id,
    recordCount: 1,
    viewerCanUndo: false,
    changedRecords: [{ id: changed?.id }],
  });
  expect(undone?.undoneAt).not.toBeNull();
  expect((await getRecords()).map(({ id: one }) => one).toSorted()).toEqual(
    [
      own.id,
      changed?.id ?? "",
      ...(
        await sql<{ id: string }>`select id from logbook_record where import_id = ${kept}`.execute(db())
      ).rows.map(({ id: one }) => one),
    ].toSorted(),
  );
  expect(await othersRows()).toEqual(before);
});

test("after 30 days, and for anybody else, an import cannot be undone", async () => {
  const id = await imported(portal, [aRow(2)]);
  for (const who of [cast.tomas, cast.priya])
    expect(await undo(id, who)).toEqual({ data: { undoLogbookImport: null } });
  await work(portal);
  expect(await imports(cast.tomas)).toEqual([]);
  now += 30 * 86_400_000;
  expect((await imports())[0]?.viewerCanUndo).toBe(false);
  expect((await undo(id)).errors?.[0]?.extensions.code).toBe("LOGBOOK_IMPORT_TOO_OLD");
  expect(await undo("none")).toEqual({ data: { undoLogbookImport: null } });
  expect(await getRecords()).toHaveLength(1);
});

test("a saved mapping has no text that can be about a person, and is seen by others only where it is shared", async () => {
  await sql`delete from logbook_mapping`.execute(db());
  const foreign = { groupId: getGroup("endovascularTrainees").id };
  await mappingOf(portal, cast.aiko, { ...foreign, name: "Elsewhere", isShared: true });
  await mappingOf(portal, cast.tomas, { name: "Of Tomás" });
  const mapping = JSON.stringify({
    columns: {
      Day: "dateOfProcedure",
      "Patient name": "procedureComments",
      Key: "optionalIdentifier",
      Where: "hospital",
      Boss: "attending",
      With: "trainee1",
      Op: "procedureName",
      Note: "procedureComments",
      "a\u0000b": "role",
      What: "constructor",
    },
    dateOrders: { dateOfProcedure: "dayFirst", Day: "x" },
    values: {
      procedureName: { Spleen: "AI-1303", "Jane Doe": "unknown" },
      attending: { "Dr. Sosa": "new:Sosa, Ana" },
      trainee1: { "Ines Roth": "Ines Roth" },
      hospital: { "St A.": saving().activity.hospital, Elsewhere: "Elsewhere" },
      sex: { M: "Male" },
    },
    fixed: { procedureIndication: "Jane Doe's spleen", attending: attendings[0]?.id, role: "Operator" },
  });
  const id = await mappingOf(portal, cast.maya, { name: "  My   old one ", mapping });
  const list = async (who = cast.maya) =>
    (
      await portal.get(
        who,
        "{ logbookMappings { id name isShared savedBy viewerCanDelete mapping customer { name } } }",
      )
    ).logbookMappings ?? [];
  const [own, ...rest] = await list();
  expect(rest).toEqual([]);
  expect({ ...own, mapping: JSON.parse(own?.mapping ?? "") }).toEqual({
    id,
    name: "My old one",
    isShared: false,
    savedBy: null,
    viewerCanDelete: true,
    customer: { name: getCustomer("northgate").name },
    mapping: {
      columns: {
        Day: "dateOfProcedure",
        Where: "hospital",
        Boss: "attending",
        With: "trainee1",
        Op: "procedureName",
        Note: "procedureComments",
      },
      dateOrders: { dateOfProcedure: "dayFirst" },
      values: { procedureName: { Spleen: "AI-1303" }, hospital: { "St A.": saving().activity.hospital } },
      fixed: { role: "Operator" },
    },
  });
  // Sharing it replaces it, and the institution's people see it, its admins too.
  expect(await mappingOf(portal, cast.maya, { name: "My old one", mapping, isShared: true })).toBe(id);
  const seen = async (who = cast.maya) =>
    (await list(who)).map(({ name, savedBy, viewerCanDelete }) => [name, savedBy, viewerCanDelete]);
  expect(await seen(cast.tomas)).toEqual([
    ["Of Tomás", null, true],
    ["My old one", "Maya Lindqvist", false],
  ]);
  expect(await seen(cast.george)).toEqual([["My old one", "Maya Lindqvist", true]]);
  expect(await seen(cast.aiko)).toEqual([["Elsewhere", null, true]]);
  expect(await seen(cast.helena)).toEqual([["Elsewhere", "Aiko Tanaka", true]]);
});

test("the owner and an admin of the institution delete a shared mapping, and no one else", async () => {
  await sql`delete from logbook_mapping`.execute(db());
  const own = await mappingOf(portal, cast.maya);
  const shared = await mappingOf(portal, cast.maya, { name: "Shared", isShared: true });
  const ofTomas = await mappingOf(portal, cast.tomas);
  const remove = async (who: Caller, id: string) => {
    const answer = await portal.ask(who, deleteMappingMutation, { id });
    return answer.errors?.[0]?.extensions.code ?? answer.data?.deleteLogbookMapping;
  };
  const left = async () =>
    (await sql<{ id: string }>`select id from logbook_mapping order by id`.execute(db())).rows.map(
      ({ id }) => id,
    );
  expect(await remove(cast.tomas, own)).toBe("NOT_FOUND");
  expect(await remove(cast.tomas, shared)).toBe("FORBIDDEN");
  for (const who of [cast.helena, cast.aiko]) expect(await remove(who, shared)).toBe("NOT_FOUND");
  expect(await remove(cast.george, own)).toBe("NOT_FOUND");
  expect(await remove(cast.maya, "none")).toBe("NOT_FOUND");
  expect(await left()).toEqual([own, shared, ofTomas].toSorted());
  expect(await remove(cast.george, shared)).toBe(shared);
  expect(await remove(cast.maya, own)).toBe(own);
  expect(await left()).toEqual([ofTomas]);
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where details ->> 'mappingId' = ${shared} order by at`.execute(db());
  expect(rows.map(({ action }) => action)).toEqual(["logbook.mapping_saved", "logbook.mapping_deleted"]);
});

test("a mapping without headings, one too many, and one for a group of others is refused", async () => {
  await sql`delete from logbook_mapping`.execute(db());
  const refusal = async (over: Readonly<Record<string, unknown>>) => {
    const mapping = { groupId: residents, name: "One", mapping: "{}", isShared: false, ...over };
    const { errors } = await portal.ask(cast.maya, saveMappingMutation, { mapping });
    return errors?.[0]?.extensions.code;
  };
  // The first case of a file without headings stands where headings are expected.
  const withoutHeadings = { columns: { "3/4/2025": "dateOfProcedure", "Jane Doe": "procedureComments" } };
  for (const mapping of ["{", "[]", "{}", JSON.stringify(withoutHeadings)])
    expect(await refusal({ mapping })).toBe("INVALID_INPUT");
  const mapping = JSON.stringify({ columns: { Day: "dateOfProcedure" } });
  expect(await refusal({ mapping, name: " " })).toBe("INVALID_INPUT");
  expect(await refusal({ mapping, name: "x".repeat(81) })).toBe("INVALID_INPUT");
  expect(await refusal({ mapping, groupId: getGroup("endovascularTrainees").id })).toBe("NOT_FOUND");
  for (let at = 0; at < 20; at += 1) await mappingOf(portal, cast.maya, { name: `Mapping ${at}` });
  expect(await refusal({ mapping })).toBe("INVALID_INPUT");
  // Another person's do not count, and one's own can still be replaced.
  await mappingOf(portal, cast.tomas);
  await mappingOf(portal, cast.maya, { name: "Mapping 3", isShared: true });
});

test("what is no list of rows is refused before it is checked", async () => {
  const refused = async (body: unknown) => (await sendRows(portal, cast.maya, body, "/check")).status;
  const many = Array.from({ length: 5_001 }, (_, row) => ({ row: row + 1, record: {} }));
  expect(await refused("{")).toBe(400);
  expect(await refused(aRequest([]))).toBe(400);
  expect(await refused(aRequest(many))).toBe(400);
  expect(await refused(aRequest([aRow(2), aRow(2)]))).toBe(400);
  expect(await refused(aRequest([aRow(2)], { fileName: "a\u0000" }))).toBe(400);
  expect(await refused(aRequest([aRow(2)], { groupId: 999_999 }))).toBe(404);
  expect(await refused(aRequest([aRow(2, { procedureComments: "x".repeat(13 * 1024 * 1024) })]))).toBe(413);
  // A mapping that the database cannot store is left out rather than refused.
  await imported(portal, [aRow(2)], { mapping: { headings: ["a\u0000"] } });
});
