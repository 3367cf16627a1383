import type { StationId, UserSystemId } from "@cathedra/domain";
import { type Actor, allows, mayReadStationLogs } from "@cathedra/domain/access";
import { sql } from "kysely";
import { filled, int, statement, text, timestamp } from "../../db/statement.ts";
import { type PageArgs, readPageArgs } from "../../graphql/pagination.ts";
import type { Deps } from "./read-systems.ts";
import { managedStations } from "./station-overview.ts";

type LinkedPeopleQuery = {
  readonly id: string;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
};

const linksStatement = statement(
  { id: int<UserSystemId>(), person: filled(text()), email: text(), linkedAt: timestamp() },
  (station: StationId, { limit, offset }: PageArgs) => sql`
    select link.id, coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), 'Somebody without a name') as person,
      person.email, link.created_at as "linkedAt"
    from user_system link join app_user person on person.id = link.user_id
    where link.station_id = ${station}
    order by link.created_at desc, link.id desc limit ${limit} offset ${offset}`,
  ["" as StationId, { limit: 1, offset: 0 }],
);

const countStatement = statement(
  { total: filled(int()) },
  (station: StationId) => sql`select count(*) as total from user_system where station_id = ${station}`,
);

/** The people who have linked a station to themselves; their addresses are only shown to staff of the portal. */
export async function readLinkedPeople({ db, clock }: Deps, actor: Actor, query: LinkedPeopleQuery) {
  const station = await managedStations(db, actor, query.id);
  const part = readPageArgs(query, { usual: 25, most: 100 });
  const [{ total }, links] = await Promise.all([
    countStatement.only(db, station.id),
    linksStatement.rows(db, station.id, part),
  ]);
  const showsAddresses = allows(mayReadStationLogs(actor));
  return {
    asOf: clock(),
    total,
    links: links.map((link) => ({ ...link, email: showsAddresses ? link.email : null })),
  };
}
