import { isUuid, type SimulatorActivityId } from "@cathedra/domain";
import { resultText } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type {
  QueryVistActivitiesArgs,
  QueryVistActivityArgs,
  VistActivity,
  VistActivityPerson,
} from "../../graphql/generated/contract.ts";
import { columnFields, type FieldJson, type ObjectJson, objectJson } from "../../graphql/object-json.ts";
import { readerParameters, type StatementReader } from "../../graphql/reader-parameters.ts";
import { requestedFields } from "../../graphql/requested-fields.ts";
import {
  parameter,
  type WrittenFields,
  type WrittenRead,
  type WrittenRequest,
} from "../../graphql/written-answers.ts";
import { listParts } from "./list-statement.ts";
import { oneKey } from "./prefetch-keys.ts";
import { manageableStation, managesAllStations, runColumns, vistActivityJson } from "./projection.ts";
import { getGroupFilter, ownListQuery } from "./read-list-query.ts";
import { isOriginSeenBy } from "./readable-activities.ts";
import { criteriaTextOfRow, outcomeOfRow, outcomeTextOfRow } from "./run-outcome.ts";

type RunReader = StatementReader & { readonly managesAll: boolean };
type ListReader = RunReader & { readonly total: RawBuilder<unknown> };

/** A run for a reader who may see its origin. */
export const runObject: ObjectJson<RunReader> = {
  type: "VistActivity",
  fields: {
    ...columnFields({
      ...runColumns,
      id: "activity.id",
      unitId: "activity.id",
      exerciseId: "activity.exercise_id",
      exerciseKey: "activity.exercise_key",
      moduleCode: "activity.module_code",
      moduleVersion: "activity.module_version",
      asked: "activity.asked",
      measured: "activity.measured",
      evaluated: "activity.evaluated",
      met: "activity.met",
      ipAddress: "activity.ip_address",
    }),
    systemId: ({ managesAll, customers }) => manageableStation(managesAll, customers),
    outcome: outcomeOfRow,
    result: sql`case activity.is_met when true then ${sql.lit(resultText(true))} when false then ${sql.lit(resultText(false))} end`,
    createdBy: {
      of: {
        type: "VistActivityPerson",
        fields: columnFields({
          keycloak_id: "creator.keycloak_id",
          first_name: "creator.first_name",
          last_name: "creator.last_name",
          email: "creator.email",
        } satisfies Partial<Record<keyof VistActivityPerson, string>>),
      },
      around: (person) =>
        sql`(select ${person} from app_user creator where creator.id = activity.created_by)`,
    },
  } satisfies { readonly [Name in keyof VistActivity]?: FieldJson<RunReader> },
};

/** A page of the reader's own runs, as the CTE `page` has them. */
export const ownRunsObject: ObjectJson<ListReader> = {
  type: "VistActivitiesPage",
  fields: {
    count: ({ total }) => total,
    activities: {
      of: {
        ...runObject,
        fields: { ...runObject.fields, outcomeText: outcomeTextOfRow, criteriaText: criteriaTextOfRow },
      },
      around: (run) => sql`(
        select coalesce(json_agg(${run} order by page.rank), '[]')
        from page join simulator_activity activity on activity.id = page.id
      )`,
    },
  },
};

/**
 * The own runs, and single runs, as the database writes them. Sys_admins also read single runs without seeing their origin, which
 * is not written.
 */
export const writtenRuns: WrittenFields = {
  "Query.vistActivities": { read: writtenOwnRuns },
  "Query.vistActivity": {
    read: (request: WrittenRequest<QueryVistActivityArgs>) =>
      isUuid(request.args.id) && !request.expected.roles.includes("sys_admin")
        ? writtenRun(request.expected, request.args.id as SimulatorActivityId, request)
        : undefined,
    // Texts of the domain, and what loaders of other modules read.
    executed: [
      "outcomeText",
      "criteriaText",
      "implausible",
      "exercise",
      "metricValues",
      "finalResultFiles",
      "report",
      "images",
      "recordings",
      "viewerCanDownloadCase",
    ],
  },
};

