import { randomUUID } from "node:crypto";
import { instant } from "@cathedra/domain";
import { cast, getGroup } from "@cathedra/test-fixtures";
import { type RawBuilder, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { addMachines, caseOfTests } from "../machines/fleet.ts";
import { runningSession } from "../rooms/room-helpers.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import {
  accept,
  aGift,
  archiveMutation,
  aVoucher,
  aVoucherInput,
  editMutation,
  expectInvariants,
  getFields,
  giveMutation,
  hoursOf,
} from "./voucher-builders.ts";

let now = Date.now();
const portal = setUpCastApp([], { clock: () => instant(now), config: { voucherAdminCustomers: "*" } });
/** Machines are only rows here: no request is sent to them. */
const fleet = () => ({
  db: portal.database.db,
  agents: { url: (id: string) => `https://${id}.sim.example` },
});
afterEach(() => expectInvariants(portal));

const { maya, tomas, aiko, george, priya, ruth, helena } = cast;
const undoMutation = "mutation ($undoId: ID!) { undo(undoId: $undoId) { undoId } }";

/** Sends all requests at once. */
const atOnce = <T>(calls: readonly (() => Promise<T>)[]) => Promise.all(calls.map((call) => call()));

type Gift = {
  readonly voucherId: number;
  readonly undo: { readonly undoId: string; readonly seconds: number };
};

async function give(who: Caller, overrides: Readonly<Record<string, unknown>> = {}): Promise<Gift> {
  const { giveCloudModulesTime } = await portal.get(who, giveMutation, aGift(overrides, now));
  return giveCloudModulesTime as Gift;
}
const outcome = async (who: Caller, document: string, variables: Readonly<Record<string, unknown>>) =>
  decideOutcome(await portal.ask(who, document, variables));

/** The time for cloud cases that a person has by their own list. */
async function hoursOfPerson(who: Caller): Promise<readonly unknown[]> {
  const query = `{ getCloudModulesResourceAccessVouchersAsTrainee { voucherId durationLeftInSeconds archivedAt } }`;
  const { getCloudModulesResourceAccessVouchersAsTrainee: own } = await portal.get(who, query);
  return own;
}
async function noticesOf(
  who: Caller,
): Promise<readonly { readonly title: string; readonly link: string | null }[]> {
  const { notifications } = await portal.get(
    who,
    "{ notifications { notifications { kind title text link } } }",
  );
  return notifications.notifications.filter(({ kind }: { readonly kind: string }) => kind === "hours_given");
}
/** The rows of other people that a gift to Maya could touch. */
async function rowsOfOthers() {
  const { db } = portal.database;
  const { rows } = await sql`
    select (select json_agg(row_to_json(u) order by u.user_id, u.voucher_id) from voucher_user u where user_id <> ${maya.userId}) as users,
      (select json_agg(row_to_json(q) order by q.customer_id) from quota_account q where customer_id <> 1) as accounts,
      (select json_agg(row_to_json(n) order by n.id) from notification n where user_id <> ${maya.userId}) as notices,
      (select count(*) from audit_log where subject <> ${maya.userId}) as acts`.execute(db);
  return rows[0];
}

test("hours are given to a person at once, and appear in account, voucher, notices and audit log (2.056)", async () => {
  await accept(portal, tomas, (await aVoucher(portal)).code);
  const before = await hoursOf(portal);
  const others = await rowsOfOthers();
  const own = await hoursOfPerson(maya);
  const { voucherId, undo } = await give(george);
  expect(undo.seconds).toBe(10);
  expect(await hoursOf(portal)).toEqual({
    ...before,
    spendable: before.spendable - 2,
    consumed: before.consumed + 2,
  });
  expect(await hoursOfPerson(maya)).toEqual(
    expect.arrayContaining([...own, { voucherId, durationLeftInSeconds: 7200, archivedAt: null }]),
  );
  expect((await noticesOf(maya))[0]).toMatchObject({
    title: "You have 2 hours for cloud cases of Neurointervention",
    text: expect.stringMatching(/^George Adeyemi gave you hours of Northgate University Hospital\./),
    link: "/cloud-cases",
  });
  const { rows: acts } = await sql<{ readonly action: string }>`
    select action, actor_id, customer_id, after from audit_log join audit_person on entry_id = audit_log.id
    where subject = ${maya.userId} and person_id = ${maya.userId}
      and after ->> 'voucherId' = ${String(voucherId)}`.execute(portal.database.db);
  expect(acts).toMatchObject([
    {
      action: "person.hours_given",
      actor_id: george.userId,
      customer_id: 1,
      after: { grantedInSeconds: 7200, voucherId },
    },
  ]);
  expect(await rowsOfOthers()).toEqual(others);
  // The voucher is for one person: no one else can use its link.
  const { code } = await portal.database.db
    .selectFrom("resource_access_voucher")
    .select("code")
    .where("id", "=", voucherId as never)
    .executeTakeFirstOrThrow();
  expect(decideOutcome(await accept(portal, aiko, code ?? ""))).toBe("VOUCHER_NO_MORE_USES");
});

