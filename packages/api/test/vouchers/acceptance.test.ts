import { instant } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aNewcomer, decideOutcome } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { anEvent } from "./event-builder.ts";
import {
  accept,
  archiveMutation,
  aVoucher,
  expectInvariants,
  hoursOf,
  newcomers,
  toAuditFacts,
} from "./voucher-builders.ts";

let now = Date.now();
const secondMs = 1000;

const portal = setUpCastApp([], { clock: () => instant(now) });
beforeEach(() => portal.database.db.deleteFrom("wrong_code").execute());
afterEach(() => expectInvariants(portal));

test("a link grants a person its cases once and consumes their time (2.004, 2.009, 4.049)", async () => {
  const voucher = await aVoucher(portal);
  const before = await hoursOf(portal);
  expect((await accept(portal, cast.aiko, voucher.code)).data).toEqual({
    acceptResourceAccessVoucher: { voucherId: voucher.id, type: "cloud_modules" },
  });
  expect(decideOutcome(await accept(portal, cast.aiko, voucher.code))).toBe("VOUCHER_ALREADY_USED");
  expect(await hoursOf(portal)).toEqual({
    ...before,
    reserved: before.reserved - 2,
    consumed: before.consumed + 2,
  });
  const [, accepted, ...more] = await toAuditFacts(portal, voucher.id);
  expect(accepted).toEqual({
    actor_id: cast.aiko.userId,
    customer_id: 1,
    action: "voucher.accepted",
    before: null,
    after: { grantedInSeconds: 7200 },
  });
  expect(more).toEqual([]);
});

test("a code that is past its end, archived or used up is refused with that reason (2.008, 2.011, 2.012)", async () => {
  const old = await aVoucher(portal, { validTo: new Date(now + secondMs).toISOString() });
  const archived = await aVoucher(portal);
  const full = await aVoucher(portal, { maxUses: 1 });
  await portal.get(cast.ruth, archiveMutation, { id: archived.id });
  await accept(portal, cast.tomas, full.code);
  now += secondMs;
  const { errors } = await accept(portal, cast.maya, old.code);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "OLD_VOUCHER", validTo: old.validTo });
  expect(decideOutcome(await accept(portal, cast.maya, archived.code))).toBe("VOUCHER_EXPIRED");
  const refusal = (await accept(portal, cast.maya, full.code)).errors?.[0];
  expect(refusal).toMatchObject({
    message: "The voucher has no more uses",
    extensions: { code: "VOUCHER_NO_MORE_USES" },
  });
  expect(decideOutcome(await accept(portal, cast.tomas, full.code))).toBe("VOUCHER_ALREADY_USED");
  // A code that was once valid does not count as a wrong code.
  expect(await portal.database.db.selectFrom("wrong_code").selectAll().execute()).toEqual([]);
});

test("accepting an event uses the same call and costs its account nothing yet (2.015, X57)", async () => {
  const event = await anEvent(portal, { organizers: ["PRIYA.RAMAN@northgate.example"] });
  const before = await hoursOf(portal);
  expect((await accept(portal, cast.maya, event.code)).data).toEqual({
    acceptResourceAccessVoucher: { voucherId: event.id, type: "event" },
  });
  expect(await hoursOf(portal)).toEqual(before);
  // An organizer has the event already, by address or as its creator.
  const told = async (who: typeof cast.priya) =>
    (await accept(portal, who, event.code)).errors?.[0]?.extensions;
  for (const who of [cast.priya, cast.ruth])
    expect(await told(who)).toMatchObject({ code: "VOUCHER_ALREADY_USED", isOrganizer: true });
  expect(await told(cast.maya)).toMatchObject({ code: "VOUCHER_ALREADY_USED", isOrganizer: false });
  await portal.get(cast.ruth, archiveMutation, { id: event.id });
  expect((await hoursOf(portal)).reserved).toBe(before.reserved - 1);
});

test("unknown, malformed, withdrawn and group codes get the same answer with the same number of statements", async () => {
  const withdrawn = await aVoucher(portal);
  await portal.get(
    cast.ruth,
    "mutation ($id: Int!) { revokeResourceAccessVoucherCode(resourceAccessVoucherId: $id) { id } }",
    { id: withdrawn.id },
  );
  const codes = [
    `cmrav${"0".repeat(26)}`,
    `cerav${"0".repeat(26)}`,
    `CMRAV${withdrawn.code.slice(5)}`,
    withdrawn.code,
    `grp${"0".repeat(26)}`,
    "",
    "x".repeat(5000),
    "a\0b",
    "\ud800",
  ];
  for (const code of codes) {
    const who = aNewcomer();
    await portal.get(who, "{ user { email } }");
    let answer: unknown;
    const statements = await statementsOf(async () => {
      answer = await accept(portal, who, code);
    });
    expect(answer).toMatchObject({
      data: null,
      errors: [
        { message: "Invitation is invalid, try another link.", extensions: { code: "INVALID_VOUCHER" } },
      ],
    });
    expect(statements).toHaveLength(5);
  }
});

test("wrong voucher codes and wrong group codes count together (security)", async () => {
  const who = aNewcomer();
  const { code } = await aVoucher(portal);
  const invite = "mutation ($code: String!) { acceptInvite(code: $code) { groupName } }";
  for (let number = 0; number < 5; number += 1) {
    const wrong = String(number).padStart(26, "0");
    expect(decideOutcome(await portal.ask(who, invite, { code: `grp${wrong}` }))).toBe("INVALID_VOUCHER");
    expect(decideOutcome(await accept(portal, who, `cmrav${wrong}`))).toBe("INVALID_VOUCHER");
  }
  expect(decideOutcome(await accept(portal, who, code))).toBe("RATE_LIMITED");
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("ok");
});

test("accepting takes the same number of statements for any number of earlier acceptances", async () => {
  const { code } = await aVoucher(portal);
  const [first, second] = await newcomers(portal, 2);
  if (first === undefined || second === undefined) throw new Error("nobody came");
  const one = await statementsOf(() => accept(portal, first, code));
  const two = await statementsOf(() => accept(portal, second, code));
  expect([one.length, two.length]).toEqual([8, 8]);
});
