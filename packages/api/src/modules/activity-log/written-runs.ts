import { isUuid, type SimulatorActivityId } from "@cathedra/domain";
import { resultText } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type {
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
import { oneKey } from "./prefetch-keys.ts";
import { manageableStation, managesAllStations, runColumns, vistActivityJson } from "./projection.ts";
import { isOriginSeenBy } from "./readable-activities.ts";
import { outcomeOfRow } from "./run-outcome.ts";

type RunReader = StatementReader & { readonly managesAll: boolean };

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

/** Single runs as the database writes them, for everybody but sys_admins, who also read runs without seeing their origin. */
export const writtenRuns: WrittenFields = {
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
