import type { CustomerId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { audit } from "../../src/modules/audit/audit.ts";
import { setUpDatabase } from "../support/database.ts";

const database = setUpDatabase();

const rows = () => database.db.selectFrom("audit_log").selectAll().execute();

test("an audit row contains actor, action, subject and time", async () => {
  await database.db.transaction().execute((tx) =>
    audit(tx, cast.ruth, "hospital.changed", "thing-1", {
      customer: 7 as CustomerId,
      before: { name: "a" },
      after: { name: "b" },
    }),
  );
  expect(await rows()).toEqual([
    {
      id: 1,
      at: expect.any(Number),
      actor_id: cast.ruth.userId,
      action: "hospital.changed",
      subject: "thing-1",
      subject_name: "b",
      customer_id: 7,
      request_id: null,
      before: { name: "a" },
      after: { name: "b" },
      details: null,
    },
  ]);
});

test.each([
  "update audit_log set action = 'other'",
  "update audit_log set action = 'other' where false",
  "delete from audit_log",
  "truncate audit_log",
  "insert into audit_log (id, action, subject) overriding system value values (1, 'x', 'y') on conflict (id) do update set action = 'x'",
])("%s is refused", async (statement) => {
  const before = await rows();
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow("append-only");
  expect(await rows()).toEqual(before);
});

test("an audit row is rolled back together with its change", async () => {
  const before = await rows();
  const work = database.db.transaction().execute(async (tx) => {
    await audit(tx, cast.ruth, "hospital.changed", "thing-2", { customer: null });
    throw new Error("the change fails");
  });
  await expect(work).rejects.toThrow("the change fails");
  expect(await rows()).toEqual(before);
});
