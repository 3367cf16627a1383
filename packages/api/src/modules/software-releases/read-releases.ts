import { type Instant, normaliseForSearch } from "@cathedra/domain";
import { type Actor, mayFollowOperation, mayKeepSoftware } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, nullable, statement, text, uuid } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type {
  QuerySoftwareReleaseStationsArgs,
  QuerySoftwareReleasesArgs,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { releaseById, releasesPage } from "./release-queries.ts";
import { stationsOfRelease } from "./release-stations.ts";

type Deps = { readonly db: Db; readonly clock: () => Instant };
const sizes = { usual: 25, most: 100 };

export async function readReleases({ db }: Deps, actor: Actor, args: QuerySoftwareReleasesArgs) {
  authorize(mayKeepSoftware(actor));
  return releasesPage(db, args);
}

export async function readRelease({ db }: Deps, actor: Actor, id: number) {
  authorize(mayKeepSoftware(actor));
  const release = await releaseById(db, id);
  if (release === undefined) throw appError("NOT_FOUND");
  return release;
}

export async function readReleaseStations(deps: Deps, actor: Actor, args: QuerySoftwareReleaseStationsArgs) {
  authorize(mayKeepSoftware(actor));
  const mayEnd = mayFollowOperation(actor, { kind: "software_install" }) === "allowed";
  const query = { release: args.releaseId, standing: args.standing ?? null, mayEnd };
  return stationsOfRelease(deps, query, readPageArgs(args, sizes));
}

export async function readSoftwareNames({ db }: Deps, actor: Actor) {
  authorize(mayKeepSoftware(actor));
  return softwareNames(db);
}

export async function readRolloutChoices({ db }: Deps, actor: Actor, searchText: string) {
  authorize(mayKeepSoftware(actor));
  return rolloutChoices(db, searchText);
}

const most = 10;

const choicesStatement = statement(
  { customerId: nullable(int()), stationId: nullable(uuid()), name: text() },
  (wanted: string) => sql`
    (
      select id as "customerId", null::uuid as "stationId", name::text from customer
      where position(${wanted} in search_form(name)) > 0 order by name limit ${sql.lit(most)}
    )
    union all
    (
      select null, station.id, station.name || ' (' || station.service_tag || '), ' || customer.name
      from station join customer on customer.id = station.customer_id
      where station.removed_at is null
        and position(${wanted} in search_form(station.name || ' ' || station.service_tag || ' ' || customer.name)) > 0
      order by station.name, station.id limit ${sql.lit(most)}
    )`,
);

/** Customers and stations whose name contains a text, ten of each. It reads all names, which are thousands at most. */
function rolloutChoices(db: Db, searchText: string) {
  return choicesStatement.rows(db, normaliseForSearch(searchText.slice(0, 100)));
}

const namesStatement = statement(
  { code: text(), name: text(), newestVersion: nullable(text()) },
  () => sql`
    select code, name::text, (
      select version from software_release release where release.software_id = software.id
      order by version_parts desc limit 1
    ) as "newestVersion"
    from software order by software.name, code limit 500`,
);

function softwareNames(db: Db) {
  return namesStatement.rows(db);
}
