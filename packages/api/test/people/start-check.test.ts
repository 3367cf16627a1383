import { type CastPerson, cast, getCustomer, getGroup, getStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { aCourse, aSpace, give } from "../courses/learning.ts";
import { startEventMutation } from "../events/event-builders.ts";
import { setUpPlatform } from "../learning-platform/small-platform.ts";
import {
  addEvent,
  addMachines,
  addVoucher,
  caseOfTests,
  setUpFleet,
  startMutation,
} from "../machines/fleet.ts";
import { makeRuns } from "../progress/run-builders.ts";
import { type Caller, type CastApp, castApp } from "../support/cast-app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { statementsOf } from "../support/statements.ts";

const { maya, tomas, aiko, priya, george, helena, ingrid } = cast;
const query = `query ($personId: ID!, $kind: StartKind!, $id: ID!) {
  startCheck(personId: $personId, kind: $kind, id: $id) { name code isPossible at other people viewerCanHelp simulators { name code } }
}`;
type Kind = "case" | "event" | "course" | "exercise";

const checkIn =
  (portal: Pick<CastApp, "get">, kind: Kind) =>
  async (of: Caller, id: string | number, who: Caller = ingrid) =>
    (await portal.get(who, query, { personId: of.keycloakId, kind, id: String(id) })).startCheck;

const fleet = setUpFleet();
beforeEach(() => fleet.emptyFleet());
const toRefusal = async (call: ReturnType<CastApp["ask"]>) => (await call).errors?.[0]?.extensions.code;

describe("the check of a case matches the result of a start (9.060)", () => {
  const check = checkIn(fleet, "case");
  const { caseId } = caseOfTests;
  const spaceId = sql`(select module.learning_space_id from cloud_case join cloud_module module
    on module.id = module_id where cloud_case.id = ${caseId})`;
  const excludeFrom = async (customer: "lakeside") => {
    const { id } = getCustomer(customer);
    await sql`delete from customer_case_access where customer_id = ${id}`.execute(fleet.db);
    await sql`delete from customer_learning_space where customer_id = ${id} and learning_space_id = ${spaceId}`.execute(
      fleet.db,
    );
  };
  /** Gives the account the learning space of the case: with all of its cases, or with some. */
  const includeIn = async (customer: "lakeside", { caseIds = null as readonly string[] | null } = {}) => {
    await excludeFrom(customer);
    const { id } = getCustomer(customer);
    await sql`insert into customer_learning_space (customer_id, learning_space_id, full_access)
      values (${id}, ${spaceId}, ${caseIds === null})`.execute(fleet.db);
    await sql`insert into customer_case_access (customer_id, case_id)
      select ${id}, id from cloud_case where id = any(${[...(caseIds ?? [])]}::text[])`.execute(fleet.db);
  };
  const start = (who: Caller, voucherId: number) =>
    toRefusal(fleet.ask(who, startMutation, { ...caseOfTests, voucherId }));

  test("with a voucher, time and a free machine the start is possible, and the check itself starts nothing", async () => {
    await addMachines(fleet, 1);
    const voucher = await addVoucher(fleet.db, [maya]);
    expect(await check(maya, caseId)).toMatchObject({ code: "MAY_START", isPossible: true });
    expect(await start(maya, voucher)).toBeUndefined();
    expect(await check(maya, caseId)).toMatchObject({
      code: "OTHER_SESSION_GOES_ON",
      isPossible: false,
      other: expect.stringMatching(/./),
    });
    expect(await start(maya, voucher)).toBe("OTHER_SESSION_GOES_ON");
  });

  test("without a free machine, the check says when one becomes free", async () => {
    await addMachines(fleet, 1);
    await start(tomas, await addVoucher(fleet.db, [tomas]));
    const voucher = await addVoucher(fleet.db, [maya]);
    const checked = await check(maya, caseId);
    expect(checked).toMatchObject({ code: "NO_FREE_MACHINE", isPossible: false });
    expect(Date.parse(String(checked.at))).toBeGreaterThan(Date.now() + 3_000_000);
    expect(await start(maya, voucher)).toBe("NO_FREE_MACHINE");
  });

  test("obstacles that waiting does not remove come first, with the people who can help", async () => {
    await includeIn("lakeside");
    const nobodys = await check(aiko, caseId);
    expect(nobodys.code).toBe("VOUCHER_NOT_ACCEPTED");
    expect(nobodys.people).toEqual(["Helena Kovács", "Lukas Brandt"]);
    expect(nobodys.viewerCanHelp).toBe(false);
    // Those who can help read of themselves as such.
    expect(await check(aiko, caseId, helena)).toMatchObject({
      people: ["Lukas Brandt"],
      viewerCanHelp: true,
    });
    const voucher = await addVoucher(fleet.db, [aiko], { seconds: 200 });
    expect(await check(aiko, caseId)).toMatchObject({ code: "NOT_ENOUGH_TIME_LEFT" });
    expect(await start(aiko, voucher)).toBe("NOT_ENOUGH_TIME_LEFT");
    await sql`update resource_access_voucher set archived_at = now() where id = ${voucher}`.execute(fleet.db);
    const expired = await check(aiko, caseId);
    expect(expired.code).toBe("VOUCHER_EXPIRED");
    expect(Date.parse(String(expired.at))).toBeLessThan(Date.now() + 60_000);
    expect(await start(aiko, voucher)).toBe("VOUCHER_EXPIRED");
    // Of two vouchers, the one that passes more of the checks is reported.
    await addMachines(fleet, 1);
    await addVoucher(fleet.db, [aiko]);
    expect(await check(aiko, caseId)).toMatchObject({ code: "MAY_START" });
    await excludeFrom("lakeside");
  });

  test("a case that the institution's account does not include cannot be given by its administrators", async () => {
    await sql`delete from voucher_user where user_id in (${aiko.userId}, ${maya.userId})`.execute(fleet.db);
    const missing = { code: "CASE_NOT_IN_ACCOUNT", people: [], viewerCanHelp: false };
    // Lakeside has no learning space with that case.
    expect(await check(aiko, caseId)).toMatchObject(missing);
    expect((await check(maya, caseId, george)).code).toBe("VOUCHER_NOT_ACCEPTED");
    // Lakeside has the learning space without that case.
    await includeIn("lakeside", { caseIds: ["another-case"] });
    expect(await check(aiko, caseId)).toMatchObject(missing);
    await includeIn("lakeside", { caseIds: [caseId] });
    expect((await check(aiko, caseId)).code).toBe("VOUCHER_NOT_ACCEPTED");
    await excludeFrom("lakeside");
  });

  test("an admin sees only vouchers of their own institution, and an unknown case is not found", async () => {
    await addMachines(fleet, 1);
    await addVoucher(fleet.db, [tomas], { customerId: getCustomer("lakeside").id });
    const others = await check(tomas, caseId);
    expect(others.code).toBe("MAY_START");
    await sql`delete from voucher_user where user_id = ${tomas.userId} and voucher_id in (
      select id from resource_access_voucher where customer_id = ${getCustomer("northgate").id})`.execute(
      fleet.db,
    );
    expect((await check(tomas, caseId, george)).code).toBe("VOUCHER_NOT_ACCEPTED");
    expect((await check(tomas, caseId, priya)).code).toBe("VOUCHER_NOT_ACCEPTED");
    const variables = { personId: aiko.keycloakId, kind: "case", id: caseId };
    // Lakeside has no learning space with that case.
    expect(await toRefusal(fleet.ask(helena, query, variables))).toBe("NOT_FOUND");
    expect(await toRefusal(fleet.ask(ingrid, query, { ...variables, id: "no-such-case" }))).toBe("NOT_FOUND");
  });
});

describe("an event (9.060)", () => {
  const check = checkIn(fleet, "event");
  const start = (who: Caller, voucherId: number) =>
    toRefusal(fleet.ask(who, startEventMutation, { ...caseOfTests, voucherId }));
  const join = (voucherId: number, userId: string) =>
    sql`insert into voucher_user (voucher_id, user_id) values (${voucherId}, ${userId})`.execute(fleet.db);
  const soon = () => new Date(Date.now() + 300_000);
  async function anEvent(at = soon()): Promise<number> {
    const id = await addEvent(fleet.db, at, [priya.email]);
    await sql`insert into voucher_case (voucher_id, case_id) select ${id}, ${caseOfTests.caseId}`.execute(
      fleet.db,
    );
    return id;
  }

  test("an organizer can start the event, and a person who joined can enter it afterwards", async () => {
    const id = await anEvent();
    await join(id, maya.userId);
    expect(await check(tomas, id)).toMatchObject({
      code: "NOT_IN_EVENT",
      people: ["George Adeyemi", "Priya Raman"],
    });
    expect(await check(tomas, id, priya)).toMatchObject({ people: ["George Adeyemi"], viewerCanHelp: true });
    expect(await start(tomas, id)).toBe("NOT_FOUND");
    const waiting = await check(maya, id);
    // Its organizers can start it already.
    expect(waiting).toMatchObject({ code: "NOT_ORGANIZER", at: null });
    expect(await start(maya, id)).toBe("FORBIDDEN");
    expect(await check(priya, id)).toMatchObject({ code: "NO_FREE_MACHINE" });
    expect(await start(priya, id)).toBe("NO_FREE_MACHINE");
    await addMachines(fleet, 1);
    expect(await check(priya, id)).toMatchObject({ code: "MAY_START", isPossible: true });
    expect(await start(priya, id)).toBeUndefined();
    expect(await check(maya, id)).toMatchObject({ code: "STARTING", isPossible: false });
    await sql`update vm set status = 'started', session_started_at = now(), session_ends_at = now() + interval '1 hour'
      where event_id = ${id}`.execute(fleet.db);
    for (const who of [maya, priya])
      expect(await check(who, id)).toMatchObject({ code: "MAY_JOIN", isPossible: true });
    expect(await check(tomas, id)).toMatchObject({ code: "NOT_IN_EVENT" });
  });

  test("outside its time and after its cancellation the check gives the reason", async () => {
    const later = await anEvent(new Date(Date.now() + 7_200_000));
    expect(await check(priya, later)).toMatchObject({ code: "NOT_OPEN_YET" });
    expect(await start(priya, later)).toBe("EVENT_NOT_OPEN");
    const past = await anEvent(new Date(Date.now() - 7_200_000));
    await join(past, maya.userId);
    expect(await check(priya, past)).toMatchObject({ code: "EVENT_OVER" });
    expect(await check(maya, past)).toMatchObject({ code: "EVENT_OVER" });
    expect(await start(priya, past)).toBe("EVENT_NOT_OPEN");
    // An invitation would not help a person who was not in it.
    const over = { code: "EVENT_OVER", people: [], viewerCanHelp: false };
    const getName = (id: number, name: string) =>
      sql`update resource_access_voucher set name = ${name} where id = ${id}`.execute(fleet.db);
    await getName(later, "Later class");
    // Only an event of their own institution with the same case helps.
    const others = await addEvent(fleet.db, soon(), [], { customer: getCustomer("lakeside").id });
    await getName(others, "Class of others");
    await sql`insert into voucher_case (voucher_id, case_id) values (${others}, ${caseOfTests.caseId})`.execute(
      fleet.db,
    );
    await sql`delete from voucher_case where voucher_id not in (${past}, ${later}, ${others})
      and voucher_id in (select id from resource_access_voucher where kind = 'event')`.execute(fleet.db);
    expect(await check(tomas, past)).toMatchObject({ ...over, other: "Later class" });
    await sql`delete from voucher_case where voucher_id = ${later}`.execute(fleet.db);
    expect(await check(tomas, past)).toMatchObject({ ...over, other: null });
    await sql`update resource_access_voucher set archived_at = now() where id = ${later}`.execute(fleet.db);
    expect(await check(tomas, later)).toMatchObject({ code: "EVENT_ARCHIVED", people: [] });
    expect(await check(priya, later)).toMatchObject({ code: "EVENT_ARCHIVED" });
    expect(await start(priya, later)).toBe("NOT_FOUND");
  });

  test("an event of another institution is not found for an admin", async () => {
    const id = await addEvent(fleet.db, soon(), [], { customer: getCustomer("lakeside").id });
    const variables = { personId: maya.keycloakId, kind: "event", id: String(id) };
    expect(await toRefusal(fleet.ask(george, query, variables))).toBe("NOT_FOUND");
    expect((await check(maya, id)).code).toBe("NOT_IN_EVENT");
  });
});

describe("an exercise at the simulators that the person can use (9.060)", () => {
  const check = checkIn(fleet, "exercise");
  const { id } = getStation("lakesideLab");
  const lab = "Endovascular lab (LKS2M88)";
  type Exercise = {
    readonly id: number;
    readonly code: string;
    readonly exercise: string;
    readonly version: string;
    /** Another module. */
    readonly other: string;
  };
  const newest = async (): Promise<Exercise> => {
    const { rows } = await sql<Exercise>`
      select exercise.id, module.code, exercise.code as exercise, module.version,
        (select other.code from simulator_module other where other.code <> module.code order by other.code limit 1) as other
      from simulator_exercise exercise
      join simulator_module module on module.id = module_id where module.is_newest order by exercise.id limit 1`.execute(
      fleet.db,
    );
    const [exercise] = rows;
    if (exercise === undefined) throw new Error("no exercise");
    return exercise;
  };
  const connect = async (
    station: string,
    ...software: readonly { readonly code: string; readonly version: string }[]
  ) => {
    await sql`update station set public_key = '{}', enrolled_at = now(), revoked_at = null, cloned_at = null
      where id = ${station}`.execute(fleet.db);
    await sql`insert into station_state (station_id, seen_at) values (${station}, now())
      on conflict (station_id) do update set seen_at = now()`.execute(fleet.db);
    await sql`delete from station_software where station_id = ${station}`.execute(fleet.db);
    await sql`delete from station_facts where station_id = ${station}`.execute(fleet.db);
    for (const { code, version } of software)
      await sql`insert into station_software (station_id, software_code, name, version)
        values (${station}, ${code}, 'Module', ${version})`.execute(fleet.db);
  };
  // Only one simulator of the institution is left.
  beforeEach(async () => {
    await sql`update station set removed_at = now() where id <> ${id}`.execute(fleet.db);
    await sql`update station set removed_at = null where id = ${id}`.execute(fleet.db);
    await sql`delete from user_system`.execute(fleet.db);
  });

  test("an exercise can be started only at a connected simulator with the module and a licence", async () => {
    const exercise = await newest();
    await sql`update station set removed_at = now() where id = ${id}`.execute(fleet.db);
    expect(await check(aiko, exercise.id)).toMatchObject({ code: "NOT_AT_SIMULATOR", simulators: [] });
    // The institution has one.
    await sql`update station set removed_at = null, public_key = null, enrolled_at = null where id = ${id}`.execute(
      fleet.db,
    );
    expect(await check(aiko, exercise.id)).toMatchObject({ code: "NOT_ENROLLED", other: lab, people: [] });
    await sql`update station set public_key = '{}', enrolled_at = now(), revoked_at = null where id = ${id}`.execute(
      fleet.db,
    );
    await sql`delete from station_state where station_id = ${id}`.execute(fleet.db);
    expect((await check(aiko, exercise.id)).code).toBe("OFFLINE");
    // It has not reported any module.
    await connect(id, { code: "workbench", version: "1.0.0" });
    expect((await check(aiko, exercise.id)).code).toBe("MAY_START");
    await connect(id, { code: exercise.other, version: exercise.version });
    expect(await check(aiko, exercise.id)).toMatchObject({
      code: "NOT_INSTALLED",
      people: ["Helena Kovács", "Lukas Brandt"],
    });
    await connect(id, exercise);
    await sql`insert into station_facts (station_id, computer, licences) values (${id}, '{}', '[]')`.execute(
      fleet.db,
    );
    expect((await check(aiko, exercise.id)).code).toBe("NOT_LICENSED");
    await sql`update station_facts set licences = ${JSON.stringify([
      { module: exercise.code, exercise: null, validUntil: null },
    ])}::jsonb where station_id = ${id}`.execute(fleet.db);
    const ready = { code: "MAY_START", isPossible: true, simulators: [{ name: lab, code: "MAY_START" }] };
    expect(await check(aiko, exercise.id)).toMatchObject(ready);
    expect(await check(aiko, exercise.id, helena)).toMatchObject(ready);
    // The person joined a group of another customer, which has no simulator.
    await sql`insert into customer_group_member (group_id, user_id, role)
      values (${getGroup("irResidents").id}, ${aiko.userId}, 'learner')`.execute(fleet.db);
    expect(await check(aiko, exercise.id, george)).toMatchObject({
      code: "NOT_AT_SIMULATOR",
      simulators: [],
    });
    await sql`delete from customer_group_member
      where group_id = ${getGroup("irResidents").id} and user_id = ${aiko.userId}`.execute(fleet.db);
  });

  test("an exercise can be started with an older version of its module, if that version has the exercise", async () => {
    const exercise = await newest();
    await sql`insert into simulator_module (code, version, name, description, result_format_version, is_newest)
      values (${exercise.code}, '0.1.0', 'Old', '', '1', false), (${exercise.code}, '0.2.0', 'Old', '', '1', false)`.execute(
      fleet.db,
    );
    await sql`insert into simulator_exercise (module_id, code, name, description, options, is_case_creator, definition, position)
      select older.id, ${exercise.exercise}, 'Old', '', same.options, false, same.definition, 0
      from simulator_module older, simulator_exercise same
      where older.code = ${exercise.code} and older.version = '0.1.0' and same.id = ${exercise.id}`.execute(
      fleet.db,
    );
    await connect(id, { code: exercise.code, version: "0.1" });
    expect((await check(aiko, exercise.id)).code).toBe("MAY_START");
    await connect(id, { code: exercise.code, version: "0.2.0" });
    expect((await check(aiko, exercise.id)).code).toBe("NOT_INSTALLED");
    await connect(id, { code: exercise.other, version: exercise.version });
    expect((await check(aiko, exercise.id)).code).toBe("NOT_INSTALLED");
  });

  test("where one of them does not have it, another on which they ran something does", async () => {
    const exercise = await newest();
    const elsewhere = getStation("northgateAngio");
    await sql`update station set removed_at = null where id = ${elsewhere.id}`.execute(fleet.db);
    await connect(id, { code: exercise.other, version: exercise.version });
    await connect(elsewhere.id, exercise);
    expect(await check(aiko, exercise.id)).toMatchObject({ code: "NOT_INSTALLED", other: lab });
    for (const who of [tomas, aiko]) await makeRuns(fleet, who, { exerciseId: exercise.id, outcomes: "p" });
    const ranAt = (station: string, who: Pick<CastPerson, "userId">) =>
      sql`update simulator_activity set station_id = ${station} where created_by = ${who.userId}`.execute(
        fleet.db,
      );
    await ranAt(elsewhere.id, tomas);
    expect(await check(aiko, exercise.id)).toMatchObject({ code: "NOT_INSTALLED" });
    await ranAt(elsewhere.id, aiko);
    expect(await check(aiko, exercise.id)).toMatchObject({
      code: "MAY_START",
      other: "Angio suite trainer (NGT7P03)",
      simulators: [
        { name: "Angio suite trainer (NGT7P03)", code: "MAY_START" },
        { name: lab, code: "NOT_INSTALLED" },
      ],
      people: ["Helena Kovács", "Lukas Brandt"],
    });
    // An admin is told of the simulators of their own institution only.
    expect(await check(aiko, exercise.id, helena)).toMatchObject({
      code: "NOT_INSTALLED",
      simulators: [{ name: lab, code: "NOT_INSTALLED" }],
    });
  });
});

describe("a course (9.060)", () => {
  const platform = setUpPlatform();
  const portal = openBeforeAll(() => castApp([], { platform: () => platform.open() }));
  const start = (who: Caller, courseId: number) =>
    toRefusal(
      portal.ask(who, "mutation ($courseId: Int!) { enrollUserInCourse(courseId: $courseId) { goto_url } }", {
        courseId,
      }),
    );

  test("a course must be open to the person and known to the platform, and the first start needs a confirmed address", async () => {
    const check = checkIn(portal, "course");
    const space = await aSpace(portal);
    const id = await aCourse(portal, space.id);
    expect(await check(maya, id)).toMatchObject({
      code: "COURSE_NOT_OPEN",
      people: ["Priya Raman", "George Adeyemi"],
    });
    expect(await start(maya, id)).toBe("NOT_FOUND");
    await give(portal, maya, id);
    await portal.get({ ...maya, isEmailVerified: false }, "{ user { keycloak_id } }");
    expect((await check(maya, id)).code).toBe("ADDRESS_NOT_CONFIRMED");
    expect(await start({ ...maya, isEmailVerified: false }, id)).toBe("ADDRESS_NOT_CONFIRMED");
    await portal.get(maya, "{ user { keycloak_id } }");
    expect(await check(maya, id)).toMatchObject({ code: "MAY_START", isPossible: true });
    await sql`insert into progress_reading (user_id, asked_at, failed_at) values (${maya.userId}, now(), now())
      on conflict (user_id) do update set failed_at = now(), read_at = null`.execute(portal.database.db);
    expect(await check(maya, id)).toMatchObject({ code: "PLATFORM_AWAY", isPossible: true });
    await sql`update course set gone_at = now() where id = ${id}`.execute(portal.database.db);
    expect((await check(maya, id)).code).toBe("COURSE_GONE");
    expect(await start(maya, id)).toBe("NOT_FOUND");
    // No customer has access to the space.
    const variables = { personId: maya.keycloakId, kind: "course", id: String(id) };
    expect(await toRefusal(portal.ask(george, query, variables))).toBe("NOT_FOUND");
  });
});

describe("choices for the check (9.060)", () => {
  const choicesQuery = `query ($personId: ID!, $kind: StartKind, $search: String) {
    startChoices(personId: $personId, kind: $kind, search: $search) {
      kind id name isExpected failedAt usedAt usedSource usedOn answer { name code isPossible people }
    }
  }`;
  const getChoices = async (
    of: Caller,
    kind: Kind | null = null,
    search: string | null = null,
    who: Caller = ingrid,
  ) => (await fleet.get(who, choicesQuery, { personId: of.keycloakId, kind, search })).startChoices;
  const choose = async (...of: Parameters<typeof getChoices>) =>
    (await getChoices(...of)).map(({ id }) => id);
  const ofCase = (choices: Awaited<ReturnType<typeof getChoices>>) =>
    choices.find(({ kind, id }) => kind === "case" && id === caseOfTests.caseId);

  test("a search by name finds cases and events, for admins only those of their institution", async () => {
    await addVoucher(fleet.db, [maya]);
    expect(await choose(maya, "case", "STENTING")).toContain(caseOfTests.caseId);
    expect(await choose(aiko, "case", "stenting", helena)).toEqual([]);
    expect(await choose(maya, "case", "100 %_\\")).toEqual([]);
    const event = await addEvent(fleet.db, new Date(Date.now() + 7_200_000));
    const other = await addEvent(fleet.db, new Date(Date.now() + 7_200_000), [], {
      customer: getCustomer("lakeside").id,
    });
    expect(await choose(maya, "event", "afternoon", george)).toContain(String(event));
    expect(await choose(maya, "event", "afternoon", george)).not.toContain(String(other));
    expect((await choose(maya, "exercise", "a")).length).toBeGreaterThan(10);
    // Without a kind, all kinds are searched.
    const kinds = new Set((await getChoices(maya, null, "a")).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(["case", "course", "event", "exercise"]);
  });

  test("without a search, what the person has comes first and then other offers of their institutions, with answers", async () => {
    await addMachines(fleet, 1);
    await sql`delete from voucher_user where user_id = ${tomas.userId}`.execute(fleet.db);
    const without = await getChoices(tomas);
    expect(ofCase(without)).toMatchObject({
      isExpected: false,
      answer: {
        code: "VOUCHER_NOT_ACCEPTED",
        isPossible: false,
        people: expect.arrayContaining(["George Adeyemi"]),
      },
    });
    await addVoucher(fleet.db, [tomas]);
    const choices = await getChoices(tomas);
    expect(ofCase(choices)).toMatchObject({
      isExpected: true,
      answer: { code: "MAY_START", isPossible: true },
    });
    for (const kind of ["case", "course", "exercise"]) {
      const ofKind = choices.filter((choice) => choice.kind === kind).map(({ isExpected }) => isExpected);
      expect(ofKind.length).toBeGreaterThan(1);
      expect(ofKind).toEqual(ofKind.toSorted((one, other) => Number(other) - Number(one)));
      expect(ofKind.filter((isExpected) => !isExpected).length).toBeLessThanOrEqual(20);
    }
    expect(ofCase(await getChoices(tomas, null, null, priya))).toMatchObject({ isExpected: true });
    // Lakeside has no learning space with that case.
    expect(ofCase(await getChoices(aiko, "case", null, helena))).toBeUndefined();
  });

  test("current events and those of the next two weeks are offered, joined or not", async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const joined = await addEvent(fleet.db, hours(1));
    const open = await addEvent(fleet.db, hours(2));
    const far = await addEvent(fleet.db, hours(24 * 15));
    const past = await addEvent(fleet.db, hours(-48));
    const elsewhere = await addEvent(fleet.db, hours(2), [], { customer: getCustomer("lakeside").id });
    for (const id of [joined, past])
      await sql`insert into voucher_user (voucher_id, user_id) values (${id}, ${maya.userId})`.execute(
        fleet.db,
      );
    const choices = await getChoices(maya, "event");
    const found = (id: number) => choices.find((choice) => choice.id === String(id));
    expect(found(joined)).toMatchObject({ isExpected: true, answer: { code: "NOT_ORGANIZER" } });
    expect(found(open)).toMatchObject({ isExpected: false, answer: { code: "NOT_IN_EVENT" } });
    for (const id of [far, past, elsewhere]) expect(found(id)).toBeUndefined();
  });

  test("the latest failure comes first with its time, until the start succeeds", async () => {
    const voucher = await addVoucher(fleet.db, [maya]);
    const start = () => fleet.ask(maya, startMutation, { ...caseOfTests, voucherId: voucher });
    await start();
    await fleet.app.flushFailures();
    const [first] = await getChoices(maya);
    expect(first).toMatchObject({
      kind: "case",
      id: caseOfTests.caseId,
      failedAt: expect.stringMatching(/^\d{4}-/),
      answer: { code: "NO_FREE_MACHINE" },
    });
    await addMachines(fleet, 1);
    await start();
    await fleet.app.flushFailures();
    expect(ofCase(await getChoices(maya))).toMatchObject({
      failedAt: null,
      answer: { code: "OTHER_SESSION_GOES_ON" },
    });
  });

  test("an assigned course or exercise is marked as expected, even if the person has no access to it", async () => {
    const { id: groupId } = getGroup("irResidents");
    const { rows } = await sql<{ course: number; exercise: string; key: string }>`
      select (select id from course where gone_at is null and id not in (
          select course_id from open_course where user_id = ${maya.userId}
        ) order by id limit 1) as course, exercise.id::text as exercise, module.code || '/' || exercise.code as key
      from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
      where module.is_newest order by exercise.id desc limit 1`.execute(fleet.db);
    const [{ course, exercise, key } = { course: 0, exercise: "", key: "" }] = rows;
    const isExpected = async () =>
      (await getChoices(maya))
        .filter(({ kind, id }) =>
          kind === "course" ? id === String(course) : kind === "exercise" && id === exercise,
        )
        .map((choice) => choice.isExpected);
    expect((await isExpected()).filter(Boolean)).toEqual([]);
    await sql`insert into assignment (group_id, kind, course_id, exercise_key, due_on, is_for_all, created_at, modified_at, asked_at)
      values (${groupId}, 'course', ${course}, null, current_date, true, now(), now(), now()),
        (${groupId}, 'exercise', null, ${key}, current_date, true, now(), now(), now())`.execute(fleet.db);
    expect(await isExpected()).toEqual([true, true]);
    await sql`update assignment set withdrawn_at = now() where group_id = ${groupId}`.execute(fleet.db);
    expect((await isExpected()).filter(Boolean)).toEqual([]);
  });

  test("each choice has the time of its last use; admins see that of their institution only", async () => {
    const { rows } = await sql<{ id: number }>`
      select exercise.id from simulator_exercise exercise join simulator_module module on module.id = module_id
      where module.is_newest order by module.name, exercise.position, exercise.id offset 3 limit 1`.execute(
      fleet.db,
    );
    const id = rows[0]?.id ?? 0;
    const used = async (of: Caller, who: Caller = ingrid) =>
      (await getChoices(of, "exercise", null, who)).find((choice) => choice.id === String(id));
    const unused = { isExpected: false, usedAt: null };
    expect(await used(aiko)).toMatchObject(unused);
    await makeRuns(fleet, maya, { exerciseId: id, outcomes: "p" });
    await makeRuns(fleet, aiko, { exerciseId: id, outcomes: "pf" });
    const last = { isExpected: true, usedAt: "2026-10-02T09:00:00.000Z" };
    expect(await used(aiko)).toMatchObject({ ...last, usedSource: "cloud_machine", usedOn: null });
    await sql`update simulator_activity set source = 'station', station_id = ${getStation("northgateAngio").id}
      where created_by = ${aiko.userId} and is_met = false`.execute(fleet.db);
    expect(await used(aiko)).toMatchObject({ ...last, usedSource: "station", usedOn: "Angio suite trainer" });
    expect((await getChoices(aiko, "exercise"))[0]).toMatchObject({ id: String(id) });
    // The runs were made at Northgate.
    expect(await used(aiko, helena)).toMatchObject(unused);
    await addMachines(fleet, 1);
    await fleet.ask(maya, startMutation, {
      ...caseOfTests,
      voucherId: await addVoucher(fleet.db, [maya]),
    });
    expect(ofCase(await getChoices(maya))?.usedAt).toMatch(/^\d{4}-/);
  });

  test("all answers together take a fixed number of statements", async () => {
    await addVoucher(fleet.db, [maya]);
    const statements = await statementsOf(() => getChoices(maya));
    expect(statements.length, statements.join("\n\n")).toBeLessThanOrEqual(18);
  });
});
