import {
  type CustomerId,
  type Instant,
  instant,
  isUuid,
  type StationId,
  type StationSessionId,
} from "@cathedra/domain";
import {
  type Actor,
  allows,
  mayAdministerStations,
  mayManageStation,
  mayReadStationLogs,
} from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import {
  bool,
  filled,
  int,
  json,
  nullable,
  statement,
  text,
  texts,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import { sessionEndTime } from "../devices/public.ts";
import { type Deps, systemView } from "./read-systems.ts";
import { systemById } from "./system-queries.ts";

const ownerStatement = statement(
  { id: uuid<StationId>(), customerId: int<CustomerId>() },
  (id: string) =>
    sql`select id, customer_id as "customerId" from station where id = ${id}::uuid and removed_at is null`,
);

/** Answers 404 for a station that the caller does not manage. */
export async function managedStations(
  db: Db,
  actor: Actor,
  id: string,
  policy: typeof mayManageStation = mayManageStation,
): Promise<{ readonly id: StationId; readonly customerId: CustomerId }> {
  const station = isUuid(id) ? await ownerStatement.first(db, id) : undefined;
  if (station === undefined) throw appError("NOT_FOUND");
  authorize(policy(actor, station));
  return station;
}

type Session = {
  readonly id: StationSessionId;
  readonly person: string;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
};

type Operation = {
  readonly id: string;
  readonly isInstallation: boolean;
  readonly release: string;
  readonly isBegun: boolean;
  readonly progress: number;
  readonly requestedAt: string;
  readonly requestedBy: string | null;
};

type Licence = {
  readonly module: string;
  readonly exercise: string | null;
  readonly validUntil: string | null;
};

const personName = (table: "person" | "requester") =>
  sql`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`;

const detailStatement = statement(
  {
    asOf: filled(timestamp()),
    session: nullable(json<Session>()),
    linkCount: filled(int()),
    logCount: filled(int()),
    licences: filled(json<readonly Licence[]>()),
    licencesAt: nullable(timestamp()),
    operations: filled(json<readonly Operation[]>()),
    clonedAt: nullable(timestamp()),
    releaseKeys: nullable(texts()),
  },
  (id: StationId) => sql`
    select now() as "asOf",
      (
        select jsonb_build_object('id', session.id, 'person', coalesce(${personName("person")}, person.email),
          'signedInAt', session.signed_in_at, 'lastUsedAt', session.last_used_at, 'expiresAt', session.expires_at)
        from station_sign_in session join app_user person on person.id = session.user_id
        where session.station_id = station.id and session.signed_out_at is null and session.token_hash is not null
          and ${sessionEndTime} > now() and station.revoked_at is null and station.enrolled_at <= session.signed_in_at
      ) as session,
      (select count(*) from user_system link where link.station_id = station.id) as "linkCount",
      (select count(*) from station_log log where log.station_id = station.id and log.done_at is not null) as "logCount",
      coalesce((select licences from station_facts facts where facts.station_id = station.id), '[]') as licences,
      (select changed_at from station_facts facts where facts.station_id = station.id) as "licencesAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', work.id, 'isInstallation', work.kind = 'software_install',
          'release', release.string_identifier, 'isBegun', work.started_at is not null, 'progress', work.progress,
          'requestedAt', work.requested_at, 'requestedBy', ${personName("requester")}) order by work.requested_at, work.id)
        from operation work
        join software_update update on update.id = case when work.subject ~ '^[0-9]{1,9}$' then work.subject::int end
        join software_release release on release.id = update.release_id
        left join app_user requester on requester.id = work.requested_by
        where work.station_id = station.id and work.outcome is null and work.lease_until > now()
      ), '[]') as operations,
      station.cloned_at as "clonedAt",
      (select release_keys from station_state state where state.station_id = station.id) as "releaseKeys"
    from station where station.id = ${id}`,
  ["" as StationId],
);

const speakersStatement = statement(
  {
    id: text(),
    computer: filled(text()),
    address: nullable(text()),
    at: timestamp(),
    kind: text<"computer" | "start">(),
    mark: filled(text()),
    isOld: filled(bool()),
  },
  (id: StationId) => sql`
    select distinct on (kind, facts ->> 'mark') id::text, coalesce(facts ->> 'said', '') as computer, facts ->> 'address' as address, at,
      kind, facts ->> 'mark' as mark, at <= (select coalesce(kept_at, '-infinity') from station where id = ${id}) as "isOld"
    from (
      (select * from station_event where station_id = ${id} and kind = 'computer' order by id desc limit 20)
      union all
      (select * from station_event where station_id = ${id} and kind = 'start' order by id desc limit 20)
    ) latest
    order by kind, facts ->> 'mark', latest.id desc`,
);

export type ReportedComputer = {
  readonly id: string;
  readonly computer: string;
  readonly address: string | null;
  readonly at: Instant;
  readonly kind: "computer" | "start";
  readonly mark: string;
};

/**
 * The computers between which staff has to decide: those with different hardware if there are any, otherwise those that were
 * booted separately.
 */
export async function reportedComputers(db: Db | Tx, id: StationId): Promise<readonly ReportedComputer[]> {
  const all = (await speakersStatement.rows(db, id)).filter(({ isOld }) => !isOld);
  const ofKind = (kind: ReportedComputer["kind"]) =>
    all.filter((each) => each.kind === kind).toSorted((one, other) => other.at - one.at);
  const computers = ofKind("computer");
  return (computers.length > 1 ? computers : ofKind("start")).slice(0, 4);
}

/** Everything that is known about a station, for people who look after it: two statements by keys. */
export async function readOverview({ db, clock }: Deps, actor: Actor, id: string) {
  const station = await managedStations(db, actor, id);
  const [row, detail] = await Promise.all([systemById(db, station.id), detailStatement.only(db, station.id)]);
  if (row === undefined) throw appError("NOT_FOUND");
  const { session, operations, ...known } = detail;
  const computers = known.clonedAt === null ? [] : await reportedComputers(db, station.id);
  return {
    ...known,
    id: station.id,
    system: systemView(row, clock),
    viewerCanAdminister: allows(mayAdministerStations(actor)),
    viewerCanReadLogs: allows(mayReadStationLogs(actor)),
    session: session && {
      ...session,
      signedInAt: toMoment(session.signedInAt),
      lastUsedAt: toMoment(session.lastUsedAt),
      expiresAt: toMoment(session.expiresAt),
    },
    operations: operations.map((work) => ({ ...work, requestedAt: toMoment(work.requestedAt) })),
    computers: computers.map(({ id: key, computer, address, at }) => ({ id: key, computer, address, at })),
  };
}

const toMoment = (text: string): Instant => instant(Date.parse(text));
