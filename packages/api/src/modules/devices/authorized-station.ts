import type { CustomerId, StationId, UserId } from "@cathedra/domain";
import type { Actor, Decision, StationFacts } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, statement, text, uuid } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import { isLinkedTo, isSignedInOn } from "./station-status.ts";

const namedStatement = statement(
  {
    id: uuid<StationId>(),
    customerId: int<CustomerId>(),
    serviceTag: text(),
    name: text(),
    place: text(),
    isLinked: filled(bool()),
    isSignedIn: filled(bool()),
  },
  (userId: UserId, serviceTag: string) => sql`
    select id, customer_id as "customerId", service_tag as "serviceTag", name, place,
      ${isLinkedTo(userId)} as "isLinked", ${isSignedInOn(userId)} as "isSignedIn"
    from station where service_tag = ${serviceTag} and removed_at is null`,
);

/** A named station, with the facts that the policies of `domain/access/stations` need. */
export type AuthorizedStation = StationFacts & {
  readonly id: StationId;
  readonly serviceTag: string;
  readonly name: string;
  readonly place: string;
};

/** The station of a service tag with the person's relation to it; undefined if the tag is unknown. Three looks into indexes. */
function namedStation(
  db: Db,
  { userId }: Pick<Actor, "userId">,
  serviceTag: string,
): Promise<AuthorizedStation | undefined> {
  return namedStatement.first(db, userId, serviceTag);
}

/**
 * The station of a service tag, if the policy (`maySeeStation`, `mayServeStation`) allows it. A tag only names a station: one
 * that the person may not see is answered like an unknown one.
 */
export async function authorizeStation(
  db: Db,
  actor: Actor,
  serviceTag: string,
  policy: (actor: Actor, station: StationFacts) => Decision,
): Promise<AuthorizedStation> {
  const station = await namedStation(db, actor, serviceTag);
  if (station === undefined) throw appError("NOT_FOUND");
  authorize(policy(actor, station));
  return station;
}
