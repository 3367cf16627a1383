import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { refused, saved, saving, typing } from "./save-helpers.ts";

const callers = 10;

const portal = setUpCastApp([], { processes: 3, database: { poolSize: callers } });

/** The same call from many at once, on connections that are open already: on a cold pool the calls follow each other. */
async function atOnce<T>(call: (index: number) => Promise<T>): Promise<readonly T[]> {
  await Promise.all(
    Array.from({ length: callers }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
  return Promise.all(Array.from({ length: callers }, (_, index) => call(index)));
}

test("people who type the same new attending at once share one entry (X83)", async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const names = [`Round${round}, Ida`, `ROUND${round}, ida`];
    const records = await atOnce((index) =>
      saved(
        portal,
        index % 2 === 0 ? cast.maya : cast.priya,
        typing(names[index % 2] ?? "", { participants: [] }),
      ),
    );
    expect(new Set(records.map(({ attending }) => attending.id)).size).toBe(1);
  }
  const { db } = portal.database;
  const made = await db.selectFrom("attending").select("id").where("last_name", "ilike", "round%").execute();
  expect(made).toHaveLength(5);
});

test("simultaneous calls with a client's key create one record and one audit row", async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const variables = saving({ clientKey: `key ${round}` });
    const records = await atOnce(() => saved(portal, cast.maya, variables));
    const [id] = records.map((record) => record.id);
    expect(new Set(records.map((record) => record.id)).size).toBe(1);
    const { db } = portal.database;
    const audits = await db
      .selectFrom("audit_log")
      .select("id")
      .where("subject", "=", id ?? "")
      .execute();
    expect(audits).toHaveLength(1);
  }
});

test.each(["k".repeat(201), "k\0", "k\ud800", "\udc00k"])(
  "a client key that cannot be stored is refused: %j",
  async (clientKey) => {
    expect(await refused(portal, cast.maya, saving({ clientKey }))).toEqual({
      code: "INVALID_INPUT",
      paths: ["clientKey"],
    });
  },
);

test("a key belongs to the person who sent it, and a repeated call returns the record of the first", async () => {
  const first = await saved(portal, cast.maya, saving({ clientKey: "shared" }));
  const again = await saved(portal, cast.maya, saving({ clientKey: "shared", sex: "Male" }));
  const others = await saved(portal, cast.priya, saving({ clientKey: "shared" }));
  expect(again).toEqual(first);
  expect(others.id).not.toBe(first.id);
});

test("simultaneous changes to one record are serialised, and the participants are those of the last change", async () => {
  const { id } = await saved(portal, cast.maya, saving());
  const guests = (index: number) =>
    Array.from({ length: index + 1 }, (_, n) => ({ name: `Guest ${index}.${n}` }));
  await atOnce((index) => saved(portal, cast.maya, saving({ id, participants: guests(index) })));
  const { db } = portal.database;
  const people = await unbranded(db)
    .selectFrom("logbook_participant")
    .select("name")
    .where("record_id", "=", id)
    .where("position", ">=", 0)
    .orderBy("position")
    .execute();
  const last = people.length - 1;
  expect(people.map(({ name }) => name)).toEqual(guests(last).map(({ name }) => name));
  const record = await unbranded(db)
    .selectFrom("logbook_record")
    .select("participants_text")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(record.participants_text).toBe(people.map(({ name }) => name).join("\n"));
});