test("the person's page shows who gave the hours", async () => {
  const { voucherId } = await give(priya, { maxDurationInSeconds: 3600 });
  const query = `query ($id: ID!) { administeredPerson(id: $id) {
    viewerCanGiveHours hoursAccounts { id } cloudTime { vouchers { id givenBy customer grantedSeconds } } } }`;
  const read = async (who: Caller, { keycloakId: id }: Pick<Caller, "keycloakId">) =>
    (await portal.get(who, query, { id })).administeredPerson;
  const accepted = await aVoucher(portal);
  await accept(portal, maya, accepted.code);
  const { cloudTime, ...may } = await read(george, maya);
  expect(may).toEqual({ viewerCanGiveHours: true, hoursAccounts: [{ id: 1 }] });
  expect(cloudTime.vouchers).toContainEqual({
    id: voucherId,
    givenBy: "Priya Raman",
    customer: "Northgate University Hospital",
    grantedSeconds: 3600,
  });
  expect(cloudTime.vouchers).toContainEqual(expect.objectContaining({ id: accepted.id, givenBy: null }));
  // Support can read all people but give nothing; a system admin can also give to people without an institution.
  expect(await read(cast.ingrid, maya)).toMatchObject({ viewerCanGiveHours: false, hoursAccounts: [] });
  expect(await read(ruth, cast.wei)).toMatchObject({ viewerCanGiveHours: true, hoursAccounts: [] });
});

test("taking hours back leaves only ledger and audit entries, and a repeated call has no effect", async () => {
  const before = await hoursOf(portal);
  const own = await hoursOfPerson(maya);
  const others = await rowsOfOthers();
  const notices = await noticesOf(maya);
  const { voucherId, undo } = await give(george);
  const done = await atOnce([1, 2, 3].map(() => () => outcome(george, undoMutation, undo)));
  expect(done).toEqual(["ok", "ok", "ok"]);
  expect(await hoursOf(portal)).toEqual(before);
  expect(await hoursOfPerson(maya)).toEqual(own);
  expect(await rowsOfOthers()).toEqual(others);
  expect(await noticesOf(maya)).toEqual(notices);
  const query = `{ customerCloudModuleQuotaTransactions(customerId: 1, voucherId: ${voucherId}) {
    transactions { kind amountInMs reason user { keycloak_id } } } }`;
  const { customerCloudModuleQuotaTransactions: ledger } = await portal.get(george, query);
  expect(ledger.transactions).toMatchObject([
    {
      kind: "refund",
      amountInMs: 7_200_000,
      reason: "Given to a person by mistake and taken back",
      user: { keycloak_id: maya.keycloakId },
    },
    { kind: "consume" },
    { kind: "reserve" },
  ]);
  const { rows } = await sql`select action, before from audit_log where subject = ${maya.userId}
    order by id desc limit 1`.execute(portal.database.db);
  expect(rows).toMatchObject([{ action: "person.hours_taken_back", before: { voucherId } }]);
});

test("a repeated call gives hours once, and its offer to undo stays the same", async () => {
  const before = await hoursOf(portal);
  const key = randomUUID();
  const gifts = await atOnce([1, 2, 3, 4].map(() => () => give(george, { idempotencyKey: key })));
  expect(new Set(gifts.map((gift) => JSON.stringify(gift))).size).toBe(1);
  expect((await hoursOf(portal)).spendable).toBe(before.spendable - 2);
  const answer = await portal.ask(
    george,
    giveMutation,
    aGift({ idempotencyKey: key, personId: tomas.keycloakId }, now),
  );
  expect(getFields(answer)).toEqual({ idempotencyKey: "KEY_OF_ANOTHER_CALL" });
  await portal.get(george, undoMutation, gifts[0]?.undo ?? {});
  // The first request arrives again after the hours were taken back.
  expect((await give(george, { idempotencyKey: key })).undo).toBeNull();
  expect(await hoursOf(portal)).toEqual(before);
});