/** A page of the own runs; undefined for filters by period and for arguments that the resolver refuses. */
function writtenOwnRuns({
  args,
  selected,
  expected,
}: WrittenRequest<QueryVistActivitiesArgs>): WrittenRead<{ readonly isWorded: boolean }> | undefined {
  if ((args.limit ?? 1) < 1 || (args.offset ?? 0) < 0) return undefined;
  const fields = requestedFields(selected, ["activities"]);
  const parsed = ownListQuery(expected, args, fields);
  if (!parsed.ok) return undefined;
  const { search, part } = parsed.value;
  const { sortField, sortOrder, words, moduleCode, exerciseKey, result, from, to } = search;
  if (from !== null || to !== null) return undefined;
  const groups = getGroupFilter(args);
  const { reader, form, values } = readerParameters(expected);
  const managesAll = managesAllStations(expected);
  // Values are parameters under names of their own, so that pages with other values share the statement.
  const given = { runModule: moduleCode, runExercise: exerciseKey, runResult: result, runGroups: groups };
  const getParameter = <Value>(name: keyof typeof given) =>
    given[name] === null ? null : parameter<Value>(name);
  const ofWords = words.map((word, n) => [`runWord${n}`, word] as const);
  const isFiltered = Object.values(given).map((value) => value !== null);
  return {
    form: JSON.stringify([form, managesAll, sortField, sortOrder, part.limit, ofWords.length, isFiltered]),
    values: { ...values, ...given, ...Object.fromEntries(ofWords), runOffset: part.offset },
    statement: () => {
      const { ctes, total } = listParts({
        scope: { kind: "own", userId: reader.viewer, groups: getParameter("runGroups") },
        search: {
          ...search,
          words: ofWords.map(([name]) => parameter(name)),
          moduleCode: getParameter("runModule"),
          exerciseKey: getParameter("runExercise"),
          result: getParameter("runResult"),
        },
        part: { ...part, offset: parameter("runOffset") },
      });
      const selections = selected.fieldNodes.map(({ selectionSet }) => selectionSet);
      const page = objectJson(ownRunsObject, selections, selected.fragments, {
        ...reader,
        managesAll,
        total,
      });
      const isWorded = fields.has("outcomeText")
        ? sql`not exists (
            select from page join simulator_activity activity on activity.id = page.id
            where ${outcomeOfRow} = 'implausible'
          )`
        : sql`true`;
      return (
        page &&
        sql`with ${sql.join(ctes)} select ${page} as answer, json_build_object('isWorded', ${isWorded}) as facts`
      );
    },
    // The resolvers word a page with implausible runs.
    isAllowed: (_, { isWorded }) => isWorded,
  };
}

function writtenRun(
  expected: SignedInPerson,
  id: SimulatorActivityId,
  { selected, rest }: Pick<WrittenRequest<unknown>, "selected" | "rest">,
): WrittenRead {
  const { reader, form, values } = readerParameters(expected);
  const managesAll = managesAllStations(expected);
  return {
    form: `${form} ${managesAll}`,
    values: { ...values, id },
    statement: () => {
      const selections = selected.fieldNodes.map(({ selectionSet }) => selectionSet);
      const run = objectJson(runObject, selections, selected.fragments, { ...reader, managesAll });
      return (
        run &&
        sql`
        select ${run} as answer, json_build_object('activity', ${vistActivityJson(expected, new Set())}) as facts
        from simulator_activity activity
        where activity.id = ${parameter<SimulatorActivityId>("id")} and ${isOriginSeenBy(reader)}`
      );
    },
    // The statement finds only runs that this person may read.
    isAllowed: () => true,
    restKey: rest && oneKey(expected, id, requestedFields(rest)),
  };
}
