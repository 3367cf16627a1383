import { randomUUID } from "node:crypto";
import { maxSavesAtOnce } from "@cathedra/domain/logbook";
import { aRecord, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { recordQuery } from "./fields.ts";
import { refused, saved, saveTogether, saving } from "./save-helpers.ts";

const portal = setUpCastApp([aRecord()]);
/** Its people can send two requests of 25 new records. */
const strict = setUpCastApp([], { config: { rateLimits: { user: 310, address: 10_000 } } });

type Saves = readonly ReturnType<typeof saving>[];
const getResults = async (who: Caller, saves: Saves, from = portal) =>
  (await from.get(who, saveTogether, { saves })).saveActivities;
const getCode = async (who: Caller, saves: Saves, from = portal) =>
  (await from.ask(who, saveTogether, { saves })).errors?.[0]?.extensions.code;
const aSave = (more: Parameters<typeof saving>[0] = {}) => saving({ clientKey: randomUUID(), ...more });

/** All rows of the logbook, to see what a request has changed. */
async function getRows({ database } = portal): Promise<readonly string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_json(logbook_record)::text as row from logbook_record
    union all select to_json(logbook_participant)::text from logbook_participant
    union all select to_json(logbook_draft)::text from logbook_draft`.execute(database.db);
  return rows.map(({ row }) => row).toSorted();
}

test("each record is saved or refused as a single save does it, and in its order", async () => {
  const mine = await saved(portal, cast.maya, saving({ clientKey: randomUUID() }));
  const others = await getRows();
  const wrong = aSave({ hospital: "" });
  const stale = saving({ id: mine.id, modifiedAt: "2026-01-01T00:00:00.000Z" });
  const saves = [
    aSave({ procedureIndication: "First" }),
    wrong,
    stale,
    aSave({ procedureIndication: "Last" }),
  ];
  const results = await getResults(cast.maya, saves);
  expect(results.map(({ activity, refusal }) => activity?.procedureIndication ?? refusal?.code)).toEqual([
    "First",
    "INVALID_INPUT",
    "CONFLICT",
    "Last",
  ]);
  const { fields } = JSON.parse(results[1]?.refusal?.facts ?? "{}") as { fields?: { path: string }[] };
  expect({ code: results[1]?.refusal?.code, paths: fields?.map(({ path }) => path) }).toEqual(
    await refused(portal, cast.maya, wrong),
  );
  for (const { activity } of results)
    if (activity) expect(await portal.get(cast.maya, recordQuery, { id: activity.id })).toEqual({ activity });
  const rows = await getRows();
  expect(others.filter((row) => !rows.includes(row))).toEqual([]);
  const ids = results.flatMap(({ activity }) => activity?.id ?? []);
  const written = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "subject"])
    .where("subject", "in", ids)
    .orderBy("id")
    .execute();
  expect(written).toEqual(ids.map((subject) => ({ action: "logbook.record_created", subject })));
});

const many = (count = maxSavesAtOnce): Saves => Array.from({ length: count }, () => aSave());

test("records that are sent again with their client keys stay the same records, and use less of the rate limit", async () => {
  const saves = many();
  const first = await getResults(cast.maya, saves, strict);
  const before = await getRows(strict);
  expect(await getResults(cast.maya, saves, strict)).toEqual(first);
  expect(await getRows(strict)).toEqual(before);
  // 310 - 2 × 151 points would not be enough for these.
  expect(await getCode(cast.maya, many(10), strict)).toBe(undefined);
});

test("every record is paid for, and nothing is saved of what is too much", async () => {
  for (let at = 0; at < 2; at += 1) expect(await getCode(cast.tomas, many(), strict)).toBe(undefined);
  const before = await getRows(strict);
  expect(await getCode(cast.tomas, many(), strict)).toBe("RATE_LIMITED");
  expect(await getRows(strict)).toEqual(before);
});

test("more records than one request may have, and people without a logbook, are refused", async () => {
  expect(await getCode(cast.maya, many(maxSavesAtOnce + 1))).toBe("BAD_REQUEST");
  expect(await getCode(cast.nils, [aSave()])).toBe("FORBIDDEN");
  expect(await getResults(cast.maya, [])).toEqual([]);
});

test("the statements of each record are those that its points pay for", async () => {
  const saves = [aSave(), aSave(), aSave()];
  const statements = await statementsOf(() => getResults(cast.maya, saves));
  expect(statements.length - 1, statements.join("\n")).toBeLessThanOrEqual(3 * 6);
});

test("a person's request does not save as another person", async () => {
  const mine = await saved(portal, cast.maya, saving({ clientKey: randomUUID() }));
  const before = await getRows();
  const [result] = await getResults(cast.aiko, [saving({ id: mine.id, modifiedAt: mine.modifiedAt })]);
  expect(result).toMatchObject({ activity: null, refusal: { code: "NOT_FOUND" } });
  expect(await getRows()).toEqual(before);
});
