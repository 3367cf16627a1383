import { randomUUID } from "node:crypto";
import { type Db, openObjectStore, ownLinks, systemClock } from "@cathedra/api";
import { sql } from "kysely";
import { objectStoreSecret } from "./compared-servers.ts";

/** The size of a log in bytes, as a station writes it in a long day. */
const logBytes = 64 * 1024 * 1024;

/** Stores a station's log in this folder, and returns the path of a signed link to an archive of it. */
export async function storeLogs(db: Db, folder: string): Promise<string> {
  const [log, station] = [randomUUID(), randomUUID()];
  const settings = { objectStoreSecret, http: { publicUrl: "" } };
  const store = await openObjectStore({ ...settings, objectStore: { kind: "fs", folder } }, systemClock);
  const key = `station-logs/${log}`;
  await store.put(key, logText(), { contentType: "text/plain" });
  await sql`insert into station (id, service_tag, name, customer_id) values (${station}::uuid, 'BENCH', 'Bench', 1)`.execute(
    db,
  );
  await sql`
    insert into station_log (id, station_id, name, started_at, ended_at, size, sha256, received, object_key, done_at)
    values (${log}::uuid, ${station}::uuid, 'day.log', now(), now(), ${logBytes}, '', ${logBytes}, ${key}, now())`.execute(
    db,
  );
  const logs = Buffer.from(log.replaceAll("-", ""), "hex").toString("base64url");
  return ownLinks(settings, systemClock).to(
    "/api/stations/session-logs",
    { expiresInSeconds: 24 * 3600 },
    { logs },
  );
}

function logText(): Buffer {
  const lines: string[] = [];
  for (let n = 0, length = 0; length < logBytes; n += 1) {
    const line = `2026-03-04T05:06:08.${n % 1000}Z info frame ${n} took ${(n * 7919) % 16384} us, force ${(n * 104729) % 997} mN\n`;
    lines.push(line);
    length += line.length;
  }
  return Buffer.from(lines.join("").slice(0, logBytes));
}
