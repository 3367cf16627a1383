import type { LocalDate, RecordId } from "@cathedra/domain";
import { instant } from "@cathedra/domain";
import { aRecord, cast, demoRecords } from "@cathedra/test-fixtures";
import { webOperations as webTexts } from "@cathedra/test-fixtures/web-operations";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { FieldJson, ObjectJson } from "../../src/graphql/object-json.ts";
import { pageObject } from "../../src/modules/logbook/record-object.ts";
import { type Caller, claimsOf, setUpCastApp } from "../support/cast-app.ts";
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
const own = {
  everyRecord: `${searching} { activities(searchParams: $searchParams) ${page} }`,
  everyField: `query Every($id: ID!) { one: activity(id: $id) ${record} user { email } }`,
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

beforeAll(async () => {
  const { db } = portal.database;
  // Answers and entries of attendings, on which it depends whether a record can be changed and is asked about.
  for (const [n, state] of ["confirmed", "returned"].entries())
    await sql`
      update logbook_record set confirmation = ${state}, confirmation_at = now(), confirmation_by = ${cast.eleanor.userId},
        confirmation_word = 'again'
      where id in (select id from logbook_record order by date_of_procedure desc, id desc limit 1 offset ${n * 2})`.execute(
      db,
    );
  await sql`
    update attending set email = id || '@hospital.example'
    where id in (select attending_id from logbook_record where hospital_name = ${records[0]?.hospital})`.execute(
    db,
  );
});

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
  const token = await portal.identity.token(claimsOf(who));
  const send = async (source: object) => {
    const response = await portal.graphql({ ...source, variables }, { token });
    return response.body.replaceAll(/"requestId":"[^"]+"/g, '"requestId":""');
  };
  const executed = await send({ query: texts.get(id) });
  let written = "";
  const statements = await statementsOf(async () => {
    written = await send({ id });
  });
  return { executed, written, isWritten: statements[0]?.includes("written_0") === true };
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

/** The same answer with the same order of fields. */
const asRead = (text: string) => JSON.stringify(JSON.parse(text));

test.each(Object.entries(callers))(
  "%s reads the same, whether an answer is written or executed",
  async (name, who) => {
    const isReader = name === "maya" || name === "george";
    const calls: [string, object][] = [
      ...(isReader ? searches : searches.slice(0, 2)).map((searchParams): [string, object] => [
        "everyRecord",
        { searchParams },
      ]),
      ...[odd.id, records[0]?.id, records[200]?.id, "4ec04d00-0000-4000-8000-0000000000ff", "no id"].map(
        (id): [string, object] => ["everyField", { id }],
      ),
      ["everyLatest", {}],
      ["byDefault", {}],
      ["byDefault", { limit: 1 }],
      ["byDefault", { limit: 2000 }],
    ];
    for (const [id, variables] of calls) {
      const { executed, written } = await bothWays(who, id, variables);
      expect(asRead(written), `${id} ${JSON.stringify(variables)}`).toBe(asRead(executed));
    }
  },
);

/** The web's operations of which the database writes at least one field. */
const writtenOfWeb = [
  "ConfirmedContentQuery",
  "CopyRecordQuery",
  "EarlierRecordDialogQuery",
  "LogbookQuery",
  "RecordsQuery",
  "SuspectedDoublesQuery",
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
    expect(asRead(both.written), name).toBe(asRead(both.executed));
    written.push(name);
  }
  expect(written.toSorted()).toEqual(writtenOfWeb);
});

test("a former admin and a person without a logbook are answered as they are now", async () => {
  const { db } = portal.database;
  const before = await bothWays(cast.george, "everyRecord", { searchParams: search });
  await sql`delete from customer_admin where user_id = ${cast.george.userId}`.execute(db);
  const token = await portal.identity.token(claimsOf(cast.george));
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
