import type { LocalDate, RecordId } from "@cathedra/domain";
import { instant } from "@cathedra/domain";
import { runOutcomes } from "@cathedra/domain/results";
import { aRecord, cast, demoRecords } from "@cathedra/test-fixtures";
import { webOperations as webTexts } from "@cathedra/test-fixtures/web-operations";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { FieldJson, ObjectJson } from "../../src/graphql/object-json.ts";
import { ownRunsObject, runObject } from "../../src/modules/activity-log/written-runs.ts";
import { pageObject } from "../../src/modules/logbook/record-object.ts";
import { aRun } from "../activity-log/runs.ts";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { today } from "../support/world.ts";
import { webOperations } from "./topics.ts";

/** Every field that the database writes of a type, as a selection. */
function everythingOf<For>({ fields }: ObjectJson<For>): string {
  const one = ([name, field]: [string, FieldJson<For>]) =>
    typeof field === "object" && "of" in field ? `${name} ${everythingOf(field.of)}` : name;
  return `{ __typename other: __typename ${Object.entries(fields).map(one).join(" ")} }`;
}

const searching = "query Every($searchParams: ActivitiesSearchParams)";
const page = everythingOf(pageObject);
const record = page.slice(page.indexOf(" activities ") + " activities ".length, -1);
const entrustment = `entrustment { id side scale own { scale level complexity comment } other { level } isOtherHidden
  viewerCanRate ratingEndsAt recordedRole statedRole { role } viewerCanStateRole }`;
const own = {
  everyRecord: `${searching} { activities(searchParams: $searchParams) ${page} }`,
  everyField: `query Every($id: ID!) { one: activity(id: $id) ${record} user { email } }`,
  everyLoaded: `query Every($id: ID!) { user { email } activity(id: $id) { ...Part entrustment { ...Rest } } }
    fragment Part on Activity { id confirmation { state viewerCanReopen viewerCanConfirmInStead } ${entrustment} }
    fragment Rest on ActivityEntrustment { side scale }`,
  everyRun: `query Every($id: ID!) { vistActivity(id: $id) ${everythingOf(runObject)} user { email } }`,
  everyRunLoaded: `query Every($id: ID!) {
    run: vistActivity(id: $id) { id values result ...Rest outcomeText criteriaText images { id } } user { email }
  } fragment Rest on VistActivity { createdBy { email } implausible report { id } viewerCanDownloadCase }`,
  everyOwnRun: `query Every($searchParams: VistActivitiesSearchParams, $groups: [Int!], $limit: Int, $offset: Int) {
    vistActivities(searchParams: $searchParams, groups: $groups, limit: $limit, offset: $offset) ${everythingOf(ownRunsObject)}
  }`,
  everyLatest: `query Every { user { email } recentActivities ${record} }`,
  byDefault: `query Every($limit: Int = 2) { activities(searchParams: { limit: $limit }) { totalCount activities { id } } }`,
};
const texts = new Map([...webTexts(), ...Object.entries(own)]);

const odd = aRecord({
  id: "4ec04d00-0000-4000-8000-00000000000d" as RecordId,
  dateOfProcedure: "1969-12-31" as LocalDate,
  optionalIdentifier: 'Ω "quoted" \\ back\u0301\n\ttab \u{1f600} </script>',
  procedureComments: "\u2028 and \u0001 and '' and $1 and %s",
  createdAt: instant(Date.UTC(1969, 11, 31, 23, 59, 59, 7)),
  doseTime: 0.1,
  doseDap: 12_345_678.25,
  onCall: true,
  success: false,
});
const records = [...demoRecords(today), odd];
const portal = setUpCastApp(records, { config: { persistedOperations: texts } });

