import type { UserId } from "@cathedra/domain";
import { type Field, getColumn } from "@cathedra/domain/fields";
import { recordFields } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Activity } from "../../graphql/generated/contract.ts";
import {
  type AskedAddressView,
  addressChangeJson,
  type ConfirmationStateView,
  type ConfirmationView,
  confirmationCapacitySql,
  confirmationJson,
  confirmationStateJson,
  confirmedContentSql,
} from "./confirmation-view.ts";
import { instantJson, personJson } from "./json-fragments.ts";

/**
 * A record in the form in which the database builds it, with the facts for the `viewerCan…` fields. Fields that were not
 * requested are missing.
 */
export type ActivityView = Omit<
  Activity,
  "viewerCanEdit" | "viewerCanDelete" | "confirmation" | "askedAddress" | "confirmationState" | "entrustment"
> & {
  readonly createdById: UserId;
  readonly isConfirmed: boolean;
  readonly confirmation: ConfirmationView;
  readonly askedAddress: AskedAddressView | null;
  readonly confirmationState: ConfirmationStateView;
};

/** The fields of a record that are asked for, as paths: `hospital`, `participants.user`. */
export type ActivityFields = ReadonlySet<string>;

/** The columns on which rights are decided; they are always read. */
const always = `'id', record.id, 'groupId', record.group_id, 'customerId', record.customer_id,
  'createdById', record.created_by, 'isConfirmed', record.confirmation is not distinct from 'confirmed'`;

const participants = (fields: ActivityFields): string => {
  const withUser = fields.has("participants.user");
  return `(
    select coalesce(json_agg(json_build_object(
      ${withUser ? `'user', case when person.id is not null then ${personJson("person")} end,` : ""}
      'name', participant.name, 'role', participant.role, 'level', participant.level
    ) order by participant.position), '[]')
    from logbook_participant participant
    ${withUser ? "left join app_user person on person.id = participant.user_id" : ""}
    where participant.record_id = record.id and participant.position >= 0
  )`;
};

type Maker = string | ((fields: ActivityFields) => string);

/** The SQL of every described field that all readers may see. */
export const described = Object.entries<Field>(recordFields).flatMap(
  ([name, { kind, readers }]): [string, string][] =>
    kind === "own" || readers !== undefined ? [] : [[name, `record.${getColumn(name)}`]],
);

/** The fields whose value only their creator sees (X115). */
export const ofCreator = Object.entries<Field>(recordFields).flatMap(([name, { readers }]) =>
  readers === "creator" ? [name] : [],
);

/** The SQL of every field that does not depend on the viewer. */
const makers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ["groupName", "(select name from customer_group where id = record.group_id)"],
  ["type", "'irlog'"],
  ["hospital", "record.hospital_name"],
  [
    "attending",
    `json_build_object(
      'id', record.attending_id, 'firstName', record.attending_first_name, 'lastName', record.attending_last_name
    )`,
  ],
  ["participants", participants],
  ["participantNames", "to_json(string_to_array(record.participants_text, E'\\n'))"],
  [
    "procedure",
    `json_build_object(
      'name', record.procedure_name, 'interventionType', record.intervention_type,
      'organSystem', record.organ_system, 'category', record.category,
      'subCategory', record.sub_category, 'code', record.procedure_code
    )`,
  ],
  ...described,
  ["createdAt", instantJson("created_at")],
  ["createdBy", personJson("creator")],
  ["modifiedAt", instantJson("modified_at")],
  ["modifiedBy", personJson("modifier")],
  ["confirmation", confirmationJson],
  ["askedAddress", addressChangeJson],
  ["confirmationState", confirmationStateJson],
  ["confirmationCapacity", confirmationCapacitySql],
  ["confirmedContent", confirmedContentSql],
  [
    "imported",
    `(
      select json_build_object(
        'id', import.id, 'fileName', import.file_name,
        'importedAt', (extract(epoch from coalesce(import.imported_at, import.requested_at)) * 1000)::bigint
      ) from logbook_import import where import.id = record.import_id
    )`,
  ],
]);

/**
 * Builds the JSON of `record` with the requested fields for one viewer; private fields are only included for the record's creator
 * (X115). The fields are always in the same order, so that the same selection gives the same statement.
 */
export function activityJson(viewer: UserId, fields: ActivityFields): RawBuilder<ActivityView> {
  const made = [always];
  for (const [name, maker] of makers) {
    if (fields.has(name)) made.push(`'${name}', ${typeof maker === "string" ? maker : maker(fields)}`);
  }
  const hidden = ofCreator.filter((name) => fields.has(name));
  const own = hidden.map(
    (name) =>
      sql<unknown>`${sql.lit(name)}, case when record.created_by = ${viewer} then ${sql.ref(`record.${getColumn(name)}`)} end`,
  );
  const pairs = [...own, ...made.map((pair) => sql.raw(pair))];
  if (pairs.length <= maxPairs) return sql`json_build_object(${sql.join(pairs)})`;
  const [first, rest] = [pairs.slice(0, maxPairs), pairs.slice(maxPairs)];
  return sql`(
    select json_object_agg(key, value) from (
      select * from json_each(json_build_object(${sql.join(first)}))
      union all select * from json_each(json_build_object(${sql.join(rest)}))
    ) whole
  )`;
}

/** A function of PostgreSQL takes 100 arguments, and the pairs that are always read are five in one. */
const maxPairs = 40;

/** The joins that `activityJson` reads, to follow `… join logbook_record record`. */
export function activityJoins(fields: ActivityFields): RawBuilder<unknown> {
  const creator = fields.has("createdBy") ? "join app_user creator on creator.id = record.created_by" : "";
  const modifier = fields.has("modifiedBy")
    ? "join app_user modifier on modifier.id = record.modified_by"
    : "";
  return sql.raw(`${creator} ${modifier}`);
}
