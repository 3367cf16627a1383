import { tmpdir } from "node:os";
import { migrateToLatest, openDatabase, seedDemo } from "@cathedra/api";
import { demoWorld } from "@cathedra/test-fixtures";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runInvariants } from "./testing/run-invariants.ts";

// The tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let url: string;

beforeAll(async () => {
  server = await startTemporaryPostgres();
  url = server.url("postgres");
  await migrateToLatest(url);
  await changing((db) => seedDemo(db, demoWorld, []));
});
afterAll(() => server.stop());

async function changing(
  change: (db: ReturnType<typeof openDatabase>["db"]) => Promise<unknown>,
): Promise<void> {
  const { db, close } = openDatabase(url);
  await change(db).finally(close);
}

test("prints that each invariant holds and exits with 0", async () => {
  const { code, said } = await runInvariants({ DATABASE_URL: url });
  expect(said).toMatch(/^ok {8}the balances of an account are those of its entries \(\d+ ms\)$/m);
  expect(said).toMatch(/^All \d+ invariants hold, of 2 accounts, /m);
  expect(code).toBe(0);
});

test("prints each violation with place and count and exits with 1", async () => {
  await changing((db) => sql`update quota_account set spendable_ms = spendable_ms + 5`.execute(db));
  const { code, said } = await runInvariants({ DATABASE_URL: url });
  expect(said).toMatch(
    /^VIOLATED {2}the balances of an account are those of its entries: 2 times .*\n +customer 1: \d+/m,
  );
  expect(said).toMatch(/^2 of \d+ invariants do not hold/m);
  expect(code).toBe(1);

  const asJson = await runInvariants({ DATABASE_URL: url }, ["--json"]);
  const { holds, census, findings } = JSON.parse(asJson.said);
  expect([asJson.code, holds, census.accounts]).toEqual([1, false, 2]);
  expect(findings).toContainEqual({
    invariant: "the balances of an account are those of its entries",
    violations: 2,
    examples: [1, 2].map((id) => ({ what: `customer ${id}`, found: expect.any(String) })),
    ms: expect.any(Number),
  });
  await changing((db) => sql`update quota_account set spendable_ms = spendable_ms - 5`.execute(db));
});

test.each([
  [
    "a missing database",
    { CATHEDRA_DATA: tmpdir() },
    /^There is no database: set DATABASE_URL, or run `npm start` first\.\n$/,
  ],
  [
    "an unreachable database",
    { DATABASE_URL: "postgres://someone:secret-word@127.0.0.1:9/nothing" },
    /^The invariants cannot be looked at: .+\n$/,
  ],
])("%s is reported in one sentence without a password and exits with 2", async (_, environment, sentence) => {
  const { code, said } = await runInvariants(environment);
  expect([code, said]).toEqual([2, expect.stringMatching(sentence)]);
  expect(said).not.toContain("secret-word");
});
