import { normaliseForSearch } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, statement } from "../../db/statement.ts";
import type { QueryVistCasesArgs, VistCasesSearchParams } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { stationOfTag } from "./station-of-tag.ts";
import { caseJson, getVersions, type VistCaseView, withLicence } from "./vist-courses.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

const maxCases = 200;
const maxSearchLength = 200;

const sortKeys = {
  id: sql`exercise.id`,
  name: sql`exercise.name`,
  courseName: sql`module.name`,
} as const;

const casesStatement = statement(
  { value: json<Parameters<ReturnType<typeof withLicence>>[0]>() },
  (actor: Pick<Actor, "userId">, versions: RawBuilder<unknown>, search: VistCasesSearchParams) => sql`
    select ${caseJson(actor)} as value
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where module.id in (${versions}) and ${matching(search.searchText)}
    order by ${sortKeys[search.sortField ?? "id"]} ${sql.raw(search.sortOrder === "DESC" ? "desc" : "asc")}, exercise.id
    limit ${maxCases}`,
  [{ userId: "00000000-0000-4000-8000-000000000000" as Actor["userId"] }, getVersions([]), {}],
);

/** The exercises of the modules of a simulator (12.009): two statements. */
export async function vistCases(
  { db, clock }: Deps,
  actor: Actor,
  { serviceTag, searchParams }: QueryVistCasesArgs,
): Promise<readonly VistCaseView[]> {
  const station = await stationOfTag(db, actor, serviceTag);
  const rows = await casesStatement.rows(db, actor, getVersions(station.installed), searchParams ?? {});
  return rows.map(({ value }) => value).map(withLicence(station, clock));
}

/** A condition that every word occurs in the names of exercise and module or in the description of the exercise. */
function matching(searchText: string | null | undefined): RawBuilder<unknown> {
  const words = normaliseForSearch((searchText ?? "").slice(0, maxSearchLength))
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return sql`true`;
  const inside = sql`search_form(exercise.name || ' ' || exercise.description || ' ' || module.name)`;
  return sql.join(
    words.map((word) => sql`position(${word} in ${inside}) > 0`),
    sql` and `,
  );
}
