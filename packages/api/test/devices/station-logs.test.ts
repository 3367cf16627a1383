import { createHash, randomUUID } from "node:crypto";
import { stationLimits } from "@cathedra/domain/stations";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { sweepStationLogs } from "../../src/modules/devices/public.ts";
import { sweepObjects } from "../../src/modules/files/public.ts";
import { setUpTestApp } from "../support/app.ts";
import { type EnrolledStation, enrolledStation } from "../support/stations.ts";

let station: EnrolledStation;
const { pieceBytes, underWay } = stationLimits.log;

const portal = setUpTestApp({ withWorld: true });
beforeAll(async () => {
  station = await enrolledStation(portal);
});

const line = "2026-11-22T10:00:00Z INFO catheter advanced 3 mm\n";
const text = (size: number) => Buffer.alloc(size, line);
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const announced = (bytes: Buffer, changes: object = {}) => ({
  name: `${randomUUID()}.log`,
  startedAt: hoursAgo(2),
  endedAt: hoursAgo(1.5),
  size: bytes.length,
  sha256: sha256(bytes),
  ...changes,
});
const announce = (log: object) => station.says("POST", "/api/stations/logs", log);
const piece = (id: string, offset: number, bytes: Buffer) =>
  station.says("PUT", `/api/stations/logs/${id}/pieces?offset=${offset}`, bytes);
const getParts = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) => ({
    offset: at * pieceBytes,
    bytes: bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes),
  }));
const kept = async (id: string) => {
  const { rows } = await sql<{ key: string; done: boolean; received: number; damage: string | null }>`
    select object_key as key, done_at is not null as done, received, damage from station_log where id = ${id}`.execute(
    portal.database.db,
  );
  return rows[0];
};
const stored = async (key: string) => {
  const found = await portal.objectStore.get(key);
  return found && Buffer.concat(await found.body.toArray());
};

test("a log that arrives in pieces is stored completely", async () => {
  const bytes = text(2 * pieceBytes + 500);
  const log = announced(bytes);
  const { id, received, pieceBytes: length } = (await announce(log)).json();
  expect([received, length]).toEqual([0, pieceBytes]);
  for (const part of getParts(bytes)) {
    expect((await kept(id))?.done).toBe(false);
    const response = await piece(id, part.offset, part.bytes);
    expect(response.json()).toEqual({ received: part.offset + part.bytes.length });
  }
  const row = await kept(id);
  expect(row?.done).toBe(true);
  expect((await stored(row?.key ?? ""))?.equals(bytes)).toBe(true);
  expect((await announce(log)).json()).toEqual({ id, received: bytes.length, pieceBytes });
});

test("an interrupted upload resumes at its offset, and a repeated piece is answered again", async () => {
  const bytes = text(3 * pieceBytes);
  const log = announced(bytes);
  const { id } = (await announce(log)).json();
  const [first, second, third] = getParts(bytes);
  if (first === undefined || second === undefined || third === undefined) throw new Error("three pieces");
  await Promise.all([1, 2, 3].map(() => piece(id, first.offset, first.bytes)));
  expect((await announce(log)).json()).toMatchObject({ id, received: pieceBytes });
  const early = await piece(id, third.offset, third.bytes);
  expect([early.statusCode, early.json().error.code, early.json().error.received]).toEqual([
    409,
    "LOG_OFFSET",
    pieceBytes,
  ]);
  await piece(id, second.offset, second.bytes);
  expect((await piece(id, first.offset, first.bytes)).json()).toEqual({ received: 2 * pieceBytes });
  const last = await Promise.all([1, 2, 3].map(() => piece(id, third.offset, third.bytes)));
  expect(new Set(last.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await stored((await kept(id))?.key ?? ""))?.equals(bytes)).toBe(true);
});

