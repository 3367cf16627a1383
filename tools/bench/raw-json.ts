/** The answer of a logbook record in SQL, from an alias `record` of `logbook_record`. */
export const recordJson = `json_build_object(
  'id', record.id,
  'groupId', record.group_id,
  'type', 'irlog',
  'dateOfProcedure', record.date_of_procedure,
  'optionalIdentifier', record.optional_identifier,
  'hospital', record.hospital_name,
  'sex', record.sex,
  'ageCategory', record.age_category,
  'setting', record.setting,
  'attending', json_build_object('id', record.attending_id, 'firstName', record.attending_first_name,
    'lastName', record.attending_last_name),
  'participants', (
    select coalesce(json_agg(json_build_object('name', participant.name, 'role', participant.role,
      'level', participant.level, 'user', case when person.id is null then null else
        json_build_object('first_name', person.first_name, 'last_name', person.last_name, 'email', person.email,
          'keycloak_id', person.keycloak_id) end) order by participant.position), '[]')
    from logbook_participant participant left join app_user person on person.id = participant.user_id
    where participant.record_id = record.id and participant.position >= 0
  ),
  'procedure', json_build_object('name', record.procedure_name, 'interventionType', record.intervention_type,
    'organSystem', record.organ_system, 'category', record.category, 'subCategory', record.sub_category,
    'code', record.procedure_code),
  'procedureIndication', record.procedure_indication,
  'procedureComments', record.procedure_comments,
  'modalityPrimary', record.modality_primary,
  'modalitySecondary', record.modality_secondary,
  'doseTime', record.dose_time,
  'doseDap', record.dose_dap,
  'onCall', record.on_call,
  'success', record.success,
  'complications', record.complications,
  'createdAt', record.created_at,
  'modifiedAt', record.modified_at
)`;
