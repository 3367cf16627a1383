import { instant } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { afterEach, expect, test } from "vitest";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  accept,
  archiveMutation,
  aVoucher,
  aVoucherInput,
  createMutation,
  editMutation,
  expectInvariants,
  getFields,
  hourMs,
  hoursOf,
  keysOfLedger,
  newcomers,
  toAuditFacts,
  type Voucher,
} from "./voucher-builders.ts";

let now = Date.now();

const portal = setUpCastApp([], { clock: () => instant(now) });
afterEach(() => expectInvariants(portal));

const secondMs = 1000;

type Created = { readonly createCloudModulesResourceAccessVoucher: Voucher };

const edit = (voucher: Voucher, change: Readonly<Record<string, unknown>>, who = cast.ruth) =>
  portal.ask(who, editMutation, {
    voucherId: voucher.id,
    validTo: voucher.validTo,
    maxUses: voucher.maxUses,
    modules: aVoucherInput().modules,
    ...change,
  });

test("an admin of a listed customer creates a voucher, which reserves its users' time (2.036, X57)", async () => {
  const before = await hoursOf(portal);
  const { createCloudModulesResourceAccessVoucher: made } = await portal.get<Created>(
    cast.george,
    createMutation,
    aVoucherInput(),
  );
  expect(made).toMatchObject({
    code: expect.stringMatching(/^cmrav\w{26}$/),
    used: 0,
    maxUses: 3,
    maxDurationInSeconds: 7200,
    state: "active",
    modules: [
      {
        moduleId: "carotid-stenting",
        cases: [{ caseId: "carotid-stenting-01" }, { caseId: "carotid-stenting-02" }],
      },
    ],
  });
  expect(await hoursOf(portal)).toEqual({
    ...before,
    spendable: before.spendable - 6,
    reserved: before.reserved + 6,
  });
  const log = await toAuditFacts(portal, made.id);
  expect(log).toMatchObject([
    {
      actor_id: cast.george.userId,
      customer_id: 1,
      action: "voucher.created",
      after: { maxUses: 3, cases: ["carotid-stenting-01", "carotid-stenting-02"] },
    },
  ]);
  expect(JSON.stringify(log)).not.toContain(made.code);
});

test("repeated and simultaneous creation calls return the same voucher", async () => {
  const before = await hoursOf(portal);
  const input = aVoucherInput({ idempotencyKey: "twice" });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => portal.get(cast.george, createMutation, input)),
  );
  expect(new Set(answers.map((each) => each.createCloudModulesResourceAccessVoucher.id)).size).toBe(1);
  expect((await hoursOf(portal)).reserved).toBe(before.reserved + 6);
});

test("too little spendable time is refused with the specified text, and nothing is stored (2.047)", async () => {
  const before = await hoursOf(portal);
  const { errors } = await portal.ask(cast.george, createMutation, aVoucherInput({ maxUses: 100 }));
  expect(errors?.[0]).toMatchObject({
    message: "Too little spendable time in cloud cases time quota.",
    extensions: { code: "TOO_LITTLE_SPENDABLE_TIME" },
  });
  expect(await hoursOf(portal)).toEqual(before);
});