test("a log that was altered in transit is refused and sent again", async () => {
  const bytes = text(pieceBytes + 10);
  const log = announced(bytes);
  const { id } = (await announce(log)).json();
  const [first, second] = getParts(bytes);
  if (first === undefined || second === undefined) throw new Error("two pieces");
  await piece(id, 0, first.bytes);
  const damaged = await piece(id, second.offset, Buffer.alloc(10, "x"));
  expect([damaged.statusCode, damaged.json().error.code]).toEqual([422, "LOG_DAMAGED"]);
  expect(damaged.json().error.reason).toBe("other_bytes");
  expect(await kept(id)).toMatchObject({ done: false, received: 0, damage: "other_bytes" });
  expect((await announce(log)).json()).toMatchObject({ id, received: 0 });
  await piece(id, 0, first.bytes);
  expect(await kept(id)).toMatchObject({ received: pieceBytes, damage: null });
  await piece(id, second.offset, second.bytes);
  expect(await kept(id)).toMatchObject({ done: true, damage: null });
});

test("a damaged log's name can be reused at once, and it does not count as an upload in progress", async () => {
  const own = await enrolledStation(portal, "lakesideLab");
  const says = (log: object) => own.says("POST", "/api/stations/logs", log);
  const bytes = text(100);
  const log = announced(bytes);
  const { id } = (await says(log)).json();
  const damaged = await own.says("PUT", `/api/stations/logs/${id}/pieces?offset=0`, Buffer.alloc(100, "x"));
  expect(damaged.json().error.code).toBe("LOG_DAMAGED");
  for (let at = 0; at < underWay; at += 1) expect((await says(announced(bytes))).statusCode).toBe(200);
  await sql`delete from station_log where station_id = ${own.id} and id <> ${id}`.execute(portal.database.db);
  const other = text(70);
  const anew = await says({ ...log, size: other.length, sha256: sha256(other) });
  expect([anew.statusCode, anew.json().received]).toEqual([200, 0]);
  const sent = await own.says("PUT", `/api/stations/logs/${anew.json().id}/pieces?offset=0`, other);
  expect(sent.json()).toEqual({ received: other.length });
});

test("invalid, oversized and unannounced logs are refused", async () => {
  const bytes = text(100);
  for (const [changes, path] of [
    [{ name: "core.exe" }, "name"],
    [{ name: "../../x" }, "name"],
    [{ size: stationLimits.log.bytes + 1 }, "size"],
    [{ size: 0 }, "size"],
    [{ sha256: "x" }, "sha256"],
    [{ endedAt: hoursAgo(3) }, "endedAt"],
    [{ name: "a\\b.log" }, "name"],
    [{ name: "two\nlines.log" }, "name"],
    [{ name: "gol.\u202eexe.log" }, "name"],
    [{ startedAt: "1970-01-01T00:00:00Z", endedAt: "1970-01-01T01:00:00Z" }, "startedAt"],
    [{ endedAt: "2099-01-01T00:00:00Z" }, "endedAt"],
  ] as const) {
    const response = await announce(announced(bytes, changes));
    expect([response.statusCode, response.json().error.fields[0].path]).toEqual([422, path]);
  }
  const { id } = (await announce(announced(bytes))).json();
  for (const [offset, sent, told] of [
    [1, bytes, { expectedBytes: null, message: expect.stringContaining("begins at byte 1.") }],
    [0, text(99), { expectedBytes: 100, message: "The piece at byte 0 has 100 bytes; 99 came." }],
  ] as const) {
    const response = await piece(id, offset, sent);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({
      code: "LOG_PIECE",
      offset,
      receivedBytes: sent.length,
      ...told,
    });
  }
  expect((await piece(id, 0, text(pieceBytes + 1))).statusCode).toBe(413);
  expect((await piece(randomUUID(), 0, bytes)).statusCode).toBe(404);
  const other = await enrolledStation(portal, "lakesideLab");
  const foreign = await other.says("PUT", `/api/stations/logs/${id}/pieces?offset=0`, bytes);
  expect(foreign.statusCode).toBe(404);
  const binary = Buffer.from([0, 1, 2, 3]);
  const log = (await announce(announced(binary))).json();
  expect((await piece(log.id, 0, binary)).json().error).toMatchObject({
    code: "LOG_DAMAGED",
    reason: "other_content",
    message: expect.stringContaining("what the ending of its name says"),
  });
  expect((await kept(log.id))?.damage).toBe("other_content");
});

