import { cast, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { accept, aVoucher } from "../vouchers/voucher-builders.ts";
import { topUp } from "./operations.ts";

const customerId = getCustomer("northgate").id;
const query = `query (
  $customerId: Int!, $kind: CloudModuleQuotaTransactionKind, $voucherId: Int, $personId: ID, $from: DateTime,
  $to: DateTime, $limit: Int, $offset: Int
) {
  customerCloudModuleQuotaTransactions(
    customerId: $customerId, kind: $kind, voucherId: $voucherId, personId: $personId, from: $from, to: $to,
    limit: $limit, offset: $offset
  ) {
    totalCount
    transactions { number kind createdAt voucherId voucherType voucherName eventName usedInMs actor { keycloak_id } user { keycloak_id } }
  }
}`;
type Entry = {
  readonly number: number;
  readonly kind: string;
  readonly createdAt: string;
  readonly voucherId: number | null;
  readonly voucherType: string | null;
  readonly voucherName: string | null;
  readonly eventName: string | null;
  readonly usedInMs: number | null;
  readonly actor: { readonly keycloak_id: string } | null;
  readonly user: { readonly keycloak_id: string } | null;
};
const ledger = async (filters: object = {}) =>
  (
    await portal.get<{
      customerCloudModuleQuotaTransactions: { totalCount: number; transactions: readonly Entry[] };
    }>(cast.ruth, query, { customerId, limit: 100, ...filters })
  ).customerCloudModuleQuotaTransactions;

const portal = setUpCastApp();
beforeAll(async () => {
  await topUp(portal, customerId, 100);
  const spring = await aVoucher(portal, { name: "Residents, spring" });
  await aVoucher(portal);
  // Another account's entry between these, with a number of its own.
  await topUp(portal, getCustomer("lakeside").id, 10);
  await accept(portal, cast.maya, spring.code);
  await accept(portal, cast.priya, spring.code);
  await topUp(portal, customerId, -1);
});

test("every filter returns exactly the entries that match it", async () => {
  const { transactions: all } = await ledger();
  const granted = all.find(({ user }) => user !== null);
  const voucherId = granted?.voucherId ?? 0;
  const middle = all[2]?.createdAt ?? "";
  const is = (person: string) => (entry: Entry) =>
    entry.user?.keycloak_id === person || entry.actor?.keycloak_id === person;
  const filters: readonly (readonly [object, (entry: Entry) => boolean])[] = [
    [{ kind: "top_up" }, ({ kind }) => kind === "top_up"],
    [{ kind: "consume" }, ({ kind }) => kind === "consume"],
    [{ voucherId }, (entry) => entry.voucherId === voucherId],
    [{ personId: cast.maya.keycloakId }, is(cast.maya.keycloakId)],
    [
      { personId: cast.ruth.keycloakId, kind: "reserve" },
      (entry) => is(cast.ruth.keycloakId)(entry) && entry.kind === "reserve",
    ],
    [{ from: middle }, ({ createdAt }) => createdAt >= middle],
    [{ to: middle }, ({ createdAt }) => createdAt < middle],
    [{ from: middle, to: middle }, () => false],
    [{ from: "2001-01-01T00:00:00Z" }, () => true],
    [{ to: "2001-01-01T00:00:00Z" }, () => false],
    [{ personId: "nobody" }, () => false],
  ];
  for (const [filter, matches] of filters) {
    const expected = all.filter(matches);
    expect(await ledger(filter), JSON.stringify(filter)).toEqual({
      totalCount: expected.length,
      transactions: expected,
    });
    const part = await ledger({ ...filter, limit: 1, offset: 1 });
    expect(part).toEqual({ totalCount: expected.length, transactions: expected.slice(1, 2) });
  }
});

test("granted hours report how much was used, and a voucher's name is never shown as an event's name", async () => {
  const { rows } =
    await sql`update voucher_user set used_s = 600 where user_id = ${cast.maya.userId} returning 1`.execute(
      portal.database.db,
    );
  expect(rows).toHaveLength(1);
  const { transactions } = await ledger({ personId: cast.maya.keycloakId });
  expect(transactions).toMatchObject([
    {
      kind: "consume",
      usedInMs: 600_000,
      voucherType: "cloud_modules",
      voucherName: "Residents, spring",
      eventName: null,
    },
  ]);
  const { transactions: reserved } = await ledger({ kind: "reserve" });
  expect(reserved.map(({ usedInMs }) => usedInMs)).toEqual(reserved.map(() => null));
});
