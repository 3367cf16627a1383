import { instant } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { settleExpired } from "../../src/modules/access-vouchers/settle-expired.ts";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { type Caller, type CastApp, castApp, toClaims } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  accepting,
  acceptMutation,
  archiveMutation,
  aVoucher,
  aVoucherInput,
  editMutation,
  expectInvariants,
  hoursOf,
  newcomers,
  type Voucher,
} from "./voucher-builders.ts";

let portal: CastApp;
let now = Date.now();
const connections = 10;
const secondMs = 1000;

beforeAll(async () => {
  const database = { poolSize: connections, connectTimeoutMs: 30_000 };
  const http = {
    host: "",
    port: 0,
    publicUrl: "http://portal.example",
    trustProxy: true,
    shutdownDelayMs: 0,
  };
  portal = await castApp([], { database, processes: 3, clock: () => instant(now), config: { http } });
});
afterEach(() => expectInvariants(portal));
afterAll(() => portal.close());

/** Calls at once, on connections that are open already: on a cold pool the calls follow each other. */
async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  await Promise.all(
    Array.from({ length: connections }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
  return Promise.all(calls.map((call) => call()));
}

/**
 * Each person has an address of their own: requests from one address are queued. A request that waited too long is refused
 * and repeated, as the web does.
 */
async function acceptingFrom(address: string, who: Caller, code: string) {
  const token = await portal.identity.token(toClaims(who));
  const body = { query: acceptMutation, variables: { code } };
  return async () => {
    for (;;) {
      const response = await portal.graphql(body, { token, headers: { "x-forwarded-for": address } });
      const outcome = decideOutcome(response.json());
      if (outcome !== "UNAVAILABLE") return outcome;
    }
  };
}

function tally(outcomes: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...new Set(outcomes)].map((each) => [each, outcomes.filter((outcome) => outcome === each).length]),
  );
}

test("of 200 who accept a voucher for 20 at once, exactly 20 succeed (2.008)", async () => {
  const people = await newcomers(portal, 200);
  const { code } = await aVoucher(portal, { maxUses: 20, maxDurationInSeconds: 3600 });
  const calls = await Promise.all(people.map((who, index) => acceptingFrom(`10.0.0.${index}`, who, code)));
  expect(tally(await atOnce(calls))).toEqual({ ok: 20, VOUCHER_NO_MORE_USES: 180 });
});

test("one person who accepts many times at once accepts once", async () => {
  const [who] = await newcomers(portal, 1);
  if (who === undefined) throw new Error("nobody came");
  for (const round of [1, 2, 3]) {
    const { code } = await aVoucher(portal);
    const outcomes = await atOnce(Array.from({ length: 10 }, () => accepting(portal, who, code)));
    expect(tally(outcomes), `round ${round}`).toEqual({ ok: 1, VOUCHER_ALREADY_USED: 9 });
  }
});

const settling = async () => String(await settleExpired(portal.database.db, instant(now)));

test("a voucher that expires during acceptances returns the remaining time once", async () => {
  for (const round of [1, 2, 3]) {
    const before = await hoursOf(portal);
    const people = await newcomers(portal, 10);
    const voucher = await aVoucher(portal, {
      maxUses: 10,
      maxDurationInSeconds: 3600,
      validTo: new Date(now + secondMs).toISOString(),
    });
    const outcomes = await atOnce([
      ...people.slice(0, 6).map((who) => accepting(portal, who, voucher.code)),
      async () => {
        now += secondMs;
        return settling();
      },
      settling,
      settling,
      ...people.slice(6).map((who) => accepting(portal, who, voucher.code)),
    ]);
    const { ok = 0, OLD_VOUCHER = 0, ...settled } = tally(outcomes);
    expect(ok + OLD_VOUCHER, `round ${round}`).toBe(10);
    expect(settled).toEqual({ "0": 2, "1": 1 });
    expect(await hoursOf(portal)).toEqual({
      ...before,
      spendable: before.spendable - ok,
      consumed: before.consumed + ok,
    });
  }
});

test("simultaneous archiving, expiry and change lead to one consistent end", async () => {
  for (const round of [1, 2, 3]) {
    const before = await hoursOf(portal);
    const voucher = await aVoucher(portal, { validTo: new Date(now + secondMs).toISOString() });
    now += round === 1 ? secondMs : 0;
    const archiving = async () =>
      decideOutcome(await portal.ask(cast.ruth, archiveMutation, { id: voucher.id }));
    const outcomes = await atOnce([
      archiving,
      settling,
      () => changing(voucher, 5),
      archiving,
      settling,
      () => changing(voucher, 2),
    ]);
    expect(
      outcomes.filter((outcome) => outcome === "VOUCHER_ARCHIVED").length,
      `round ${round}`,
    ).toBeGreaterThan(0);
    expect((await hoursOf(portal)).reserved).toBe(before.reserved);
    expect(await hoursOf(portal)).toEqual(before);
    now += 2 * secondMs;
  }
});

async function changing({ id }: Voucher, maxUses: number): Promise<string> {
  const { modules, validTo } = aVoucherInput({}, now);
  return decideOutcome(
    await portal.ask(cast.ruth, editMutation, { voucherId: id, validTo, maxUses, modules }),
  );
}

test("after simultaneous changes of the maximum number of users, the reserved time matches the last one", async () => {
  const before = await hoursOf(portal);
  const voucher = await aVoucher(portal, { maxDurationInSeconds: 3600 });
  await atOnce([1, 2, 3, 4, 5, 6, 7, 8].map((maxUses) => () => changing(voucher, maxUses)));
  const { max_uses } = await unbranded(portal.database.db)
    .selectFrom("resource_access_voucher")
    .select("max_uses")
    .where("id", "=", voucher.id)
    .executeTakeFirstOrThrow();
  expect((await hoursOf(portal)).reserved).toBe(before.reserved + max_uses);
});

test("vouchers that together need more time than available are not all created", async () => {
  const { spendable } = await hoursOf(portal);
  const each = Math.floor(spendable / 3);
  const overrides = { maxUses: 1, maxDurationInSeconds: each * 3600 };
  const outcomes = await atOnce(
    Array.from({ length: 5 }, () => async () => {
      try {
        return (await aVoucher(portal, overrides)).state;
      } catch (error) {
        return String(error).includes("TOO_LITTLE_SPENDABLE_TIME") ? "refused" : String(error);
      }
    }),
  );
  expect(tally(outcomes)).toEqual({ active: 3, refused: 2 });
});
