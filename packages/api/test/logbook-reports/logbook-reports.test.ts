import { createHash } from "node:crypto";
import { instant } from "@cathedra/domain";
import type { LogbookRecord } from "@cathedra/domain/logbook";
import { parseReportCode } from "@cathedra/domain/logbook-report";
import { logbookReportTexts } from "@cathedra/domain/messages";
import { cast, demoRecords, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { deleteOldReports, reportRunner } from "../../src/modules/logbook-reports/public.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { today } from "../support/world.ts";
import {
  madeReport,
  makeMutation,
  noReports,
  type Reports,
  reportFields,
  workOnReport,
} from "./report-helpers.ts";

const { maya, tomas } = cast;
const records: readonly LogbookRecord[] = demoRecords(today);
const portal = setUpCastApp(records);
const db = () => unbranded(portal.database.db);
const to = "2026-12-31";

/** The cases of a person by the demo's own data, with the days of a period. */
const getCases = (who: { readonly keycloakId: string }, from = "0000", until = to) =>
  records.flatMap((record) => {
    const own = record.participants.find(({ keycloakId }) => keycloakId === who.keycloakId);
    const isWithin = record.dateOfProcedure >= from && record.dateOfProcedure <= until;
    return own === undefined || !isWithin ? [] : [{ record, role: own.role }];
  });

const previewQuery = `query ($from: Date, $to: Date!, $set: LogbookRequirementSet!) {
  logbookReportPreview(from: $from, to: $to, requirementSet: $set) {
    cases confirmed disputed unprintable isTooLong confirmations { state cases } firstDay lastDay
    roles { role cases confirmed } requirements { name minimum counted confirmed disputed missing uncounted { reason cases } }
  }
}`;
const preview = async (who: Caller, variables: object) =>
  (await portal.get(who, previewQuery, { to, set: "european_board", ...variables })).logbookReportPreview;
const listed = async (who: Caller) =>
  (await portal.get<{ readonly logbookReports: Reports }>(who, `{ logbookReports { ${reportFields} } }`))
    .logbookReports;
const request = async (who: Caller, variables: object = { to }) =>
  (await portal.get<{ readonly makeLogbookReport: Reports }>(who, makeMutation, variables)).makeLogbookReport;
const refusal = async (who: Caller, query: string, variables: object) =>
  (await portal.ask(who, query, variables)).errors?.[0]?.extensions;
const remove = (who: Caller, id: string) =>
  portal.ask(who, "mutation ($id: ID!) { deleteLogbookReport(id: $id) }", { id });
const verify = async (code: unknown, remoteAddress = "203.0.113.9") => {
  const answer = await portal.app.inject({
    method: "POST",
    url: "/api/logbook/reports/verify",
    payload: { code },
    remoteAddress,
  });
  return { status: answer.statusCode, ...answer.json() };
};
const download = (url: string | null) =>
  portal.app.inject({ url: (url ?? "").replace(/^https?:\/\/[^/]+/, "") });
const getStored = async (who: { readonly userId: string }) =>
  db().selectFrom("logbook_report").selectAll().where("user_id", "=", who.userId).orderBy("id").execute();

const confirmedIds = getCases(maya)
  .filter((_, at) => at % 3 === 0)
  .map(({ record }) => record.id);

beforeAll(async () => {
  // Every third case of Maya's is confirmed, under a name that its attending no longer has.
  await sql`update logbook_record set confirmation = null, confirmation_by = null, confirmation_at = null`.execute(
    portal.database.db,
  );
  await sql`
    update logbook_record set confirmation = 'confirmed', confirmation_by = ${cast.eleanor.userId},
      confirmation_at = '2026-10-01T10:00:00Z' where id = any(${confirmedIds}::uuid[])`.execute(
    portal.database.db,
  );
  await sql`
    insert into logbook_confirmation (record_id, confirmed_by, confirmer_name, confirmer_address, capacity, confirmed_at,
      record_version, attending_first_name, attending_last_name, hospital_name, procedure_name)
    select id, ${cast.eleanor.userId}, 'Eleanor Formerly', 'e@x.example', 'attending', confirmation_at, modified_at,
      'Eleanor', 'Formerly', 'Former Hospital', procedure_name from logbook_record where confirmation = 'confirmed'
    on conflict (record_id) do nothing`.execute(portal.database.db);
});

beforeEach(async () => {
  await noReports(portal);
  await db().deleteFrom("wrong_code").execute();
});

test("the preview counts the person's own cases of the period, and each case that does not count has a reason", async () => {
  const from = "2026-03-01";
  const own = getCases(maya, from);
  const isConfirmed = (id: string) => confirmedIds.some((confirmed) => confirmed === id);
  const procedures = own.filter(({ record }) => !record.procedure.interventionType.startsWith("Evaluation"));
  const operator = procedures.filter(({ role }) => role === "Operator");
  const counted = operator.filter(({ record }) => isConfirmed(record.id)).length;
  expect(own.length).toBeGreaterThan(20);
  const found = await preview(maya, { from });
  expect(found).toMatchObject({
    cases: own.length,
    confirmed: own.filter(({ record }) => isConfirmed(record.id)).length,
    isTooLong: false,
    requirements: [
      {
        minimum: 250,
        counted,
        missing: 250 - counted,
        uncounted: [
          { reason: "procedure", cases: own.length - procedures.length },
          { reason: "role", cases: procedures.length - operator.length },
          { reason: "confirmation", cases: operator.length - counted },
        ],
      },
      { minimum: 150 },
    ],
  });
  // The numbers are those of the list to which they lead.
  const { confirmations } = found;
  expect(confirmations.map(({ state }: { state: string }) => state)).toContain("open");
  for (const { state, cases } of confirmations) {
    const list = await portal.get(
      maya,
      "query ($search: ActivitiesSearchParams) { activities(searchParams: $search) { totalCount } }",
      {
        search: {
          limit: 1,
          startDate: from,
          endDate: to,
          confirmation: state,
          participantName: maya.lastName,
        },
      },
    );
    expect([state, list.activities.totalCount]).toEqual([state, cases]);
  }
  expect((await preview(tomas, { from })).cases).toBe(getCases(tomas, from).length);
  expect(await refusal(maya, previewQuery, { from: "2027-01-01", to, set: "institution" })).toMatchObject({
    code: "INVALID_INPUT",
  });
});

test("the institution's own set is the targets that are set for the person", async () => {
  await sql`delete from logbook_target`.execute(portal.database.db);
  const northgate = getCustomer("northgate").id;
  const lakeside = getCustomer("lakeside").id;
  await sql`
    insert into logbook_target (customer_id, name, roles, levels, minimum, span, months)
    values (${northgate}, 'Any case', '{}', '{}', 9000, 'training', 48), (${lakeside}, 'Others', '{}', '{}', 1, 'calendarYear', null)`.execute(
    portal.database.db,
  );
  const counted = getCases(maya).filter(({ record }) => record.customerId === northgate).length;
  expect((await preview(maya, { set: "institution" })).requirements).toMatchObject([
    { name: "Any case", minimum: 9000, counted, confirmed: confirmedIds.length },
  ]);
  // An institution decides whether imported cases count.
  const [imported] = getCases(maya).filter(({ record }) => !confirmedIds.includes(record.id));
  await sql`
    with import as (
      insert into logbook_import (id, user_id, customer_id, group_id, file_name, requested_at, row_count, mapping)
      select gen_random_uuid(), created_by, customer_id, group_id, 'a.csv', now(), 1, '{}' from logbook_record
      where id = ${imported?.record.id}::uuid returning id
    )
    update logbook_record set confirmation = 'imported', import_id = import.id, import_row = 1 from import
    where logbook_record.id = ${imported?.record.id}::uuid`.execute(portal.database.db);
  const countImported = (isCounted: boolean) =>
    sql`
    insert into logbook_settings (customer_id, count_imported, modified_at) values (${northgate}, ${isCounted}, now())
    on conflict (customer_id) do update set count_imported = excluded.count_imported`.execute(
      portal.database.db,
    );
  await countImported(true);
  expect((await preview(maya, { set: "institution" })).requirements[0]?.counted).toBe(counted);
  await countImported(false);
  expect((await preview(maya, { set: "institution" })).requirements[0]).toMatchObject({
    counted: counted - 1,
    uncounted: [{ reason: "imported", cases: 1 }],
  });
  await countImported(true);
  await sql`update logbook_record set confirmation = null, import_id = null, import_row = null where import_id is not null`.execute(
    portal.database.db,
  );
});

test("a disputed role counts as recorded and is told apart, and so are names that cannot be printed", async () => {
  const board = async () => (await preview(maya, {})).requirements[0];
  const before = await board();
  expect(before?.disputed).toBe(0);
  const confirmed = getCases(maya).filter(({ record, role }) =>
    [
      confirmedIds.includes(record.id),
      role === "Operator",
      record.procedure.interventionType[0] !== "E",
    ].every(Boolean),
  );
  const [own, agreed, ofAnother] = confirmed;
  // Of a record that someone else wrote, the attending states the author's role.
  const setAuthor = (author: string) =>
    sql`update logbook_record set created_by = ${author} where id = ${ofAnother?.record.id}::uuid`.execute(
      portal.database.db,
    );
  await setAuthor(tomas.userId);
  await sql`
    insert into logbook_stated_role (record_id, stated_by, role, stated_at) values
      (${own?.record.id}, ${cast.eleanor.userId}, 'Assistant', now()),
      (${agreed?.record.id}, ${cast.eleanor.userId}, 'Operator', now()),
      (${ofAnother?.record.id}, ${cast.eleanor.userId}, 'Scrub', now())`.execute(portal.database.db);
  await sql`update logbook_confirmation set hospital_name = '東京病院' where record_id = ${own?.record.id}`.execute(
    portal.database.db,
  );
  expect(await board()).toEqual({ ...before, disputed: 1 });
  expect(await preview(maya, {})).toMatchObject({ disputed: 1, unprintable: ["東京病院"] });
  const { code } = await madeReport(portal, maya, { from: null, to });
  expect(await verify(code)).toMatchObject({ disputed: 1 });
  await setAuthor(maya.userId);
  await sql`delete from logbook_stated_role`.execute(portal.database.db);
  await sql`update logbook_confirmation set hospital_name = 'Former Hospital'`.execute(portal.database.db);
});

test("a report is made by the worker, is downloaded and verified, and tells nothing of patients", async () => {
  await madeReport(portal, tomas);
  const others = await getStored(tomas);
  const waiting = await request(maya);
  expect(waiting).toMatchObject({ reports: [{ size: null, url: null }], latest: { state: "waiting" } });
  const { code } = waiting.reports[0] ?? { code: "" };
  expect(await verify(code)).toMatchObject({ status: 404 });
  // While one is made, another request makes no second one.
  expect((await request(maya)).reports).toHaveLength(1);
  await workOnReport(portal, waiting.latest?.id ?? "");
  const { reports, latest } = await listed(maya);
  expect(latest).toBe(null);
  const [report] = reports;
  const file = await download(report?.url ?? null);
  expect(file.statusCode).toBe(200);
  expect(file.headers["content-type"]).toBe("application/pdf");
  expect(file.headers["content-disposition"]).toContain("logbook-report-2026-12-31.pdf");
  expect(file.rawPayload.length).toBe(report?.size);
  const { requirements } = await preview(maya, {});
  const answer = await verify(code.toLowerCase().replaceAll("-", " "));
  expect(answer).toMatchObject({
    status: 200,
    personName: `${maya.firstName} ${maya.lastName}`,
    from: getCases(maya)
      .map(({ record }) => record.dateOfProcedure)
      .toSorted()[0],
    to,
    setName: "European Board of Interventional Radiology, entry",
    cases: getCases(maya).length,
    confirmed: confirmedIds.length,
    requirements: requirements.map(({ name, minimum, counted }: Record<string, unknown>) => ({
      name,
      minimum,
      counted,
    })),
    sha256: createHash("sha256").update(file.rawPayload).digest("hex"),
  });
  expect(Object.keys(answer).toSorted()).toEqual(
    "cases confirmed disputed from institutions madeAt personName requirements roles setName sha256 status to".split(
      " ",
    ),
  );
  expect(await getStored(tomas)).toEqual(others);
});

test("the same report has the same bytes each time, whatever process makes it", async () => {
  await madeReport(portal, maya);
  const [first] = await getStored(maya);
  await sql`update logbook_report set sha256 = null, object_key = null, content = null, size = null`.execute(
    portal.database.db,
  );
  const { rows } = await sql<{ id: string }>`
    insert into operation (kind, subject, input, requested_by)
    select kind, subject, input, requested_by from operation where kind = 'logbook_report' returning id`.execute(
    portal.database.db,
  );
  await workOnReport(portal, rows[0]?.id ?? "");
  expect(await getStored(maya)).toEqual([first]);
});

test("a report has the ratings of attendings that the person sees, where the institution asks for them", async () => {
  const everyCase = { from: null, to };
  await sql`
    insert into logbook_entrustment (record_id, side, rated_by, scale, level, rated_at)
    select id, 'attending', confirmation_by, 'zwisch', 3, confirmation_at from logbook_record
    where id = any(${confirmedIds}::uuid[])
    on conflict (record_id, side) do update set rated_by = excluded.rated_by`.execute(portal.database.db);
  const isInReport = async () => {
    await noReports(portal);
    const { id } = await madeReport(portal, maya, everyCase);
    const report = (await listed(maya)).reports.find((each) => each.id === id);
    const { rawPayload } = await download(report?.url ?? null);
    return rawPayload.includes(logbookReportTexts.pdf.ratings);
  };
  const setScale = (scale: string | null) =>
    sql`
    insert into logbook_settings (customer_id, entrustment_scale, modified_at) select id, ${scale}, now() from customer
    on conflict (customer_id) do update set entrustment_scale = excluded.entrustment_scale`.execute(
      portal.database.db,
    );
  await setScale(null);
  expect(await isInReport()).toBe(false);
  await setScale("zwisch");
  expect(await isInReport()).toBe(true);
  // The trainee, who has not rated these cases, does not see ratings of the last days.
  await sql`update logbook_record set confirmation_at = now() where id = any(${confirmedIds}::uuid[])`.execute(
    portal.database.db,
  );
  await sql`delete from logbook_entrustment where side = 'trainee'`.execute(portal.database.db);
  expect(await isInReport()).toBe(false);
});

test("a worker that dies before the report is stored leaves nothing, and the next one makes it", async () => {
  const { reports, latest } = await request(maya);
  const dying = Object.assign(Object.create(portal.objectStore), {
    put: async (...args: Parameters<typeof portal.objectStore.put>) => {
      await portal.objectStore.put(...args);
      throw new Error("killed");
    },
  });
  await workOnReport(portal, latest?.id ?? "", reportRunner(dying));
  const unowned = async () =>
    (
      await db()
        .selectFrom("unowned_object")
        .select("key")
        .where("key", "like", `%${reports[0]?.id}%`)
        .execute()
    ).length;
  expect([(await listed(maya)).reports[0]?.size, await unowned()]).toEqual([null, 1]);
  await sql`update operation set lease_until = now() - interval '1 second' where id = ${latest?.id}::uuid`.execute(
    portal.database.db,
  );
  await workOnReport(portal, latest?.id ?? "");
  expect([typeof (await listed(maya)).reports[0]?.size, await unowned()]).toEqual(["number", 0]);
});

test("a deleted report is withdrawn: no file, no numbers, and no one else can delete it", async () => {
  await madeReport(portal, tomas);
  const { id, code } = await madeReport(portal, maya);
  const link = (await listed(maya)).reports[0]?.url ?? null;
  const before = await getStored(tomas);
  expect((await remove(tomas, id)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await verify(code)).status).toBe(200);
  expect((await remove(maya, id)).errors).toBeUndefined();
  expect((await remove(maya, id)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect(await verify(code)).toEqual({ status: 200, withdrawnAt: expect.any(String) });
  expect((await download(link)).statusCode).toBe(403);
  expect((await listed(maya)).reports).toEqual([]);
  expect(await getStored(maya)).toMatchObject([{ object_key: null, content: null }]);
  expect(await getStored(tomas)).toEqual(before);
});

test("a report that is deleted while it is made stays deleted", async () => {
  const { reports, latest } = await request(maya);
  await remove(maya, reports[0]?.id ?? "");
  await workOnReport(portal, latest?.id ?? "");
  expect(await listed(maya)).toEqual({ reports: [], latest: null });
  expect(await verify(reports[0]?.code)).toMatchObject({ status: 404 });
});

test("a person has at most 20 reports, and requests at most 40 in a day", async () => {
  const fill = (count: number, isRevoked: boolean) =>
    sql`
    insert into logbook_report (id, user_id, code, requirement_set, period_to, made_at, revoked_at)
    select gen_random_uuid(), ${maya.userId}, ${isRevoked ? "r" : "a"} || lpad(n::text, 19, '0'), 'institution', '2026-01-01',
      now() - interval '1 hour', ${isRevoked ? sql`now()` : sql`null`} from generate_series(1, ${count}::int) n`.execute(
      portal.database.db,
    );
  await fill(20, false);
  expect(await refusal(maya, makeMutation, { to })).toMatchObject({ code: "INVALID_INPUT" });
  expect((await listed(maya)).reports).toHaveLength(20);
  expect((await request(tomas)).reports).toHaveLength(1);
  await noReports(portal);
  await fill(40, true);
  expect(await refusal(maya, makeMutation, { to })).toMatchObject({ code: "RATE_LIMITED" });
  const { rows } = await sql`select from operation where kind = 'logbook_report'`.execute(portal.database.db);
  expect(rows).toEqual([]);
});

test("wrong codes get one answer and are limited for their network, a valid code included", async () => {
  const { code } = await madeReport(portal, maya);
  const wrong = await Promise.all(
    ["", "%", 7, null, "0".repeat(20), "x".repeat(500)].map((each) => verify(each)),
  );
  expect(
    new Set(wrong.map(({ status, error }) => JSON.stringify([status, error.code, error.message]))).size,
  ).toBe(1);
  expect(wrong[0]?.status).toBe(404);
  await sql`insert into wrong_code (subject, at) select 'address:report:203.0.113.9', now() from generate_series(1, 60)`.execute(
    portal.database.db,
  );
  expect(await verify(code)).toMatchObject({ status: 429 });
  expect(await verify(code, "203.0.113.77")).toMatchObject({ status: 200 });
  expect(parseReportCode(code)).toBeDefined();
});

test("reports are deleted after ten years, and their codes are unknown", async () => {
  const { code } = await madeReport(portal, maya);
  const { code: recent } = await madeReport(portal, tomas);
  await sql`update logbook_report set made_at = now() - interval '10 years 1 day' where user_id = ${maya.userId}`.execute(
    portal.database.db,
  );
  await deleteOldReports(portal.database.db, instant(Date.now()));
  expect([(await verify(code)).status, (await verify(recent)).status]).toEqual([404, 200]);
  const { rows } = await sql<{ key: string }>`select key from unowned_object`.execute(portal.database.db);
  expect(rows.some(({ key }) => key.startsWith("logbook-reports/"))).toBe(true);
});
