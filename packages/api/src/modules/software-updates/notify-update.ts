import type { ReleaseId, StationId, UserId } from "@cathedra/domain";
import { type SoftwareNoticeState, softwareNoticeStates } from "@cathedra/domain/inbox";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { bool, int, nullable, statement, text, uuid, uuids } from "../../db/statement.ts";
import { sendHint } from "../hints/public.ts";
import { notify } from "../inbox/public.ts";

const aboutStatement = statement(
  {
    stationId: uuid<StationId>(),
    station: text(),
    serviceTag: text(),
    software: text(),
    version: text(),
    currentVersion: nullable(text()),
    release: int<ReleaseId>(),
    isWithdrawn: bool(),
    to: uuids<UserId>(),
  },
  (update: number) => sql`
    select station.id as "stationId", station.name as station, station.service_tag as "serviceTag",
      software.name as software, release.version, reported.version as "currentVersion",
      release.id as release, release.withdrawn_at is not null as "isWithdrawn",
      array(
        select user_id from user_system where station_id = station.id
        union
        select user_id from customer_admin where customer_id = station.customer_id
      ) as to
    from software_update update
    join station on station.id = update.station_id and station.removed_at is null
    join software_release release on release.id = update.release_id
    join software on software.id = release.software_id
    left join station_software reported on reported.station_id = station.id and reported.software_code = software.code
    where update.id = ${update}`,
);

/**
 * Notifies the people of a station (linked by pin, or admins of its customer) about the state of a software there (13.034):
 * each state of an update once, in one notice for all stations of a person. For a withdrawn release only installed updates are
 * reported. Support and system administrators, who look after all stations, get no such notices.
 */
export async function notifyUpdateStatus(
  tx: Tx,
  update: number,
  state: "offered" | "downloaded" | "installed",
): Promise<void> {
  const about = await aboutStatement.first(tx, update);
  if (about === undefined) return;
  const { to, release, isWithdrawn, ...facts } = about;
  if (isWithdrawn && state !== "installed") return;
  const offered = facts.currentVersion === null ? "new_software" : "new_update";
  const announced = state === "offered" ? offered : state;
  await notify(tx, {
    to,
    kind: "software_update",
    cause: getCause(release, announced),
    facts: { ...facts, state: announced, joined: [facts.stationId] },
    joins: facts.stationId,
  });
}

const getCause = (release: ReleaseId, state: SoftwareNoticeState) => `software_release:${release}:${state}`;

const takenBackStatement = statement(
  { userId: uuid<UserId>() },
  (causes: readonly string[]) => sql`
    delete from notification where kind = 'software_update' and cause = any(${causes}::text[]) returning user_id as "userId"`,
);

/** Withdraws notices about a release that can no longer be downloaded or installed, by the index on their causes. */
export async function withdrawNotices(tx: Tx, release: ReleaseId): Promise<void> {
  const untrue = softwareNoticeStates.filter((state) => state !== "installed");
  const rows = await takenBackStatement.rows(
    tx,
    untrue.map((state) => getCause(release, state)),
  );
  const to = [...new Set(rows.map(({ userId }) => userId))];
  if (to.length > 0) await sendHint(tx, { kind: "notification", id: "new", to });
}
