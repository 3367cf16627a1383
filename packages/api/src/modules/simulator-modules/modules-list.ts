import type { SimulatorModuleId } from "@cathedra/domain";
import { type Actor, mayKeepSimulatorModules } from "@cathedra/domain/access";
import { simulatorModuleList } from "@cathedra/domain/lists";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { containsAll, sqlFilters } from "../../db/list-filters.ts";
import { maxCountedRows } from "../../db/paginated.ts";
import { bool, int, json, nullable, type RowsOf, statement, text, timestamp } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { Person, QuerySimulatorModulesArgs } from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { countedResults } from "./exercises-of-modules.ts";

type Deps = { readonly db: Db };

/** One version of a module as the API represents it. */
export type SimulatorModuleView = RowsOf<typeof modulesStatement>;

const filters = sqlFilters(
  simulatorModuleList.filters,
  { table: "simulator_module", alias: "module" },
  {
    searchText: (text) => containsAll(sql`module.name || ' ' || module.code || ' ' || module.version`, text),
  },
);

const allFilters = filters.where(filters.samples[1][0]);

/** Sorts versions by their numbers, so that 2.10 comes after 2.9. */
const order = sql`module.name, module.code, string_to_array(module.version, '.')::int[] desc, module.id`;

const modulesStatement = statement(
  {
    id: int<SimulatorModuleId>(),
    code: text(),
    version: text(),
    name: text(),
    description: text(),
    hasCaseCreator: bool(),
    resultFormatVersion: text(),
    isNewest: bool(),
    exerciseCount: int(),
    resultCount: int(),
    importedAt: timestamp(),
    importedBy: nullable(json<Person>()),
  },
  (matches: RawBuilder<unknown>, limit: number, offset: number) => sql`
    with module as materialized (
      select * from simulator_module module where ${matches} order by ${order} limit ${limit} offset ${offset}
    )
    select module.id, module.code, module.version, module.name, module.description,
      exists (
        select from simulator_exercise exercise where exercise.module_id = module.id and exercise.is_case_creator
      ) as "hasCaseCreator",
      module.result_format_version as "resultFormatVersion", module.is_newest as "isNewest",
      (select count(*) from simulator_exercise exercise where exercise.module_id = module.id) as "exerciseCount",
      ${countedResults(sql`select id from simulator_exercise exercise where exercise.module_id = module.id`)}
        as "resultCount",
      module.imported_at as "importedAt", (
        select json_build_object('keycloak_id', person.keycloak_id, 'first_name', person.first_name,
          'last_name', person.last_name, 'email', person.email)
        from app_user person where person.id = module.imported_by
      ) as "importedBy"
    from module order by ${order}`,
  [allFilters, 1, 0],
);

const countStatement = statement(
  { total: int() },
  (matches: RawBuilder<unknown>) => sql`
    select count(*) as total from (select from simulator_module module where ${matches} limit ${maxCountedRows}) found`,
  [allFilters],
);

/** A page of the modules with all of their versions. There are at most hundreds, because people import them by hand. */
export async function readModules({ db }: Deps, actor: Actor, args: QuerySimulatorModulesArgs) {
  authorize(mayKeepSimulatorModules(actor));
  const { limit, offset } = readPageArgs(args, { usual: simulatorModuleList.pageSize, most: 100 });
  const matches = filters.where(filters.read(args));
  const [modules, { total }] = await Promise.all([
    modulesStatement.rows(db, matches, limit, Math.min(offset, maxCountedRows)),
    countStatement.only(db, matches),
  ]);
  return { totalCount: total, modules };
}

/** One version of a module, for the people who maintain it. */
export async function readModule({ db }: Deps, actor: Actor, id: number): Promise<SimulatorModuleView> {
  authorize(mayKeepSimulatorModules(actor));
  const module = await modulesStatement.first(db, sql`module.id = ${id}`, 1, 0);
  if (module === undefined) throw appError("NOT_FOUND");
  return module;
}