test.each([
  [{ maxUses: 0 }, { maxUses: "OUT_OF_RANGE" }],
  [
    { maxUses: 101, maxDurationInSeconds: 3599 },
    { maxUses: "OUT_OF_RANGE", maxDurationInSeconds: "HOURS_OUT_OF_RANGE" },
  ],
  [{ validTo: "2020-01-01T00:00:00Z" }, { validTo: "IN_THE_PAST" }],
  [{ modules: [] }, { modules: "CASES_REQUIRED" }],
  [
    { modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-05"] }] },
    { "modules.0.caseIds.0": "NOT_AN_OPTION" },
  ],
  [{ learningSpaceId: 3 }, { learningSpaceId: "NOT_AN_OPTION" }],
])("errors of %o are reported by field (2.039-2.045)", async (change, fields) => {
  expect(getFields(await portal.ask(cast.george, createMutation, aVoucherInput(change)))).toEqual(fields);
});

test("more users reserve more time, fewer return it, and the number cannot fall below acceptances (X57, X62)", async () => {
  const voucher = await aVoucher(portal);
  const [first, second] = await newcomers(portal, 2);
  if (first === undefined || second === undefined) throw new Error("nobody came");
  await accept(portal, first, voucher.code);
  await accept(portal, second, voucher.code);
  const before = await hoursOf(portal);
  expect(decideOutcome(await edit(voucher, { maxUses: 5 }))).toBe("ok");
  expect((await hoursOf(portal)).reserved).toBe(before.reserved + 4);
  expect(decideOutcome(await edit(voucher, { maxUses: 5 })), "sent again").toBe("ok");
  expect((await hoursOf(portal)).reserved).toBe(before.reserved + 4);
  expect(decideOutcome(await edit(voucher, { maxUses: 2 }))).toBe("ok");
  expect((await hoursOf(portal)).reserved).toBe(before.reserved - 2);
  expect(getFields(await edit(voucher, { maxUses: 1 }))).toEqual({ maxUses: "BELOW_USED" });
  const { errors } = await edit(voucher, { maxUses: 100 });
  expect(errors?.[0]?.extensions.code).toBe("TOO_LITTLE_SPENDABLE_TIME");
  expect(
    (await toAuditFacts(portal, voucher.id)).filter(({ action }) => action === "voucher.changed"),
  ).toHaveLength(2);
});

test("a case that the account lost may stay in a voucher, but cannot be added again (X62)", async () => {
  const voucher = await aVoucher(portal);
  const { db } = portal.database;
  await unbranded(db)
    .deleteFrom("customer_case_access")
    .where("case_id", "=", "carotid-stenting-02")
    .execute();
  const kept = [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-02", "carotid-stenting-03"] }];
  expect(decideOutcome(await edit(voucher, { modules: kept }))).toBe("ok");
  const without = [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-03"] }];
  expect(decideOutcome(await edit(voucher, { modules: without }))).toBe("ok");
  expect(getFields(await edit(voucher, { modules: kept }))).toEqual({
    "modules.0.caseIds.0": "NOT_AN_OPTION",
  });
  await unbranded(db)
    .insertInto("customer_case_access")
    .values({ customer_id: 1, case_id: "carotid-stenting-02" })
    .execute();
});

test("archiving returns the remaining reserved time once (2.038, X57)", async () => {
  const voucher = await aVoucher(portal);
  const [who] = await newcomers(portal, 1);
  if (who === undefined) throw new Error("nobody came");
  await accept(portal, who, voucher.code);
  const before = await hoursOf(portal);
  const archive = () => portal.ask(cast.george, archiveMutation, { id: voucher.id });
  expect((await archive()).data).toMatchObject({
    archiveResourceAccessVoucher: {
      type: "cloud_modules",
      cloudModulesVoucher: { state: "archived", archivedByUserId: cast.george.keycloakId },
    },
  });
  expect(await hoursOf(portal)).toEqual({
    ...before,
    spendable: before.spendable + 4,
    reserved: before.reserved - 4,
  });
  expect((await toAuditFacts(portal, voucher.id)).at(-1)).toMatchObject({
    action: "voucher.archived",
    customer_id: 1,
    before: { used: 1, reservedMs: 4 * hourMs },
  });
  expect(await keysOfLedger(portal, voucher.id)).toContain(`voucher:${voucher.id}:settle`);
  expect(decideOutcome(await archive())).toBe("VOUCHER_ARCHIVED");
  expect(decideOutcome(await edit(voucher, { maxUses: 9 }))).toBe("VOUCHER_ARCHIVED");
  expect(decideOutcome(await accept(portal, cast.maya, voucher.code))).toBe("VOUCHER_EXPIRED");
});

const codeMutation = (name: "regenerate" | "revoke") => `mutation ($id: Int!) {
  ${name}ResourceAccessVoucherCode(resourceAccessVoucherId: $id) { cloudModulesVoucher { code } }
}`;

test("a replaced or withdrawn code is no longer accepted", async () => {
  const voucher = await aVoucher(portal);
  const answer = await portal.get<{
    regenerateResourceAccessVoucherCode: { cloudModulesVoucher: { code: string } };
  }>(cast.george, codeMutation("regenerate"), { id: voucher.id });
  const { code } = answer.regenerateResourceAccessVoucherCode.cloudModulesVoucher;
  expect(code).toMatch(/^cmrav\w{26}$/);
  expect(decideOutcome(await accept(portal, cast.maya, voucher.code))).toBe("INVALID_VOUCHER");
  expect(await portal.get(cast.george, codeMutation("revoke"), { id: voucher.id })).toMatchObject({
    revokeResourceAccessVoucherCode: { cloudModulesVoucher: { code: null } },
  });
  expect(decideOutcome(await portal.ask(cast.george, codeMutation("revoke"), { id: voucher.id }))).toBe("ok");
  expect(decideOutcome(await accept(portal, cast.maya, code))).toBe("INVALID_VOUCHER");
  const log = await toAuditFacts(portal, voucher.id);
  expect(log).toMatchObject([
    { customer_id: 1, action: "voucher.created" },
    { customer_id: 1, action: "voucher.code_regenerated" },
    { customer_id: 1, action: "voucher.code_revoked" },
  ]);
  expect(JSON.stringify(log)).not.toContain(code);
});

test("an expired voucher can be archived, but neither changed nor given a new code (2.030)", async () => {
  const voucher = await aVoucher(portal, { validTo: new Date(now + secondMs).toISOString() });
  now += secondMs;
  const later = { validTo: new Date(now + hourMs).toISOString() };
  expect(decideOutcome(await edit(voucher, later))).toBe("VOUCHER_NOT_EDITABLE");
  expect(decideOutcome(await portal.ask(cast.ruth, codeMutation("regenerate"), { id: voucher.id }))).toBe(
    "VOUCHER_NOT_EDITABLE",
  );
  expect(decideOutcome(await portal.ask(cast.ruth, archiveMutation, { id: voucher.id }))).toBe("ok");
  now -= secondMs;
});

test("another customer's voucher and an unknown one are not found", async () => {
  const { id } = await aVoucher(portal);
  for (const voucherId of [id, 999_999, -1]) {
    expect(decideOutcome(await edit({ ...(await aVoucher(portal)), id: voucherId }, {}, cast.helena))).toBe(
      "NOT_FOUND",
    );
    expect(decideOutcome(await portal.ask(cast.helena, archiveMutation, { id: voucherId }))).toBe(
      "NOT_FOUND",
    );
  }
  expect(decideOutcome(await portal.ask(cast.helena, createMutation, aVoucherInput()))).toBe("NOT_FOUND");
  expect(
    decideOutcome(await portal.ask(cast.helena, createMutation, aVoucherInput({ customerId: 999 }))),
  ).toBe("NOT_FOUND");
  // Her own customer is not on the list, so the answer is forbidden instead of not found (X21).
  expect(decideOutcome(await portal.ask(cast.helena, createMutation, aVoucherInput({ customerId: 2 })))).toBe(
    "FORBIDDEN",
  );
});

test("creating and changing a voucher takes the same statements for any number of cases and users", async () => {
  const input = aVoucherInput();
  const created = await statementsOf(() => portal.get(cast.george, createMutation, input));
  const voucher = await aVoucher(portal);
  const edited = await statementsOf(() => edit(voucher, { maxUses: 4 }, cast.george));
  expect([created.length, edited.length]).toEqual([10, 10]);
});
