import { type RawBuilder, sql } from "kysely";

/** SQL for the person of the joined `app_user` of this name as JSON; null if there is none. */
export function personJson(alias: "creator"): RawBuilder<unknown> {
  const person = sql.raw(alias);
  return sql`case when ${person}.id is not null then json_build_object(
    'keycloak_id', ${person}.keycloak_id, 'first_name', ${person}.first_name, 'last_name', ${person}.last_name,
    'email', ${person}.email
  ) end`;
}

/** The modules of the row called `voucher` as JSON, each with those of its cases that the voucher includes. */
export const modulesJson = sql`(
  select coalesce(json_agg(json_build_object(
    'moduleId', module.id, 'name', module.name, 'description', module.description, 'cases', chosen.cases
  ) order by module.position, module.id), '[]')
  from (
    select cloud_case.module_id, json_agg(json_build_object(
      'caseId', cloud_case.id, 'name', cloud_case.name, 'description', cloud_case.description
    ) order by cloud_case.position, cloud_case.id) as cases
    from voucher_case join cloud_case on cloud_case.id = voucher_case.case_id
    where voucher_case.voucher_id = voucher.id
    group by cloud_case.module_id
  ) chosen join cloud_module module on module.id = chosen.module_id
)`;
