import { cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { classProgressReader } from "../../src/modules/course-progress/public.ts";
import { setUpPlatform } from "../learning-platform/small-platform.ts";
import { runAsWorker } from "../operations/run-as-worker.ts";
import { type Caller, castApp } from "../support/cast-app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { irResidents } from "./group-course-helpers.ts";

const platform = setUpPlatform();
const portal = openBeforeAll(() => castApp([], { platform: () => platform.open() }));

const course = getCourse("EVA-101");
const request = `mutation { readClassNow(customerGroupId: ${irResidents}) { id state subject } }`;
const query = `{ classProgress(customerGroupId: ${irResidents}) {
  lastReading { id state message step progress reason viewerCanCancel }
  people { person { email } readAt readFailure percentages }
} }`;
type Person = {
  readonly person: { readonly email: string };
  readonly readAt: string | null;
  readonly readFailure: string | null;
};
type Class = {
  readonly lastReading: Readonly<Record<string, unknown>> | null;
  readonly people: readonly Person[];
};

const read = async (who: Caller = cast.priya) =>
  (await portal.get<{ readonly classProgress: Class }>(who, query)).classProgress;
const ask = async (who: Caller = cast.priya) =>
  (await portal.get<{ readonly readClassNow: { readonly id: string } }>(who, request)).readClassNow.id;
const work = (id: string, beatMs = 20) =>
  runAsWorker(portal, "class_reading", id, classProgressReader(platform.open()), beatMs);
const of = (found: Class, email: string) => found.people.find(({ person }) => person.email === email);

beforeEach(async () => {
  platform.forget();
  await sql`truncate course_enrolment, unit_progress, progress_reading, course_reading, platform_person`.execute(
    portal.database.db,
  );
  await sql`delete from operation where kind = 'class_reading'`.execute(portal.database.db);
  platform.accounts.set(cast.maya.email, "42");
  platform.progress.set(`42:${course.platformId}`, {
    status: "in_progress",
    percentage: 40,
    seconds: 60,
    units: {},
  });
});

test("a class is read person by person, and people who could not be read are listed with the reason", async () => {
  // A person of another group who also exists on the platform.
  platform.accounts.set(cast.aiko.email, "43");
  expect((await read()).lastReading).toBe(null);
  await work(await ask());
  const found = await read();
  expect(found.lastReading).toMatchObject({
    state: "succeeded",
    message: "The class was read.",
    step: expect.stringMatching(/^[012] of 2 people read\.$/),
    progress: 100,
  });
  expect(of(found, cast.maya.email)).toMatchObject({ readFailure: null, readAt: expect.any(String) });
  expect(of(found, cast.tomas.email)).toMatchObject({ readFailure: "notFound" });
  expect(JSON.stringify(platform.asked("users"))).not.toContain(cast.aiko.email);
  // The admin of the group does not count as a member of the class.
  expect(JSON.stringify(platform.asked("users"))).not.toContain(cast.priya.email);
});

test("the usual duration of a reading is derived from readings of the same class", async () => {
  const started = async (who: Caller, groupId: number) =>
    (await portal.get(who, `mutation { readClassNow(customerGroupId: ${groupId}) { id usualSeconds } }`))
      .readClassNow;
  const other = await started(cast.lukas, getGroup("endovascularTrainees").id);
  await work(other.id);
  const first = await started(cast.priya, irResidents);
  expect(first.usualSeconds).toBe(null);
  await work(first.id);
  expect((await started(cast.priya, irResidents)).usualSeconds).toEqual(expect.any(Number));
});

test("a person with an unconfirmed address is not looked up, and the reason is shown", async () => {
  const { db } = portal.database;
  await sql`update app_user set email_verified = false where id = ${cast.tomas.userId}`.execute(db);
  await work(await ask());
  expect(of(await read(), cast.tomas.email)?.readFailure).toBe("notConfirmed");
  await sql`update app_user set email_verified = true where id = ${cast.tomas.userId}`.execute(db);
});

test("simultaneous requests to read a class share one reading", async () => {
  const ids = await Promise.all([cast.priya, cast.ruth, cast.priya, cast.ruth].map((who) => ask(who)));
  expect(new Set(ids).size).toBe(1);
});

test("an unresponsive platform ends the reading with the reason, and known figures stay", async () => {
  await work(await ask());
  await sql`update progress_reading set asked_at = now() - interval '1 hour', figures_at = now() - interval '1 hour'`.execute(
    portal.database.db,
  );
  platform.fault = () => ({ status: 500, answer: "down" });
  await work(await ask());
  const found = await read();
  expect(found.lastReading).toMatchObject({ state: "failed", reason: "PLATFORM_AWAY" });
  expect(found.people.map(({ readFailure }) => readFailure)).toEqual(found.people.map(() => "failed"));
  expect(of(found, cast.maya.email)?.readAt).not.toBe(null);
});

test("only the group's admin can cancel a reading, and learners and strangers do not find it (X30)", async () => {
  const id = await ask();
  const cancel = `mutation { cancelOperation(id: "${id}") { state } }`;
  const getCode = async (who: Caller) => (await portal.ask(who, cancel)).errors?.[0]?.extensions.code;
  for (const who of [cast.maya, cast.lukas, cast.george]) expect(await getCode(who)).toBe("NOT_FOUND");
  expect((await read()).lastReading).toMatchObject({ state: "waiting", viewerCanCancel: true });
  expect(await portal.get(cast.priya, cancel)).toEqual({ cancelOperation: { state: "cancelled" } });
});

test("an interrupted reading continues with the people it has not read", async () => {
  const id = await ask();
  await work(id);
  const before = platform.asked("users").length;
  await sql`
    insert into operation (kind, subject, requested_at) values ('class_reading', ${String(irResidents)}, now() - interval '1 hour')`.execute(
    portal.database.db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from operation where kind = 'class_reading' and outcome is null`.execute(portal.database.db);
  await work(rows[0]?.id ?? "");
  expect(platform.asked("users").length).toBe(before);
});
