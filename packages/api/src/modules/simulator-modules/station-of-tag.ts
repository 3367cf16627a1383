import type { CustomerId } from "@cathedra/domain";
import { type Actor, allows, maySeeStation } from "@cathedra/domain/access";
import { readStationLicences, type StationLicence } from "@cathedra/domain/simulators";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, json, nullable, statement } from "../../db/statement.ts";
import { isLinkedTo, isSignedInOn } from "../devices/public.ts";

/** A version of something that a station reports as installed. */
export type Installed = { readonly code: string; readonly version: string };

/** The facts that a station has reported, for people who may see it. */
export type SeenStation = {
  /** The licences that the station reported; null if it has not reported any yet. */
  readonly licences: readonly StationLicence[] | null;
  readonly installed: readonly Installed[];
};

/** The state of an unknown simulator, and of one that the caller may not see. */
const unseen: SeenStation = { licences: null, installed: [] };

const stationStatement = statement(
  {
    customerId: int<CustomerId>(),
    isLinked: filled(bool()),
    isSignedIn: filled(bool()),
    licences: nullable(json<unknown>()),
    installed: json<readonly Installed[]>(),
  },
  (serviceTag: string, { userId }: Pick<Actor, "userId">) => sql`
    select station.customer_id as "customerId",
      ${isLinkedTo(userId)} as "isLinked", ${isSignedInOn(userId)} as "isSignedIn",
      (select facts.licences from station_facts facts where facts.station_id = station.id) as licences,
      coalesce((
        select json_agg(json_build_object('code', software.software_code, 'version', software.version))
        from station_software software where software.station_id = station.id
      ), '[]') as installed
    from station where station.service_tag = ${serviceTag} and station.removed_at is null`,
);

/**
 * The licences and software that the station with a service tag has reported. The tag grants no right: a station that the
 * caller may not see is treated like an unknown one.
 */
export async function stationOfTag(
  db: Db,
  actor: Actor,
  serviceTag: string | null | undefined,
): Promise<SeenStation> {
  if (serviceTag == null || serviceTag === "") return unseen;
  const found = await stationStatement.first(db, serviceTag, actor);
  if (found === undefined || !allows(maySeeStation(actor, found))) return unseen;
  const { licences, installed } = found;
  return { licences: licences === null ? null : readStationLicences(licences), installed };
}