test("a station has a limited number of unfinished uploads, and the sweep deletes them with their pieces", async () => {
  const own = await enrolledStation(portal, "lakesideTravelling");
  const bytes = text(2 * pieceBytes);
  const begin = () => own.says("POST", "/api/stations/logs", announced(bytes));
  const { id } = (await begin()).json();
  await own.says("PUT", `/api/stations/logs/${id}/pieces?offset=0`, bytes.subarray(0, pieceBytes));
  for (let at = 1; at < underWay; at += 1) expect((await begin()).statusCode).toBe(200);
  expect((await begin()).statusCode).toBe(429);
  // Only its own logs are affected, not those of another station.
  expect((await announce(announced(bytes))).statusCode).toBe(200);
  const { db } = portal.database;
  const key = `${(await kept(id))?.key}.0`;
  expect(await portal.objectStore.head(key)).toBeDefined();
  expect(await sweepStationLogs(db)).toBe(0);
  await sql`update station_log set begun_at = now() - interval '2 days' where station_id = ${own.id}`.execute(
    db,
  );
  expect(await sweepStationLogs(db)).toBe(underWay);
  await sql`update unowned_object set unowned_since = now() - interval '1 day'`.execute(db);
  await sweepObjects({ db, objectStore: portal.objectStore });
  expect(await portal.objectStore.head(key)).toBeUndefined();
  expect((await begin()).statusCode).toBe(200);
});

test("the oldest logs are deleted to make room for new ones", async () => {
  const { db } = portal.database;
  const own = await enrolledStation(portal, "northgateAngio");
  await sql`
    insert into station_log (station_id, name, started_at, ended_at, size, sha256, received, object_key, begun_at, done_at)
    select ${own.id}, 'old-' || n || '.log', now(), now(), 10, 'x', 10, 'station-logs/old-' || n,
      now() - n * interval '1 minute', now()
    from generate_series(1, ${stationLimits.log.kept}::int) n`.execute(db);
  await sql`
    insert into station_log (station_id, name, started_at, ended_at, size, sha256, received, object_key, begun_at, done_at)
    values (${station.id}, 'another-station.log', now(), now(), 10, 'x', 10, 'station-logs/other', now() - interval '1 year', now())`.execute(
    db,
  );
  expect((await own.says("POST", "/api/stations/logs", announced(text(50)))).statusCode).toBe(200);
  const { rows } = await sql<{ logs: number; oldest: boolean }>`
    select count(*)::int as logs, bool_or(name = ${`old-${stationLimits.log.kept}.log`}) as oldest
    from station_log where station_id = ${own.id}`.execute(db);
  expect(rows).toEqual([{ logs: stationLimits.log.kept, oldest: false }]);
  const others = await sql`select from station_log where name = 'another-station.log'`.execute(db);
  expect(others.rows).toHaveLength(1);
});

test("other content for a log's name must wait during its upload, and is refused once the log is complete", async () => {
  const { db } = portal.database;
  const [first, second] = [text(2 * pieceBytes), text(pieceBytes + 7)];
  const log = announced(first);
  const { id } = (await announce(log)).json();
  await piece(id, 0, first.subarray(0, pieceBytes));
  const other = { ...log, size: second.length, sha256: sha256(second) };
  const waits = await announce(other);
  expect([waits.statusCode, waits.json().error.code]).toEqual([409, "LOG_UNDER_WAY"]);
  expect(Number(waits.headers["retry-after"])).toBeGreaterThan(500);
  // The upload in progress continues undisturbed.
  expect((await piece(id, pieceBytes, first.subarray(pieceBytes))).json()).toEqual({
    received: first.length,
  });
  expect((await kept(id))?.done).toBe(true);
  const refused = await announce(other);
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    422,
    [{ path: "name", code: "NAME_OF_ANOTHER_LOG", message: expect.stringContaining("new name") }],
  ]);
  // The name of a log whose upload was abandoned can be used again.
  const quiet = announced(first);
  const begun = (await announce(quiet)).json();
  await piece(begun.id, 0, first.subarray(0, pieceBytes));
  await sql`update station_log set moved_at = now() - interval '11 minutes' where id = ${begun.id}`.execute(
    db,
  );
  const anew = await announce({ ...quiet, size: second.length, sha256: sha256(second) });
  expect([anew.statusCode, anew.json().received]).toEqual([200, 0]);
  expect(await kept(begun.id)).toBeUndefined();
});
