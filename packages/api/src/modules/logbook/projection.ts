import type { UserId } from "@cathedra/domain";
import type { Activity } from "@cathedra/graphql-schema";
import { type RawBuilder, sql } from "kysely";

/** A record as it goes over the wire, built by the database, with what `viewerCanEdit` is decided on. */
export type ActivityView = Omit<Activity, "viewerCanEdit"> & {
  readonly createdById: UserId;
};

/** Makes the JSON of `record`, for one viewer: only the creator gets `optionalIdentifier` (X115). */
export function activityJson(viewer: UserId): RawBuilder<ActivityView> {
  return sql`json_build_object(
    'id', record.id, 'groupId', record.group_id, 'customerId', record.customer_id, 'type', 'irlog',
    'groupName', (select name from customer_group where id = record.group_id),
    'dateOfProcedure', record.date_of_procedure,
    'optionalIdentifier', case when record.created_by = ${viewer} then record.optional_identifier end,
    'hospital', record.hospital_name, 'sex', record.sex, 'ageCategory', record.age_category,
    'setting', record.setting,
    'attending', json_build_object(
      'id', record.attending_id, 'firstName', record.attending_first_name, 'lastName', record.attending_last_name
    ),
    'participants', (
      select coalesce(json_agg(json_build_object(
        'user', case when person.id is not null then ${personJson("person")} end,
        'name', participant.name, 'role', participant.role, 'level', participant.level
      ) order by participant.position), '[]')
      from logbook_participant participant left join app_user person on person.id = participant.user_id
      where participant.record_id = record.id and participant.position >= 0
    ),
    'procedure', json_build_object(
      'name', record.procedure_name, 'interventionType', record.intervention_type,
      'organSystem', record.organ_system, 'category', record.category,
      'subCategory', record.sub_category, 'code', record.procedure_code
    ),
    'procedureIndication', record.procedure_indication, 'procedureComments', record.procedure_comments,
    'modalityPrimary', record.modality_primary, 'modalitySecondary', record.modality_secondary,
    'doseTime', record.dose_time, 'doseCtdi', record.dose_ctdi, 'doseDlp', record.dose_dlp,
    'doseDap', record.dose_dap, 'doseSkin', record.dose_skin,
    'onCall', record.on_call, 'success', record.success, 'successComments', record.success_comments,
    'dictated', record.dictated, 'complications', record.complications,
    'complicationsComments', record.complications_comments, 'ebl', record.ebl, 'sedation', record.sedation,
    'platelet', record.platelet, 'inr', record.inr, 'inrReversal', record.inr_reversal,
    'closureDevice', record.closure_device, 'closureDeviceComments', record.closure_device_comments,
    'imageFollowup', record.image_followup, 'imageFollowupNotes', record.image_followup_notes,
    'consultFollowup', record.consult_followup, 'consultFollowupNotes', record.consult_followup_notes,
    'createdAt', ${instantText("created_at")}, 'createdBy', ${personJson("creator")},
    'createdById', record.created_by,
    'modifiedAt', ${instantText("modified_at")}, 'modifiedBy', ${personJson("modifier")}
  )`;
}

/** The joins that `activityJson` reads, to follow `… join logbook_record record`. */
export const activityJoins: RawBuilder<unknown> = sql`
  join app_user creator on creator.id = record.created_by
  join app_user modifier on modifier.id = record.modified_by`;

function personJson(table: "person" | "creator" | "modifier"): RawBuilder<unknown> {
  const person = sql.table(table);
  return sql`json_build_object(
    'keycloak_id', ${person}.keycloak_id, 'first_name', ${person}.first_name,
    'last_name', ${person}.last_name, 'email', ${person}.email
  )`;
}

function instantText(column: "created_at" | "modified_at"): RawBuilder<string> {
  const time = sql.ref(`record.${column}`);
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
