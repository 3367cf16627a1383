import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  addEvent,
  addMachines,
  addVoucher,
  assignedQuery,
  caseOfTests,
  endMutation,
  machineRow,
  setUpFleet,
  startMutation,
} from "./fleet.ts";

const fleet = setUpFleet();
beforeEach(() => fleet.emptyFleet());

const { maya, tomas, aiko, priya, ruth } = cast;
type Started = { startSingleUserCloudCase: { id: string; status: string; session_id: string } };
const start = (who: typeof maya, voucherId: number, of: object = caseOfTests) =>
  fleet.ask<Started>(who, startMutation, { ...of, voucherId });
const freeFor = async (seconds?: number) => {
  const { singleUserCloudCaseVMAvailable } = await fleet.get<{ singleUserCloudCaseVMAvailable: boolean }>(
    maya,
    "query ($seconds: Int) { singleUserCloudCaseVMAvailable(durationInSeconds: $seconds) }",
    { seconds },
  );
  return singleUserCloudCaseVMAvailable;
};

test("a start claims a machine for the person, and polling takes one statement (4.006, 4.018-4.020, X44)", async () => {
  const [id] = await addMachines(fleet, 1);
  const voucherId = await addVoucher(fleet.db, [maya]);
  expect(await fleet.get(maya, assignedQuery)).toEqual({ getVmAssignedToMe: null });
  const { data } = await start(maya, voucherId);
  expect(data?.startSingleUserCloudCase).toMatchObject({
    id,
    status: "desired",
    module_id: caseOfTests.moduleId,
    case_id: caseOfTests.caseId,
    voucher_id: voucherId,
    is_event: false,
    started_by: { keycloak_id: maya.keycloakId },
  });
  const session = data?.startSingleUserCloudCase.session_id;
  expect(await fleet.get(maya, assignedQuery)).toMatchObject({
    getVmAssignedToMe: { id, status: "desired", session_id: session, started_by: { email: maya.email } },
  });
  expect(await statementsOf(() => fleet.get(maya, assignedQuery))).toHaveLength(1);
  expect(await fleet.get(tomas, assignedQuery)).toEqual({ getVmAssignedToMe: null });
  expect(await freeFor()).toBe(false);
});

describe("a start is refused with the specified message", () => {
  test("if all machines are taken (4.023)", async () => {
    await addMachines(fleet, 1);
    await start(tomas, await addVoucher(fleet.db, [tomas]));
    const { errors } = await start(maya, await addVoucher(fleet.db, [maya]));
    expect(errors?.[0]).toMatchObject({
      message: "All VMs are currently taken or reserved. Please try again later.",
      extensions: { code: "NO_FREE_MACHINE" },
    });
  });

  test("if the only free machine is reserved within the hour (4.023, X64)", async () => {
    await addMachines(fleet, 1);
    expect(await freeFor()).toBe(true);
    await addEvent(fleet.db, new Date(Date.now() + 4000_000));
    expect(await freeFor()).toBe(false);
    expect(await freeFor(1800)).toBe(true);
    const { errors } = await start(maya, await addVoucher(fleet.db, [maya]));
    expect(errors?.[0]?.extensions.code).toBe("NO_FREE_MACHINE");
    await addMachines(fleet, 1);
    expect(await freeFor()).toBe(true);
  });

  test("if the person has another machine (4.024)", async () => {
    await addMachines(fleet, 2);
    const voucherId = await addVoucher(fleet.db, [maya]);
    await start(maya, voucherId);
    const { errors } = await start(maya, voucherId);
    expect(errors?.[0]).toMatchObject({
      message: "You have another ongoing case or event.",
      extensions: { code: "OTHER_SESSION_GOES_ON" },
    });
  });

  test("a start with less than 300 seconds left is refused (4.014, 4.015)", async () => {
    await addMachines(fleet, 1);
    const { errors } = await start(maya, await addVoucher(fleet.db, [maya], { seconds: 299 }));
    expect(errors?.[0]?.message).toBe("Not enough simulation time left");
    expect((await start(maya, await addVoucher(fleet.db, [maya], { seconds: 300 }))).errors).toBeUndefined();
  });

  test("if the voucher has expired, is another person's, or does not include the case", async () => {
    await addMachines(fleet, 1);
    const expired = await addVoucher(fleet.db, [maya], { validTo: new Date(Date.now() - 1000) });
    expect((await start(maya, expired)).errors?.[0]?.extensions.code).toBe("VOUCHER_EXPIRED");
    const others = await addVoucher(fleet.db, [tomas]);
    const [foreign] = (await start(maya, others)).errors ?? [];
    const [missing] = (await start(maya, 999_999)).errors ?? [];
    expect(foreign?.extensions.code).toBe("NOT_FOUND");
    expect(foreign?.message).toBe(missing?.message);
    const elsewhere = { moduleId: "evar", caseId: "evar-01" };
    expect((await start(tomas, others, elsewhere)).errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
    const { errors } = await start(tomas, others, { ...caseOfTests, moduleId: "evar" });
    expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
  });
});

/** Trainees who have signed in, each with a token that is ready. */
async function people(count: number) {
  const all = Array.from({ length: count }, (_, at) => ({
    ...maya,
    keycloakId: randomUUID() as typeof maya.keycloakId,
    email: `trainee.${at}.${randomUUID()}@northgate.example`,
  }));
  const signedIn = await Promise.all(
    all.map(async (who) => {
      await fleet.get(who, assignedQuery);
      const { id: userId } = await fleet.db
        .selectFrom("app_user")
        .select("id")
        .where("keycloak_id", "=", who.keycloakId)
        .executeTakeFirstOrThrow();
      return { ...who, userId };
    }),
  );
  return signedIn;
}

const codesOf = (answers: readonly { errors?: readonly { extensions: { code: string } }[] }[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "assigned").toSorted();

test("of 50 simultaneous starts on 5 idle machines, 5 get different machines and the others are refused", async () => {
  const machines = await addMachines(fleet, 5);
  const trainees = await people(50);
  const voucherId = await addVoucher(fleet.db, trainees);
  const answers = await Promise.all(trainees.map((who) => start(who, voucherId)));
  expect(codesOf(answers)).toEqual([...Array(45).fill("NO_FREE_MACHINE"), ...Array(5).fill("assigned")]);
  const given = answers.flatMap(({ data }) => data?.startSingleUserCloudCase.id ?? []);
  expect(given.toSorted()).toEqual([...machines].toSorted());
  const rows = await Promise.all(machines.map((id) => machineRow(fleet.db, id)));
  expect(new Set(rows.map(({ started_by }) => started_by)).size).toBe(5);
});

test("of 20 simultaneous starts on 5 idle machines of which an event needs 2, 3 succeed", async () => {
  await addMachines(fleet, 5);
  await addEvent(fleet.db, new Date(Date.now() + 1800_000));
  await addEvent(fleet.db, new Date(Date.now() + 1800_000));
  const trainees = await people(20);
  const voucherId = await addVoucher(fleet.db, trainees);
  const answers = await Promise.all(trainees.map((who) => start(who, voucherId)));
  expect(codesOf(answers).filter((code) => code === "assigned")).toHaveLength(3);
});

test("a person who starts ten times at once gets one machine", async () => {
  await addMachines(fleet, 5);
  const vouchers = [await addVoucher(fleet.db, [maya]), await addVoucher(fleet.db, [maya])];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => start(maya, vouchers[at % 2] as number)),
  );
  expect(codesOf(answers)).toEqual([...Array(9).fill("OTHER_SESSION_GOES_ON"), "assigned"]);
});

