import { query } from "../world/database-server.ts";

/** Everything that was acknowledged to a client. */
export type Acknowledged = {
  /** The record's id by the key of its save. */
  readonly saves: Map<string, string>;
  /** When each station sent its last acknowledged heartbeat. */
  readonly beats: Map<string, number>;
};

export function nothingAcknowledged(): Acknowledged {
  return { saves: new Map(), beats: new Map() };
}

export type Proof = {
  /** The number of verified saves and stations. */
  readonly proved: number;
  readonly lost: readonly string[];
  /** The keys that have more than one record. */
  readonly twice: readonly string[];
};

/**
 * The tolerance when comparing times in milliseconds: clocks on one machine agree to the millisecond, and stored times are
 * rounded to one.
 */
const roundedMs = 2;

/** Checks in the database itself that every acknowledged save exists exactly once. */
export async function prove(url: string, { saves, beats }: Acknowledged): Promise<Proof> {
  const rows = await query<{ key: string; id: string }>(
    url,
    "select client_key as key, id from logbook_record where client_key like 'drill-%'",
  );
  const stored = new Map<string, string[]>();
  for (const { key, id } of rows) stored.set(key, [...(stored.get(key) ?? []), id]);
  const seen = await query<{ id: string; at: number }>(
    url,
    "select station_id as id, (extract(epoch from seen_at) * 1000)::float8 as at from station_state",
  );
  const seenAt = new Map(seen.map(({ id, at }) => [id, at]));
  return {
    proved: saves.size + beats.size,
    lost: [
      ...[...saves].flatMap(([key, id]) => (stored.get(key)?.includes(id) === true ? [] : [`save ${key}`])),
      ...[...beats].flatMap(([id, at]) =>
        (seenAt.get(id) ?? 0) + roundedMs >= at ? [] : [`heartbeat of ${id}`],
      ),
    ],
    twice: [...stored].flatMap(([key, ids]) => (ids.length > 1 ? [key] : [])),
  };
}
