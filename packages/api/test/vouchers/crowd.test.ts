import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { cast } from "@cathedra/test-fixtures";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestLimits } from "../../src/db/database.ts";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { type Answer, type Caller, type CastApp, castApp, toClaims } from "../support/cast-app.ts";
import { acceptMutation, aVoucher, expectInvariants, newcomers } from "./voucher-builders.ts";

let portal: CastApp;
let url = "";
const connections = 4;
/** Longer than a request waits for a connection, as on an overloaded machine. */
const heldMs = 1_500;

beforeAll(async () => {
  const database = { ...requestLimits, poolSize: connections };
  portal = await castApp([], { database });
  await portal.app.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}/api/graphql`;
});
afterAll(() => portal.close());

type Sender = (query: string, variables?: unknown) => Promise<string>;

/** Sends a browser's request over HTTP. */
async function senderOf(who: Caller): Promise<Sender> {
  const authorization = `Bearer ${await portal.identity.token(toClaims(who))}`;
  return async (query, variables = {}) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify({ query, variables }),
    });
    return decideOutcome((await response.json()) as Answer<unknown>);
  };
}

/** Holds the locks of a statement while `in the meantime` runs, as a slow process that was first would. */
async function holding<T>(lock: string, id: number, meanwhile: (release: () => Promise<void>) => Promise<T>) {
  const client = new pg.Client({ connectionString: portal.database.url });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(lock, [id]);
    return await meanwhile(async () => void (await client.query("rollback")));
  } finally {
    await client.end();
  }
}

const lockVoucher = "select from resource_access_voucher where id = $1 for update";
const lockAccount = "select from quota_account where customer_id = $1 for update";

const inUse = () => portal.pool.totalCount - portal.pool.idleCount;

function tally(outcomes: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Requests of people who only read while the lock is held: their answers, and the connections in use. */
async function bystanding(): Promise<{ readonly outcomes: readonly string[]; readonly mostInUse: number }> {
  const send = await senderOf(cast.ruth);
  const until = performance.now() + heldMs;
  const outcomes: string[] = [];
  let mostInUse = 0;
  while (performance.now() < until) {
    mostInUse = Math.max(mostInUse, inUse());
    outcomes.push(await send("{ customers { id name } }"));
    await sleep(20);
  }
  return { outcomes, mostInUse };
}

test("of 64 people who accept a voucher for 20 at once, 20 succeed, 44 get the reason, and others are unaffected", async () => {
  const senders = await Promise.all((await newcomers(portal, 64)).map(senderOf));
  const { id, code } = await aVoucher(portal, { maxUses: 20, maxDurationInSeconds: 3600 });
  const { accepted, beside } = await holding(lockVoucher, id, async (release) => {
    const accepting = senders.map((send) => send(acceptMutation, { code }));
    const beside = await bystanding();
    await release();
    return { accepted: await Promise.all(accepting), beside };
  });
  expect(tally(accepted)).toEqual({ ok: 20, VOUCHER_NO_MORE_USES: 44 });
  expect(tally(beside.outcomes)).toEqual({ ok: beside.outcomes.length });
  // A single connection waits for the lock, on behalf of all callers.
  expect(beside.mostInUse).toBeLessThan(connections);
  await expectInvariants(portal);
});

test("simultaneous voucher requests of one account leave half of the connections to others", async () => {
  const people = await newcomers(portal, 24);
  const vouchers = await Promise.all(
    people.map(() => aVoucher(portal, { maxUses: 1, maxDurationInSeconds: 3600 })),
  );
  const senders = await Promise.all(people.map(senderOf));
  const { accepted, beside } = await holding(lockAccount, 1, async (release) => {
    const accepting = senders.map((send, index) => send(acceptMutation, { code: vouchers[index]?.code }));
    const beside = await bystanding();
    await release();
    return { accepted: await Promise.all(accepting), beside };
  });
  expect(tally(accepted)).toEqual({ ok: 24 });
  expect(tally(beside.outcomes)).toEqual({ ok: beside.outcomes.length });
  await expectInvariants(portal);
});