/** Answers and entries of attendings in every combination: what can be changed, and who is asked, depends on them. */
beforeAll(async () => {
  const { db } = portal.database;
  const { maya, ruth, eleanor } = cast;
  await sql`
    with entry as (select id, row_number() over (partition by customer_id order by id) as n from attending)
    update attending set email = case n when 1 then null when 2 then upper(${maya.email}) when 3 then ${ruth.email}
        else attending.id || '@hospital.example' end,
      removed_at = case when n = 4 or (n = 3 and customer_id > 1) then now() end, address_changed_at = case when n = 5 then now() end
    from entry where entry.id = attending.id`.execute(db);
  await sql`
    insert into attending_address_change (attending_id, new_email, asked_at, code_hash, present_code_hash, accepted_at, agreed_at)
    select id, 'new@hospital.example', now(), md5(id::text) || md5('a'), case when n % 4 < 2 then md5(id::text) || md5('b') end,
      case when n % 4 > 0 then now() end, case when n % 8 = 1 then now() end
    from (select id, row_number() over (order by id) as n from attending) entry`.execute(db);
  await sql`
    insert into logbook_import (id, user_id, customer_id, group_id, file_name, requested_at, row_count, mapping)
    select gen_random_uuid(), ${maya.userId}, customer_id, id, 'of ' || name, now(), 1, '{}' from customer_group`.execute(
    db,
  );
  await sql`
    with numbered as (
      select id, row_number() over (order by id) as row,
        (row_number() over (partition by created_by, attending_id order by id) - 1) % 6 as n from logbook_record
      where id <> ${odd.id}
    )
    update logbook_record record set confirmation = (array[null, 'confirmed', 'confirmed', 'returned', 'imported', null])[n + 1],
      confirmation_at = case when n in (1, 2, 3) then now() end,
      confirmation_by = case n when 1 then ${ruth.userId}::uuid when 2 then ${eleanor.userId} when 3 then ${eleanor.userId} end,
      confirmation_word = case n when 3 then 'again' end, reopening_word = case n when 2 then 'please' end,
      import_id = case n when 4 then (select id from logbook_import where group_id = record.group_id) end,
      import_row = case n when 4 then row end
    from numbered where numbered.id = record.id`.execute(db);
  await sql`
    insert into logbook_confirmation
      (record_id, confirmed_by, confirmer_name, confirmer_address, capacity, reason, confirmed_at, record_version,
       attending_first_name, attending_last_name, hospital_name, procedure_name, is_of_its_time, content, fingerprint)
    select id, confirmation_by, 'By "name"', 'by@hospital.example', case when by_ruth then 'attending' else 'administrator' end,
      case when not by_ruth then 'left' end, confirmation_at, modified_at, 'First', 'Last', 'Hospital', 'Procedure', by_ruth,
      case when by_ruth then '{}' end, case when by_ruth then md5('a') || md5('b') end
    from (select *, confirmation_by = ${ruth.userId} as by_ruth from logbook_record where confirmation = 'confirmed') record`.execute(
    db,
  );
  await sql`insert into logbook_settings (customer_id, entrustment_scale) select id, 'zwisch' from customer`.execute(
    db,
  );
  await sql`
    insert into logbook_entrustment (record_id, side, rated_by, scale, level, rated_at)
    select id, side, case side when 'trainee' then created_by else confirmation_by end, 'zwisch', 2, now()
    from logbook_record cross join (values ('trainee'), ('attending')) of (side)
    where confirmation = 'confirmed' or (confirmation is null and side = 'trainee')`.execute(db);
  // Of every combination one record, whoever wrote it.
  const { rows } = await sql<{ id: string }>`
    select distinct on (coalesce(confirmation, ''), confirmation_by, attending_id) id from logbook_record
    where customer_id = ${aRecord().customerId}`.execute(db);
  combined = rows.map(({ id }) => id);
  runs = await Promise.all([
    aRun(db, { by: maya, courseName: 'A "course"', seconds: 90 }),
    aRun(db, { by: maya, met: 1, outcome: "partlyMeasured" }),
    aRun(db, { by: cast.tomas, met: 1, isCompleted: false, customerId: null }),
    aRun(db, { by: cast.aiko, evaluated: 0, ipAddress: null }),
    aRun(db, { by: cast.ingrid }),
  ]);
  for (const outcome of runOutcomes)
    await aRun(db, { by: outcome === "implausible" ? cast.nils : maya, outcome });
  for (const n of [0, 1, 2, 3, 4, 5]) {
    const id = await aRun(db, { by: cast.priya, met: n % 2 });
    // One criterion and several, and runs of which not all criteria were evaluated.
    await sql`update simulator_activity set asked = ${1 + (n % 3)}::int, measured = 1, evaluated = 1 where id = ${id}`.execute(
      db,
    );
  }
  await sql`
    with station as (
      insert into station (service_tag, name, customer_id) values ('ST-1', 'Station', ${aRecord().customerId}) returning id
    )
    update simulator_activity set station_id = station.id from station`.execute(db);
  await sql`update simulator_activity set outcome = null, is_met = false where id = ${runs[0]}`.execute(db);
});

let combined: readonly string[] = [];
let runs: readonly string[] = [];

const callers = {
  maya: cast.maya,
  priya: cast.priya,
  george: cast.george,
  eleanor: cast.eleanor,
  ingrid: cast.ingrid,
  ruth: cast.ruth,
  nils: cast.nils,
};

/** The answer to the same call as a free text, which is always executed, and as a persisted operation. */
async function bothWays(who: Caller, id: string, variables: unknown) {
  const token = await portal.identity.token(toClaims(who));
  const send = async (source: object) => {
    const response = await portal.graphql({ ...source, variables }, { token });
    return response.body.replaceAll(/"requestId":"[^"]+"/g, '"requestId":""');
  };
  const executed = await send({ query: texts.get(id) });
  let written = "";
  const statements = await statementsOf(async () => {
    written = await send({ id });
  });
  return { executed, written, statements, isWritten: statements[0]?.includes("written_0") === true };
}

