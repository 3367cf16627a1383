import { randomUUID } from "node:crypto";
import { type CastPerson, cast, getCustomer, getGroup, getStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  addMachines,
  addVoucher,
  caseOfTests,
  endMutation,
  setUpFleet,
  startMutation,
} from "../machines/fleet.ts";
import { makeRuns } from "../progress/run-builders.ts";
import type { Caller } from "../support/cast-app.ts";

const fleet = setUpFleet();
const { maya, tomas, aiko, priya, george, helena, ingrid, ruth } = cast;

const query = `query ($id: ID!) {
  personHistory(id: $id) {
    starts { id case event machine kind step reason usedSeconds }
    activity { caseCount lastCaseDay resultCount lastResultAt linked { name } signIns { station } }
    mails { kind sentAt failedAt attempts reason }
    failures { operation code }
  }
}`;
const read = async (who: Caller, { keycloakId }: Pick<Caller, "keycloakId">) =>
  (await fleet.get(who, query, { id: keycloakId })).personHistory;

describe("outcome of a person's starts (9.061)", () => {
  test("a start is listed from claim to end, with the step at which it ended", async () => {
    const [id] = await addMachines(fleet, 1);
    const voucherId = await addVoucher(fleet.db, [maya]);
    await fleet.get(maya, startMutation, { ...caseOfTests, voucherId });
    expect((await read(ingrid, maya)).starts).toMatchObject([
      { kind: "starting", step: "find", reason: null, machine: "Simulator 1", event: null },
    ]);
    await fleet.get(maya, endMutation, { voucherId, vmId: id });
    expect((await read(ingrid, maya)).starts).toMatchObject([
      { kind: "cancelled", step: "find", reason: "The start was cancelled" },
    ]);
    expect((await read(ingrid, tomas)).starts).toEqual([]);
  });

  test("a failed start has its step and the machine's message, and admins see only those of their institution", async () => {
    const [machine] = await addMachines(fleet, 1);
    const claimed = async (
      who: CastPerson,
      customer: "northgate" | "lakeside",
      ...rows: (readonly string[])[]
    ) => {
      const voucher = await addVoucher(fleet.db, [who], { customerId: getCustomer(customer).id });
      const session = randomUUID();
      for (const [prev, next, reason, detail] of rows)
        await sql`insert into vm_history
          (vm_id, prev_status, new_status, reason, detail, started_by, module_id, case_id, voucher_id, session_id)
          values (${machine}, ${prev}, ${next}, ${reason}, ${detail ?? null}, ${who.userId}, ${caseOfTests.moduleId},
            ${caseOfTests.caseId}, ${voucher}, ${session})`.execute(fleet.db);
    };
    await claimed(
      aiko,
      "lakeside",
      ["off", "desired", "WOKEN"],
      ["desired", "idle", "READY"],
      ["idle", "starting", "STARTING"],
      ["starting", "off", "START_FAILED", "licence server away"],
      ["off", "void", "RECOVERED"],
    );
    await claimed(aiko, "northgate", ["off", "desired", "WOKEN"], ["desired", "off", "NOT_READY"]);
    const [power, load] = (await read(ingrid, aiko)).starts;
    expect(power).toMatchObject({
      kind: "failed",
      step: "power-on",
      reason: "The machine was not ready in time",
    });
    expect(load).toMatchObject({
      kind: "failed",
      step: "load",
      reason: "The simulator failed to start: licence server away",
      machine: "Simulator 1",
    });
    expect((await read(helena, aiko)).starts).toMatchObject([
      { kind: "failed", step: "load", reason: "The simulator failed to start", machine: null },
    ]);
  });
});

test("a session that began is listed with its end and the time used (9.061)", async () => {
  const [machine] = await addMachines(fleet, 1);
  const voucher = await addVoucher(fleet.db, [ruth]);
  const session = randomUUID();
  await sql`insert into vm_history (vm_id, prev_status, new_status, reason, started_by, voucher_id, session_id)
    values (${machine}, 'idle', 'desired', 'CLAIMED', ${ruth.userId}, ${voucher}, ${session})`.execute(
    fleet.db,
  );
  await sql`insert into vm_session
      (id, vm_id, voucher_id, user_id, kind, module_id, case_id, limit_s, started_at, ends_at, ended_at, end_reason, used_s)
    values (${session}, ${machine}, ${voucher}, ${ruth.userId}, 'single_user', ${caseOfTests.moduleId},
      ${caseOfTests.caseId}, 3600, now() - interval '2 hours', now() - interval '1 hour', now() - interval '1 hour',
      'LIMIT_REACHED', 3600)`.execute(fleet.db);
  expect((await read(ingrid, ruth)).starts).toMatchObject([
    { kind: "ended", step: "session", reason: "The session reached its time limit", usedSeconds: 3600 },
  ]);
});