describe("ending a session (4.022, 4.041)", () => {
  type Ended = { stopCloudCaseSessionWithVoucherId: readonly { id: string; status: string }[] };
  const end = async (who: typeof maya, voucherId: number, vmId?: string) =>
    (await fleet.get<Ended>(who, endMutation, { voucherId, vmId })).stopCloudCaseSessionWithVoucherId;
  const refusedEnd = async (who: typeof maya, voucherId: number) =>
    (await fleet.ask(who, endMutation, { voucherId })).errors?.[0]?.extensions.code;
  const addVoucherUser = (voucherId: number, userId: string) =>
    unbranded(fleet.db)
      .insertInto("voucher_user")
      .values({ voucher_id: voucherId, user_id: userId })
      .execute();

  test("participants of an event may not end its session", async () => {
    const event = await addEvent(fleet.db, new Date(), [priya.email]);
    await addVoucherUser(event, maya.userId);
    expect(await refusedEnd(maya, event)).toBe("FORBIDDEN");
    expect(await end(priya, event)).toEqual([]);
  });

  test("ending a person's own start frees the machine, and a second call has no effect", async () => {
    const [id] = await addMachines(fleet, 1);
    const voucherId = await addVoucher(fleet.db, [maya]);
    await start(maya, voucherId);
    expect(await end(maya, voucherId)).toMatchObject([{ id, status: "idle", session_id: null }]);
    expect(await end(maya, voucherId)).toEqual([]);
    expect((await start(maya, voucherId)).errors).toBeUndefined();
  });

  test("an event's session can be ended by its organizers, also those named by address, and not by strangers", async () => {
    const [id] = await addMachines(fleet, 1);
    const event = await addEvent(fleet.db, new Date(), [priya.email]);
    const claim = async () =>
      sql`update vm set status = 'desired', session_id = gen_random_uuid(), module_id = ${caseOfTests.moduleId},
        case_id = ${caseOfTests.caseId}, voucher_id = ${event}, event_id = ${event}, started_by = ${cast.george.userId},
        claimed_at = now(), limit_until = now() + interval '1 hour', deadline_at = now(), version = version + 1
        where id = ${id}`.execute(fleet.db);
    for (const who of [priya, cast.george, ruth]) {
      await claim();
      expect(await refusedEnd(maya, event)).toBe("NOT_FOUND");
      expect(await end(who, event)).toMatchObject([{ id, status: "idle" }]);
    }
  });

  test("another person's session is not found, except by a system administrator, whose ending is audited", async () => {
    const [first, second] = await addMachines(fleet, 2);
    const voucherId = await addVoucher(fleet.db, [maya, tomas]);
    await start(maya, voucherId);
    await start(tomas, voucherId);
    for (const who of [aiko, priya]) expect(await refusedEnd(who, voucherId)).toBe("NOT_FOUND");
    for (const who of [aiko, ruth]) expect(await refusedEnd(who, 999_999)).toBe("NOT_FOUND");
    // A person who has accepted the voucher but is in no session has nothing to end.
    await addVoucherUser(voucherId, cast.nils.userId);
    expect(await end(cast.nils, voucherId)).toEqual([]);
    expect(await end(ruth, voucherId, first)).toMatchObject([{ id: first }]);
    expect(await end(ruth, voucherId)).toMatchObject([{ id: second }]);
    const audited = await fleet.db
      .selectFrom("audit_log")
      .select(["subject", "actor_id"])
      .where("action", "=", "machine.session_ended")
      .where("subject", "in", [first ?? "", second ?? ""])
      .orderBy("id")
      .execute();
    expect(audited).toEqual([first, second].map((subject) => ({ subject, actor_id: ruth.userId })));
  });
});