const search = { limit: 25, offset: 0, sortField: "dateOfProcedure", sortOrder: "desc" };
const searches = [
  search,
  { ...search, limit: 7, offset: 3, sortOrder: "asc" },
  { ...search, offset: 5000 },
  { ...search, sortField: "optionalIdentifier" },
  { ...search, sortField: "attending", sortOrder: "asc" },
  { ...search, searchText: "em" },
  { ...search, hospital: records[0]?.hospital, startDate: "2020-01-01", endDate: "2100-01-01" },
  { ...search, confirmation: "open" },
  { ...search, confirmation: "unasked", participantName: "a" },
  { ...search, roleMissingFor: cast.maya.keycloakId },
  { ...search, toCompleteBy: cast.maya.keycloakId, groupId: aRecord().groupId },
  { limit: 100_000 },
  undefined,
];

const runSearches = [
  {},
  { limit: 3, offset: 2 },
  { limit: 0 },
  { groups: [aRecord().groupId, 999] },
  { groups: [] },
  { searchParams: { searchText: "  a E", moduleCode: "none", result: "met" } },
  { searchParams: { searchText: "a", result: "met", sortField: "score" } },
  { searchParams: { sortField: "exerciseName", sortOrder: "ASC" }, limit: 4 },
  { searchParams: { from: "2020-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z" } },
];

/** The same answer with the same order of fields. */
const asRead = (text: string) => JSON.stringify(JSON.parse(text));

test.each(Object.entries(callers))(
  "%s reads the same, whether an answer is written or executed",
  async (name, who) => {
    const isReader = name === "maya" || name === "george";
    const calls: [string, object][] = [
      ...(isReader ? searches : [search, { ...search, limit: 200 }]).map((searchParams): [string, object] => [
        "everyRecord",
        { searchParams },
      ]),
      ...[odd.id, records[0]?.id, records[200]?.id, "4ec04d00-0000-4000-8000-0000000000ff", "no id"].map(
        (id): [string, object] => ["everyField", { id }],
      ),
      ...(name === "maya" || name === "ruth" ? combined : combined.slice(0, 2)).map(
        (id): [string, object] => ["everyLoaded", { id }],
      ),
      ...[...runs, odd.id, "no id"].flatMap((id): [string, object][] => [
        ["everyRun", { id }],
        ["everyRunLoaded", { id }],
      ]),
      ...(isReader || name === "priya" ? runSearches : [{}]).map((variables): [string, object] => [
        "everyOwnRun",
        variables,
      ]),
      ["everyLatest", {}],
      ["byDefault", {}],
      ["byDefault", { limit: 1 }],
      ["byDefault", { limit: 2000 }],
    ];
    for (const [id, variables] of calls) {
      const { executed, written, statements, isWritten } = await bothWays(who, id, variables);
      expect(asRead(written), `${id} ${JSON.stringify(variables)}`).toBe(asRead(executed));
      // The domain words the values of implausible runs.
      if (id === "everyOwnRun" && isWritten) expect(statements.length > 1, name).toBe(name === "nils");
      // What is written is not read again for what is executed beside it.
      if (isWritten && id.endsWith("Loaded") && written.includes('"viewerCan'))
        expect(statements.slice(1).filter((text) => / as "?(?:view|activity)\b/.test(text))).toEqual([]);
    }
  },
);

/** The web's operations of which the database writes at least one field. */
const writtenOfWeb = [
  "ConfirmedContentQuery",
  "CopyRecordQuery",
  "EarlierRecordDialogQuery",
  "LogbookQuery",
  "OwnLogQuery",
  "RecordQuery",
  "RecordsQuery",
  "SuspectedDoublesQuery",
  "VistActivityQuery",
  "analysisExportDefinitionQuery",
  "exportQuery",
  "latestRecordQuery",
  "openNextToCompleteQuery",
];

test("the database writes records wherever the web reads them", async () => {
  const written: string[] = [];
  for (const [name, who, , variables] of webOperations) {
    const text = texts.get(name) ?? "";
    if (
      !text.startsWith("query") ||
      !/^ {2}(?:activities|activity|recentActivities|vistActivities|vistActivity)\b/m.test(text)
    )
      continue;
    const both = await bothWays(who, name, (await variables?.(portal)) ?? {});
    if (!both.isWritten) continue;
    // Executed fields follow the written ones; the web reads them by name.
    expect(JSON.parse(both.written), name).toEqual(JSON.parse(both.executed));
    written.push(name);
  }
  expect(written.toSorted()).toEqual(writtenOfWeb);
});

test("a former admin and a person without a logbook are answered as they are now", async () => {
  const { db } = portal.database;
  const before = await bothWays(cast.george, "everyRecord", { searchParams: search });
  await sql`delete from customer_admin where user_id = ${cast.george.userId}`.execute(db);
  const token = await portal.identity.token(toClaims(cast.george));
  const ask = async () =>
    (await portal.graphql({ id: "everyRecord", variables: { searchParams: search } }, { token })).json();
  expect(before.isWritten).toBe(true);
  const own = await ask();
  expect(own.data.activities.totalCount).toBeLessThan(JSON.parse(before.executed).data.activities.totalCount);
  expect(await ask()).toEqual(own);
  await sql`update app_user set logbook = false where id = ${cast.george.userId}`.execute(db);
  expect((await ask()).errors[0].extensions.code).toBe("FORBIDDEN");
  expect((await ask()).errors[0].extensions.code).toBe("FORBIDDEN");
});
