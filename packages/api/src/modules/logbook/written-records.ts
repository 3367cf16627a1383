import { isUuid, type RecordId } from "@cathedra/domain";
import { mayReadRecord, mayUseLogbook } from "@cathedra/domain/access";
import { parseSearchParams, type SearchParams } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type {
  ActivitiesSearchParams,
  QueryActivitiesArgs,
  QueryActivityArgs,
} from "../../graphql/generated/contract.ts";
import { objectJson } from "../../graphql/object-json.ts";
import { readerParameters, type StatementReader } from "../../graphql/reader-parameters.ts";
import { requestedFields } from "../../graphql/requested-fields.ts";
import {
  parameter,
  type WrittenFields,
  type WrittenRead,
  type WrittenRequest,
} from "../../graphql/written-answers.ts";
import { needsCustomPlan, type PageQuery, pageParts } from "./list-query.ts";
import { recordKey } from "./prefetch-keys.ts";
import { activityJson } from "./projection.ts";
import { latestRecords } from "./read-activities.ts";
import { pageObject, recordObject, recordsOfPage } from "./record-object.ts";
import { getRecordFacts, type RecordRow } from "./record-query.ts";
import { getScope } from "./scope.ts";

/** The fields of the logbook that the database writes: lists by one plan for all values, and single records. */
export const writtenRecords: WrittenFields = {
  "Query.activities": {
    read: ({ args, selected, expected }: WrittenRequest<QueryActivitiesArgs>) => {
      const { fragments } = selected;
      const selections = selected.fieldNodes.map(({ selectionSet }) => selectionSet);
      return writtenList(expected, args.searchParams, (reader, total) =>
        objectJson(pageObject, selections, fragments, { ...reader, total }),
      );
    },
  },
  "Query.recentActivities": {
    read: ({ selected, expected }: WrittenRequest<unknown>) => {
      const { fragments } = selected;
      const selections = selected.fieldNodes.map(({ selectionSet }) => selectionSet);
      return writtenList(expected, latestRecords, (reader) => {
        const record = objectJson(recordObject, selections, fragments, reader);
        return record && recordsOfPage(record);
      });
    },
  },
  "Query.activity": {
    read: (request: WrittenRequest<QueryActivityArgs>) =>
      isUuid(request.args.id) ? writtenRecord(request.args.id as RecordId, request) : undefined,
    executed: ["entrustment"],
  },
};

function writtenRecord(
  id: RecordId,
  { expected, selected, rest }: WrittenRequest<unknown>,
): WrittenRead<RecordRow> {
  const { fieldNodes, fragments } = selected;
  const { reader, form, values } = readerParameters(expected);
  return {
    form,
    values: { ...values, id },
    statement: () => {
      const selections = fieldNodes.map(({ selectionSet }) => selectionSet);
      const record = objectJson(recordObject, selections, fragments, reader);
      return (
        record &&
        sql`
        select ${record} as answer, json_build_object(
          'view', ${activityJson(reader.viewer, new Set())}, 'participantIds', (
            select coalesce(json_agg(user_id), '[]') from logbook_participant
            where record_id = record.id and user_id is not null
          )
        ) as facts
        from logbook_record record where record.id = ${parameter<RecordId>("id")}`
      );
    },
    isAllowed: (caller, row) => mayReadRecord(caller, getRecordFacts(row)) === "allowed",
    restKey: rest && recordKey(expected.userId, id, requestedFields(rest)),
  };
}

/** A list as the database writes it from the CTE `page`; undefined if its plan depends on its values, or it is refused. */
function writtenList(
  expected: SignedInPerson,
  searchParams: ActivitiesSearchParams | null | undefined,
  write: (reader: StatementReader, total: RawBuilder<unknown>) => RawBuilder<unknown> | undefined,
): WrittenRead | undefined {
  const search = parseSearchParams(searchParams);
  if (!search.ok || mayUseLogbook(expected) !== "allowed") return undefined;
  const question = { viewer: expected.userId, scope: getScope(expected), search: search.value };
  if (needsCustomPlan(question)) return undefined;
  const { reader, form, values } = readerParameters(expected);
  const { scope } = question;
  const isOwn = scope.kind === "own";
  return {
    // Of the own records every value is a parameter. Other lists are of few customers and groups, which decide on their SQL.
    form: `${form} ${isOwn ? makeForm(search.value) : JSON.stringify([scope, search.value])}`,
    values: { ...values, ...(isOwn ? search.value : {}) },
    statement: () => {
      const asked: PageQuery = {
        viewer: reader.viewer,
        scope,
        search: isOwn ? withParameters(search.value) : search.value,
        isCounted: true,
      };
      const { ctes, total } = pageParts(asked);
      const answer = write(reader, total);
      return answer && sql`with ${sql.join(ctes)} select ${answer} as answer, null::json as facts`;
    },
    isAllowed: (caller) => mayUseLogbook(caller) === "allowed",
  };
}

/** The parts of a search that decide on the SQL; others are values. */
const deciding: ReadonlySet<string> = new Set(["limit", "sortField", "sortOrder", "confirmation"]);

function makeForm(search: SearchParams): string {
  const parts = Object.entries(search).map(([name, value]) =>
    deciding.has(name) || value === null ? value : true,
  );
  return JSON.stringify(parts);
}

function withParameters(search: SearchParams): SearchParams {
  const parts = Object.entries(search).map(([name, value]) => [
    name,
    deciding.has(name) || value === null ? value : parameter(name),
  ]);
  return Object.fromEntries(parts) as SearchParams;
}
