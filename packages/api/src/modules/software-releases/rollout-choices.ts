import { normaliseForSearch } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, nullable, statement, text, uuid } from "../../db/statement.ts";

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
export function rolloutChoices(db: Db, searchText: string) {
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

export function softwareNames(db: Db) {
  return namesStatement.rows(db);
}