test("hours that are in use, changed or given too long ago cannot be taken back", async () => {
  const used = await give(george);
  await runningSession(fleet(), { by: maya, voucherId: used.voucherId });
  const shared = await give(george);
  const { maxUses, validTo, modules } = aVoucherInput({ maxUses: 2 }, now);
  await portal.get(george, editMutation, { voucherId: shared.voucherId, maxUses, validTo, modules });
  const archived = await give(george);
  await portal.get(george, archiveMutation, { id: archived.voucherId });
  const old = await give(george);
  const after = await hoursOf(portal);
  const refusal = async ({ undo }: Gift) =>
    (await portal.ask(george, undoMutation, undo)).errors?.[0]?.extensions;
  expect(await refusal(used)).toMatchObject({ code: "UNDO_NOT_POSSIBLE", obstacle: "HOURS_IN_USE" });
  expect(await refusal(shared)).toMatchObject({ code: "UNDO_NOT_POSSIBLE", obstacle: "VOUCHER_CHANGED" });
  expect(await refusal(archived)).toMatchObject({ code: "UNDO_NOT_POSSIBLE", obstacle: "VOUCHER_CHANGED" });
  now += 30_000;
  expect(await refusal(old)).toMatchObject({ code: "UNDO_TOO_LATE" });
  expect(await outcome(helena, undoMutation, old.undo)).toBe("NOT_FOUND");
  expect(await hoursOf(portal)).toEqual(after);
});

test("a person who no longer administers the vouchers cannot take hours back", async () => {
  const { undo } = await give(priya);
  const after = await hoursOf(portal);
  const { db } = portal.database;
  const own = sql`user_id = ${priya.userId} and group_id = ${getGroup("irResidents").id}`;
  await sql`update customer_group_member set role = 'learner' where ${own}`.execute(db);
  expect(await outcome(priya, undoMutation, undo)).toBe("NOT_FOUND");
  await sql`update customer_group_member set role = 'admin' where ${own}`.execute(db);
  expect(await hoursOf(portal)).toEqual(after);
});

test("invalid fields are named, and nothing is given", async () => {
  const before = await hoursOf(portal);
  const wrong = async (overrides: Readonly<Record<string, unknown>>) =>
    portal.ask(george, giveMutation, aGift(overrides, now));
  expect(
    getFields(
      await wrong({ maxDurationInSeconds: 0, modules: [], validTo: new Date(now - 1).toISOString() }),
    ),
  ).toMatchObject({
    modules: expect.any(String),
    validTo: "IN_THE_PAST",
    maxDurationInSeconds: expect.any(String),
  });
  expect(getFields(await wrong({ learningSpaceId: 4711 }))).toEqual({ learningSpaceId: "NOT_AN_OPTION" });
  expect(before.spendable).toBeLessThan(1000);
  expect(decideOutcome(await wrong({ maxDurationInSeconds: 3_600_000 }))).toBe("TOO_LITTLE_SPENDABLE_TIME");
  // Aiko belongs only to Lakeside, whose admin cannot give Northgate's hours; a partial id finds nobody.
  for (const [who, overrides] of [
    [george, { personId: aiko.keycloakId }],
    [helena, {}],
    [george, { customerId: 2 }],
    [george, { personId: maya.keycloakId.slice(1) }],
    [george, { personId: "a\0b" }],
  ] as const)
    expect(decideOutcome(await portal.ask(who, giveMutation, aGift(overrides, now)))).toBe("NOT_FOUND");
  expect(await hoursOf(portal)).toEqual(before);
});

