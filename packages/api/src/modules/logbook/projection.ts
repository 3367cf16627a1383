import type { UserId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Activity } from "../../graphql/generated/contract.ts";

/**
 * A record as it goes over the wire, built by the database, with what the `viewerCan…` fields are decided on. Fields that
 * nobody asked for are not there.
 */
export type ActivityView = Omit<Activity, "viewerCanEdit" | "viewerCanDelete"> & {
  readonly createdById: UserId;
};

/** The fields of a record that are asked for, as paths: `hospital`, `participants.user`. */
export type ActivityFields = ReadonlySet<string>;

/** What rights are decided on, whatever is asked for. */
const always = `'id', record.id, 'groupId', record.group_id, 'customerId', record.customer_id,
  'createdById', record.created_by`;

const person = (table: "person" | "creator" | "modifier"): string => `json_build_object(
  'keycloak_id', ${table}.keycloak_id, 'first_name', ${table}.first_name,
  'last_name', ${table}.last_name, 'email', ${table}.email
)`;

const instant = (column: string): string =>
  `to_char(record.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const participants = (fields: ActivityFields): string => {
  const withUser = fields.has("participants.user");
  return `(
    select coalesce(json_agg(json_build_object(
      ${withUser ? `'user', case when person.id is not null then ${person("person")} end,` : ""}
      'name', participant.name, 'role', participant.role, 'level', participant.level
    ) order by participant.position), '[]')
    from logbook_participant participant
    ${withUser ? "left join app_user person on person.id = participant.user_id" : ""}
    where participant.record_id = record.id and participant.position >= 0
  )`;
};

/** How the database makes each field, but for `optionalIdentifier`, which depends on the viewer. */
const makers: ReadonlyMap<string, string | ((fields: ActivityFields) => string)> = new Map<
  string,
  string | ((fields: ActivityFields) => string)
>([
  ["groupName", "(select name from customer_group where id = record.group_id)"],
  ["type", "'irlog'"],
  ["dateOfProcedure", "record.date_of_procedure"],
  ["hospital", "record.hospital_name"],
  ["sex", "record.sex"],
  ["ageCategory", "record.age_category"],
  ["setting", "record.setting"],
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
  ["procedureIndication", "record.procedure_indication"],
  ["procedureComments", "record.procedure_comments"],
  ["modalityPrimary", "record.modality_primary"],
  ["modalitySecondary", "record.modality_secondary"],
  ["doseTime", "record.dose_time"],
  ["doseCtdi", "record.dose_ctdi"],
  ["doseDlp", "record.dose_dlp"],
  ["doseDap", "record.dose_dap"],
  ["doseSkin", "record.dose_skin"],
  ["onCall", "record.on_call"],
  ["success", "record.success"],
  ["successComments", "record.success_comments"],
  ["dictated", "record.dictated"],
  ["complications", "record.complications"],
  ["complicationsComments", "record.complications_comments"],
  ["ebl", "record.ebl"],
  ["sedation", "record.sedation"],
  ["platelet", "record.platelet"],
  ["inr", "record.inr"],
  ["inrReversal", "record.inr_reversal"],
  ["closureDevice", "record.closure_device"],
  ["closureDeviceComments", "record.closure_device_comments"],
  ["imageFollowup", "record.image_followup"],
  ["imageFollowupNotes", "record.image_followup_notes"],
  ["consultFollowup", "record.consult_followup"],
  ["consultFollowupNotes", "record.consult_followup_notes"],
  ["createdAt", instant("created_at")],
  ["createdBy", person("creator")],
  ["modifiedAt", instant("modified_at")],
  ["modifiedBy", person("modifier")],
]);

/**
 * Makes the JSON of `record` with the fields that are asked for, for one viewer: only the creator gets
 * `optionalIdentifier` (X115). The order of the fields is always the same, so that one selection is one statement.
 */
export function activityJson(viewer: UserId, fields: ActivityFields): RawBuilder<ActivityView> {
  const made = [always];
  for (const [name, maker] of makers) {
    if (fields.has(name)) made.push(`'${name}', ${typeof maker === "string" ? maker : maker(fields)}`);
  }
  const rest = sql.raw(made.join(",\n"));
  if (!fields.has("optionalIdentifier")) return sql`json_build_object(${rest})`;
  return sql`json_build_object(
    'optionalIdentifier', case when record.created_by = ${viewer} then record.optional_identifier end, ${rest}
  )`;
}

/** The joins that `activityJson` reads, to follow `… join logbook_record record`. */
export function activityJoins(fields: ActivityFields): RawBuilder<unknown> {
  const creator = fields.has("createdBy") ? "join app_user creator on creator.id = record.created_by" : "";
  const modifier = fields.has("modifiedBy")
    ? "join app_user modifier on modifier.id = record.modified_by"
    : "";
  return sql.raw(`${creator} ${modifier}`);
}
