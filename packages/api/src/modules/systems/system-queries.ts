import type { CustomerId, StationId, UserId, UserSystemId } from "@cathedra/domain";
import { systemLimits } from "@cathedra/domain/systems";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, nullable, type RowsOf, statement, text, timestamp, uuid } from "../../db/statement.ts";

const linksStatement = statement(
  {
    id: int<UserSystemId>(),
    serviceTag: text(),
    pin: text(),
    name: text(),
    place: text(),
    linkedAt: timestamp(),
    stationId: uuid<StationId>(),
    customerId: int<CustomerId>(),
  },
  (userId: UserId, also: RawBuilder<unknown>) => sql`
    select link.id, station.service_tag as "serviceTag", link.pin, station.name, station.place, link.created_at as "linkedAt",
      station.id as "stationId", station.customer_id as "customerId"
    from user_system link join station on station.id = link.station_id and station.removed_at is null
    where link.user_id = ${userId} ${also}
    order by station.service_tag limit ${systemLimits.most}`,
  ["" as UserId, sql``],
);

/** A link between a person and a system. */
export type UserSystemView = RowsOf<typeof linksStatement>;

/** The systems of a person (13.017), without removed ones. */
export function getLinks(db: Db | Tx, userId: UserId): Promise<readonly UserSystemView[]> {
  return linksStatement.rows(db, userId, sql``);
}

/** The link between a person and a system with this id, if it is the person's. */
export function getLink(db: Db | Tx, userId: UserId, id: UserSystemId): Promise<UserSystemView | undefined> {
  return linksStatement.first(db, userId, sql`and link.id = ${id}`);
}

const stationStatement = statement(
  { id: uuid<StationId>(), customerId: int<CustomerId>(), pinHash: nullable(text()) },
  (serviceTag: string) => sql`
    select id, customer_id as "customerId", pin_hash as "pinHash" from station
    where service_tag = ${serviceTag} and removed_at is null and revoked_at is null`,
);

/** The existing system with this service tag. */
export function stationOfTag(db: Db | Tx, serviceTag: string) {
  return stationStatement.first(db, serviceTag);
}

const insertStatement = statement(
  { id: int<UserSystemId>() },
  (userId: UserId, stationId: StationId, pin: string) => sql`
    insert into user_system (user_id, station_id, pin) values (${userId}, ${stationId}, ${pin})
    on conflict (user_id, station_id) do update set pin = excluded.pin
    returning id`,
);

/** Links a person to a system; an existing link is unchanged. */
export async function writeLink(
  tx: Tx,
  userId: UserId,
  stationId: StationId,
  pin: string,
): Promise<UserSystemId> {
  return (await insertStatement.only(tx, userId, stationId, pin)).id;
}