describe("numbers of a person's activity (9.061)", () => {
  test("results, linked simulators and sign-ins are counted, for admins only within their institution", async () => {
    const before = (await read(ingrid, tomas)).activity;
    await makeRuns(fleet, tomas, { exerciseId: 101, outcomes: "fpp" });
    await makeRuns(fleet, tomas, { exerciseId: 101, outcomes: "p", customerId: getCustomer("lakeside").id });
    await sql`insert into customer_group_member (group_id, user_id, role)
      values (${getGroup("vascularRotation").id}, ${tomas.userId}, 'learner')`.execute(fleet.db);
    for (const key of ["northgateSkillsLab", "lakesideLab"] as const) {
      await sql`insert into user_system (user_id, station_id, pin) values (${tomas.userId}, ${getStation(key).id}, '1')
        on conflict do nothing`.execute(fleet.db);
      await sql`insert into station_sign_in (station_id, user_id, signed_out_at, ended_by)
        values (${getStation(key).id}, ${tomas.userId}, now() + interval '1 minute', 'person')`.execute(
        fleet.db,
      );
    }
    const whole = (await read(ruth, tomas)).activity;
    expect(whole.resultCount).toBe(before.resultCount + 4);
    expect(whole.linked.length).toBe(2);
    expect(whole.signIns.length).toBe(2);
    const ofLakeside = (await read(helena, tomas)).activity;
    expect(ofLakeside).toMatchObject({
      resultCount: 1,
      caseCount: 0,
      linked: [{ name: getStation("lakesideLab").name }],
    });
    expect((await read(priya, tomas)).activity.resultCount).toBe(before.resultCount + 3);
    // A record counts for the person whom it names, whoever wrote it.
    await sql`with record as (
        insert into logbook_record (
          id, customer_id, group_id, created_by, modified_by, date_of_procedure, hospital_id, hospital_name, attending_id,
          attending_first_name, attending_last_name, participants_text, intervention_type, organ_system, category,
          sub_category, procedure_name, procedure_code, procedure_indication
        )
        select gen_random_uuid(), place.customer_id, place.id, ${maya.userId}::uuid, ${maya.userId}::uuid, current_date,
          hospital.id, hospital.name, attending.id, 'E', 'W', '', 'a', 'b', 'c', 'd', 'e', 'f', 'g'
        from customer_group place join hospital using (customer_id) join attending using (customer_id)
        where place.id = ${getGroup("irResidents").id} limit 1
        returning *
      )
      insert into logbook_participant
        (record_id, position, user_id, name, is_creator, date_of_procedure, customer_id, group_id)
      select id, 0, ${tomas.userId}::uuid, 'Tomás', false, date_of_procedure, customer_id, group_id from record`.execute(
      fleet.db,
    );
    const { logbookGroupTotals } = await fleet.get(
      priya,
      "query ($g: Int!) { logbookGroupTotals(groupId: $g) { trainees { person { keycloak_id } cases lastDay } } }",
      { g: getGroup("irResidents").id },
    );
    const ofClass = logbookGroupTotals.trainees.find(({ person }) => person.keycloak_id === tomas.keycloakId);
    expect(ofClass?.cases).toBeGreaterThan(0);
    for (const who of [priya, george, ingrid])
      expect((await read(who, tomas)).activity).toMatchObject({
        caseCount: ofClass?.cases,
        lastCaseDay: ofClass?.lastDay,
      });
    expect((await read(george, tomas)).activity.signIns).toMatchObject([
      { station: getStation("northgateSkillsLab").name },
    ]);
  });
});

describe("mails and failed requests (9.061)", () => {
  test("support sees the delivery of each mail to the person's address, and admins do not", async () => {
    const mail = (to: string, columns: string, values: string) =>
      sql`insert into mail (kind, cause, recipient, facts, ${sql.raw(columns)})
        values ('groupInvitation', ${randomUUID()}, ${to}, '{}', ${sql.raw(values)})`.execute(fleet.db);
    await mail(maya.email.toUpperCase(), "sent_at, attempts", "now(), 1");
    await mail(maya.email, "failed_at, attempts, reason", "now(), 5, 'mailbox full'");
    await mail(tomas.email, "sent_at, attempts", "now(), 1");
    const { mails } = await read(ingrid, maya);
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual(
      expect.objectContaining({ sentAt: null, attempts: 5, reason: "mailbox full" }),
    );
    expect(await read(george, maya)).toMatchObject({ mails: null, failures: null });
  });

  test("support sees the latest failed requests", async () => {
    await fleet.ask(aiko, "{ feedback { total } }");
    await fleet.ask(maya, "{ feedback { total } }");
    await fleet.app.flushFailures();
    expect((await read(ingrid, aiko)).failures).toEqual([{ operation: "(free text)", code: "FORBIDDEN" }]);
  });
});
