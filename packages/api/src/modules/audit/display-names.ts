import type { CustomerId } from "@cathedra/domain";
import type { AuditScope } from "@cathedra/domain/access";
import { getAct, getActs } from "@cathedra/domain/audit";
import { type RawBuilder, sql } from "kysely";

/** The acts with the kind of thing that each is about, as rows of a statement. */
export const actsWithKinds = sql`
  unnest(${getActs()}::text[], ${getActs().map((name) => getAct(name)?.thing ?? "")}::text[]) as act (name, kind)`;

/** An id in the log in its possible form: things have UUIDs or numbers. */
const asUuid = sql`case when subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then subject::uuid end`;
const asNumber = sql`case when subject ~ '^[0-9]{1,9}$' then subject::int end`;
/** The learning space of a subject in the form `customer:space`. */
const spaceOfAccess = sql`case when subject ~ '^[0-9]{1,9}:[0-9]{1,9}$' then split_part(subject, ':', 2)::int end`;

const space = (id: RawBuilder<unknown>) =>
  sql`(select coalesce(display_name, name) from learning_space where id = ${id})`;

/** The present name of the thing `kind`, `subject`, read by primary key; for a deleted thing the last name in the log. */
export const nameOfThing = sql`coalesce(case kind
  when 'person' then (select nullif(trim(first_name || ' ' || last_name), '') from app_user where id = ${asUuid})
  when 'customer' then (select name from customer where id = ${asNumber})
  when 'group' then (select name from customer_group where id = ${asNumber})
  when 'learning_space' then ${space(asNumber)}
  when 'space_access' then ${space(spaceOfAccess)}
  when 'voucher' then (select name from resource_access_voucher where id = ${asNumber})
  when 'course_voucher' then (
    select course.name from course_voucher join course on course.id = course_id where course_voucher.id = ${asNumber})
  when 'hospital' then (select name from hospital where id = ${asUuid})
  when 'attending' then (select first_name || ' ' || last_name from attending where id = ${asUuid})
  when 'target' then (select name from logbook_target where id = ${asUuid})
  when 'machine' then (select name from vm where id = ${asUuid})
  when 'session' then (select vm.name from vm_session join vm on vm.id = vm_id where vm_session.id = ${asUuid})
  when 'station' then (select name from station where id = ${asUuid})
  when 'release' then (select string_identifier from software_release where id = ${asNumber})
  when 'update' then (
    select string_identifier from software_update join software_release on software_release.id = release_id
    where software_update.id = ${asNumber})
  when 'operation' then (select kind from operation where id = ${asUuid})
  when 'service_tag' then subject
  when 'object' then subject
  when 'document' then subject
end, said_name, (
  select subject_name from (
    select former.id, former.action, former.subject_name from audit_log former
    where former.subject = row.subject order by former.id desc limit 200
  ) lately
  where subject_name is not null and action in (select name from ${actsWithKinds} where act.kind = row.kind)
  order by id desc limit 1
))`;

/**
 * A person as JSON, with their address if the reader may see it: staff may see every address, others those of people of their
 * customers.
 */
export function personObject(scope: AuditScope): RawBuilder<unknown> {
  const email =
    scope === "all" ? sql`person.email` : sql`case when ${belongsTo(scope)} then person.email end`;
  return sql`json_build_object(
    'id', person.keycloak_id,
    'name', coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), ${email}, '–'),
    'email', ${email})`;
}

/** SQL condition: the person is in a group of these customers, or is one of their admins. */
function belongsTo(customers: readonly CustomerId[]): RawBuilder<unknown> {
  return sql`(
    exists (
      select from customer_group_member member join customer_group one on one.id = member.group_id
      where member.user_id = person.id and one.customer_id = any(${customers}::int[]))
    or exists (
      select from customer_admin admin where admin.user_id = person.id and admin.customer_id = any(${customers}::int[]))
  )`;
}

/** SQL for the ids, as `user_id`, of the people of whom `belongsTo` is true. */
export function getPeople(customers: readonly CustomerId[]): RawBuilder<unknown> {
  return sql`
    select member.user_id from customer_group_member member join customer_group one on one.id = member.group_id
    where one.customer_id = any(${customers}::int[])
    union select user_id from customer_admin where customer_id = any(${customers}::int[])`;
}

/** A LIKE pattern for texts that contain this one. */
export function containing(text: string): RawBuilder<unknown> {
  const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`'%' || search_form(${escaped}::text) || '%'`;
}
