import { isUuid, type RecordId } from "@cathedra/domain";
import { mayUseLogbook } from "@cathedra/domain/access";
import { catalogue, maxSavesAtOnce, maxTargets, parseSearchParams } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { ListSizes } from "../../graphql/cost.ts";
import type {
  ActivitiesSearchParams,
  QueryActivitiesArgs,
  QueryActivityArgs,
} from "../../graphql/generated/contract.ts";
import type { OwnPrefetch, PrefetchFields, PrefetchRequest } from "../../graphql/prefetch.ts";
import { requestedFields } from "../../graphql/requested-fields.ts";
import type { ApiModule } from "../module.ts";
import { logbookGuards } from "./guards.ts";
import { getPageFields, listStatement, needsCustomPlan, type PageFields } from "./list-query.ts";
import { listKey, recordKey } from "./prefetch-keys.ts";
import { latestRecords } from "./read-activities.ts";
import { recordStatement } from "./record-query.ts";
import { refetch, resolvers } from "./resolvers.ts";
import { getScope } from "./scope.ts";
import { writtenRecords } from "./written-records.ts";

const longest = (lists: readonly { readonly length: number }[]): number =>
  Math.max(...lists.map(({ length }) => length));

const systems = catalogue.interventionTypes.map(({ organSystems }) => organSystems);
const categories = systems.flat().map((system) => system.categories);
const procedures = categories.flat().map(({ subCategories }) => subCategories);

/**
 * The lengths of lists for the cost of an operation: the longest ones of the catalogue, and typical ones of a large customer
 * (7.011).
 */
const listSizes: ListSizes = {
  "Query.recentActivities": 3,
  "Query.ownLogbook": 100,
  "Mutation.saveActivities": maxSavesAtOnce,
  // A case has at most 30 participants, and usually a few.
  "Activity.participants": 20,
  "IRLogFormData.interventionTypes": catalogue.interventionTypes.length,
  "InterventionType.organSystems": longest(systems),
  "OrganSystem.categories": longest(categories),
  "ProcedureCategory.subCategories": longest(procedures),
  "IRLogFormData.attending": 500,
  "IRLogFormData.hospitals": 100,
  "IRLogFormData.recent": 5,
  "IRLogFormData.targets": maxTargets,
};

/**
 * Prefetches lists and single records together with the caller's row, for the person that the token named last time. The
 * resolvers check the rights of the actual caller and use the result only if it is what they would query.
 */
const prefetchRecords: PrefetchFields = {
  "Query.activities": ({ args, selected, expected }: PrefetchRequest<QueryActivitiesArgs>) =>
    prefetchList(expected, args.searchParams, getPageFields(selected)),
  "Query.recentActivities": ({ selected, expected }: PrefetchRequest<unknown>) =>
    prefetchList(expected, latestRecords, { fields: requestedFields(selected), isCounted: false }),
  "Query.activity": ({ args: { id }, selected, expected }: PrefetchRequest<QueryActivityArgs>) => {
    const fields = requestedFields(selected);
    if (!isUuid(id)) return undefined;
    return {
      json: sql`(select to_json(found) from (${recordStatement(expected.userId, id as RecordId, fields)}) found)`,
      key: recordKey(expected.userId, id, fields),
    };
  },
};

function prefetchList(
  expected: PrefetchRequest<unknown>["expected"],
  searchParams: ActivitiesSearchParams | null | undefined,
  page: PageFields,
): OwnPrefetch | undefined {
  const search = parseSearchParams(searchParams);
  if (!search.ok || mayUseLogbook(expected) !== "allowed") return undefined;
  const question = { viewer: expected.userId, scope: getScope(expected), search: search.value, ...page };
  // A statement that needs a custom plan would force one on the caller's statement too.
  if (needsCustomPlan(question)) return undefined;
  return {
    json: sql`(select to_json(listed) from (${listStatement(question)}) listed)`,
    key: listKey(question),
  };
}

/** The logbook (7.009-7.011, 7.063-7.067). */
export const logbookModule = {
  name: "logbook",
  resolvers,
  prefetchFields: prefetchRecords,
  writtenFields: writtenRecords,
  listSizes: {
    ...listSizes,
    "SaveActivityPayload.activities": refetch.limit,
    "DeleteActivityPayload.activities": refetch.limit,
  },
  guards: logbookGuards,
} satisfies ApiModule;