test("an admin of two institutions cannot give a person hours of the one they do not belong to", async () => {
  const { db } = portal.database;
  const before = await hoursOf(portal, 2);
  await sql`insert into customer_admin (customer_id, user_id) values (2, ${george.userId})`.execute(db);
  const spaces = await sql<{ readonly id: number }>`
    select learning_space_id as id from customer_learning_space where customer_id = 2 limit 1`.execute(db);
  const gift = { customerId: 2, learningSpaceId: spaces.rows[0]?.id, modules: undefined };
  expect(await outcome(george, giveMutation, aGift({ ...gift }, now))).toBe("NOT_FOUND");
  expect(await outcome(george, giveMutation, aGift({ ...gift, personId: aiko.keycloakId }, now))).toBe("ok");
  expect((await hoursOf(portal, 2)).spendable).toBe(before.spendable - 2);
  await sql`delete from customer_admin where customer_id = 2 and user_id = ${george.userId}`.execute(db);
});

test("without a selection, hours are for all cases that the account may use in the space", async () => {
  const { voucherId } = await give(george, { modules: undefined });
  const query = `query ($voucherId: Int!) {
    getCloudModulesResourceAccessVoucherAsAdmin(voucherId: $voucherId) { maxUses used modules { cases { caseId } } }
    customerLearningSpaceAccess(customerId: 1, learningSpaceId: 2) { cloudModules { cases { caseId allowed } } } }`;
  type Modules = readonly {
    readonly cases: readonly { readonly caseId: string; readonly allowed?: boolean }[];
  }[];
  const answer = await portal.get(george, query, { voucherId });
  const voucher = answer.getCloudModulesResourceAccessVoucherAsAdmin;
  const getIds = (modules: Modules) =>
    modules.flatMap(({ cases }) =>
      cases.filter(({ allowed }) => allowed !== false).map(({ caseId }) => caseId),
    );
  expect(voucher).toMatchObject({ maxUses: 1, used: 1 });
  expect(getIds(voucher.modules).toSorted()).toEqual(
    getIds(answer.customerLearningSpaceAccess.cloudModules).toSorted(),
  );
  expect(getIds(voucher.modules).length).toBeGreaterThan(2);
});

const startMutation = `mutation ($moduleId: String!, $caseId: String!, $voucherId: Int!) {
  startSingleUserCloudCase(moduleId: $moduleId, caseId: $caseId, voucherId: $voucherId) { id } }`;

/** Sends both while another connection holds a lock that stops the first one halfway, so that the second meets it there. */
async function meetHalfway<One, Other>(
  hold: RawBuilder<unknown>,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<readonly [One, Other]> {
  const { db } = portal.database;
  const areWaiting = async (count: number) => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length === count;
  };
  const sent = await db.transaction().execute(async (tx) => {
    await hold.execute(tx);
    const one = first();
    await expect.poll(() => areWaiting(1), { timeout: 30_000 }).toBe(true);
    const other = second();
    await expect.poll(() => areWaiting(2), { timeout: 30_000 }).toBe(true);
    return [one, other] as const;
  });
  return Promise.all(sent);
}

test("a start in progress keeps its hours, and a start after they were taken back finds none", async () => {
  const { nils } = cast;
  await addMachines(fleet(), 1);
  const start = (who: Caller, { voucherId }: Gift) =>
    outcome(who, startMutation, { ...caseOfTests, voucherId });
  const used = await give(george, { personId: nils.keycloakId });
  const before = await hoursOf(portal);
  // The start has already read the hours when it waits for the lock of the fleet.
  const fleetLock = sql`select pg_advisory_xact_lock(hashtextextended('cathedra.fleet', 0))`;
  expect(
    await meetHalfway(
      fleetLock,
      () => start(nils, used),
      () => outcome(george, undoMutation, used.undo),
    ),
  ).toEqual(["ok", "UNDO_NOT_POSSIBLE"]);
  expect(await hoursOf(portal)).toEqual(before);

  // The undo holds the lock of the hours while it waits for the account.
  const withdrawn = await give(george, { personId: tomas.keycloakId });
  expect(
    await meetHalfway(
      sql`select from quota_account where customer_id = 1 for update`,
      () => outcome(george, undoMutation, withdrawn.undo),
      () => start(tomas, withdrawn),
    ),
  ).toEqual(["ok", "NOT_FOUND"]);
  expect(await hoursOf(portal)).toEqual(before);
});

test("a case can be started with given hours at once", async () => {
  await addMachines(fleet(), 1);
  const { voucherId } = await give(george, { personId: tomas.keycloakId });
  expect(await outcome(tomas, startMutation, { ...caseOfTests, voucherId })).toBe("ok");
});
