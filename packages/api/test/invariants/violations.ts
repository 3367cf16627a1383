export const removeAllButOne = `
  update vm set removed_at = now(), status = 'off', session_id = null, module_id = null, case_id = null,
    voucher_id = null, event_id = null, started_by = null, claimed_at = null, limit_ms = null, limit_until = null,
    session_started_at = null, session_ends_at = null
  where id <> {spare}`;

const aRecord = `
  insert into logbook_record (
    id, customer_id, group_id, created_by, modified_by, date_of_procedure, hospital_id, hospital_name, attending_id,
    attending_first_name, attending_last_name, participants_text, intervention_type, organ_system, category, sub_category,
    procedure_name, procedure_code, procedure_indication
  )
  select gen_random_uuid(), place.customer_id, place.id, person.id, person.id, current_date, hospital.id, hospital.name,
    attending.id, 'E', 'W', '', 'a', 'b', 'c', 'd', 'e', 'f', 'g'
  from customer_group place join hospital using (customer_id) join attending using (customer_id), app_user person limit 1`;
const withoutConstraints = [
  "answered_by_somebody",
  "returned_with_a_word",
  "confirmed_by_another",
  "reopening_of_confirmed",
].map((name) => `alter table logbook_record drop constraint logbook_record_${name}`);

/** For each invariant, statements that break it, bypassing every rule, lock and trigger as a defect would. */
/** A person of Northgate's directory, linked to the first account. */
const provisioned = [
  "insert into scim_connection (customer_id, mode, changed_at) values (1, 'on', now()) on conflict (customer_id) do update set mode = 'on'",
  "insert into scim_user (customer_id, user_name, given_name, family_name, display_name, active, user_id, created_at, changed_at) select 1, 'damage', '', '', '', true, id, now(), now() from app_user order by id limit 1",
];
const firstAccount = "(select id from app_user order by id limit 1)";

export const damages: Readonly<Record<string, readonly string[]>> = {
  "an account is managed by one directory, and not by one that released it": [
    ...provisioned,
    `insert into scim_release (customer_id, user_id, released_at) values (1, ${firstAccount}, now())`,
  ],
  "an account is denied access only while its directory denies it": [
    ...provisioned,
    `update app_user set deactivated_at = now() where id = ${firstAccount}`,
  ],
  "an end of access that waits for an answer has not happened": [
    ...provisioned,
    "update scim_user set active = false, hold = 'waiting' where user_name = 'damage'",
    `update app_user set deactivated_at = now() where id = ${firstAccount}`,
  ],
  "a person without access is signed in at no station and runs no case": [
    ...provisioned,
    "update scim_user set active = false where user_name = 'damage'",
    `update app_user set deactivated_at = now() - interval '1 hour' where id = ${firstAccount}`,
    `update vm set started_by = ${firstAccount} where event_id is null and started_by is not null and session_id is not null`,
  ],
  "a membership that came from a directory is of a person of that institution's directory": [
    "insert into scim_membership (group_id, user_id) select group_id, user_id from customer_group_member limit 1",
  ],
  "a folder knows how many things and bytes are in it": [
    "update storage_item set held_bytes = held_bytes + 1 where id = 0",
  ],
  "spendable, reserved and consumed add up to all top-ups, and none is negative": [
    "update quota_account set consumed_ms = consumed_ms + 1 where customer_id = 1",
  ],
  "the balances of an account are those of its entries": [
    "update quota_account set spendable_ms = spendable_ms - 1, reserved_ms = reserved_ms + 1 where customer_id = 1",
  ],
  "each entry follows from the one before it, and none is missing": [
    "delete from quota_entry where customer_id = 1 and position = 2",
  ],
  "an event was refunded no more than it consumed": [
    "update quota_entry set kind = 'refund', amount_ms = amount_ms + 1, reason = 'SIMULATOR_FAILED', session_id = {over}, user_id = null where voucher_id = {event} and kind = 'consume'",
  ],
  "what an account has reserved is what its vouchers hold": [
    "update resource_access_voucher set reserved_ms = reserved_ms + 1 where id = {voucher}",
  ],
  "the uses of a voucher are its users, at most its maximum": [
    "update resource_access_voucher set used = used + 1 where id = {voucher}",
  ],
  "the uses of a course voucher are its users, at most its maximum": [
    "insert into course_voucher (group_id, course_id, valid_to, max_uses, used) values (1, 1, now(), 20, 1)",
  ],
  "nobody has accepted a voucher twice": [
    "alter table voucher_user drop constraint voucher_user_pkey",
    "insert into voucher_user select * from voucher_user where voucher_id = {voucher} limit 1",
  ],
  "what a voucher holds is what it reserved and neither consumed nor returned": [
    "delete from quota_entry where voucher_id = {voucher} and kind = 'reserve'",
  ],
  "an entry is in the ledger of its voucher's account": [
    "update resource_access_voucher set customer_id = 2 where id = {voucher}",
  ],
  "a voucher that is settled holds nothing, and returned what it held once": [
    "update quota_entry set transfer_key = 'voucher:' || voucher_id || ':settle' where voucher_id = {voucher} and kind = 'reserve'",
  ],
  "a cloud case voucher that is not settled holds the time of those who may still accept it": [
    "update resource_access_voucher set max_uses = max_uses + 1 where id = {voucher}",
  ],
  "each acceptance of a cloud case voucher has consumed its time once": [
    "update quota_entry set user_id = null where voucher_id = {voucher} and kind = 'consume'",
  ],
  "what is left of a user's time is what was granted less what was used, and not negative": [
    "alter table voucher_user drop constraint voucher_time_left",
    "update voucher_user set used_s = granted_s + 1",
  ],
  "a call that was sent twice has made one thing": [
    "drop index voucher_request_keys",
    "update resource_access_voucher set request_key = 'again' where id in ({voucher}, {event})",
  ],
  "a voucher is in the series of its kind, account, learning space and creator": [
    "update resource_access_voucher set series_id = (select series_id from resource_access_voucher where id = {event}) where id = {voucher}",
  ],
  "what a case knows of its cloud case voucher is what the voucher says": [
    "update voucher_case set section = 'archived' where voucher_id = {voucher}",
  ],
  "an event is valid until its end": [
    "update resource_access_voucher set valid_to = valid_to + interval '1 second' where id = {event}",
  ],
  "an event that is not settled holds its duration until its first session, and then nothing": [
    "update resource_access_voucher set reserved_ms = 1 where id = {event}",
  ],
  "an event has consumed its duration once at most, and only by a session": [
    "update quota_entry set amount_ms = amount_ms + 1 where voucher_id = {event} and kind = 'consume'",
  ],
  "events that overlap are no more than the machines that were there for them": [
    removeAllButOne,
    `update vm set removed_at = removed_at - interval '1 day' where removed_at is not null`,
  ],
  "each row of a machine's history follows from the one before it": [
    "delete from vm_history where new_status = 'starting'",
  ],
  "a machine takes only the steps that there are": [
    "update vm_history set reason = 'READY' where new_status = 'started'",
  ],
  "a machine is as its history says last": [
    "update vm set status = 'off', deadline_at = now() where id = {spare}",
  ],
  "a machine is held by somebody where its status says so, and every wait of it has an end": [
    "update vm set deadline_at = null where status = 'started'",
  ],
  "one machine a person, an event and a session": [
    "drop index one_vm_a_user",
    "update vm set started_by = (select started_by from vm where event_id is null and started_by is not null) where event_id is not null",
  ],
  "a machine is held for a voucher of its kind, for one person who accepted it": [
    "update vm set event_id = null where event_id is not null",
  ],
  "the sessions of a machine follow each other, and none is on two machines": [
    "update vm_history set session_id = {over} where new_status = 'started'",
  ],
  "a session that goes on has its machine, which runs it for the same person": [
    "update vm set session_id = gen_random_uuid() where status = 'started'",
  ],
  "a machine that is started runs a session that goes on": [
    "update vm_session set ended_at = now(), end_reason = 'ENDED', used_s = 0 where ended_at is null",
  ],
  "nobody is in two sessions at once, and no machine has two": [
    `update vm_session set ended_at = null, end_reason = null, used_s = null,
       user_id = (select user_id from vm_session where ended_at is null and kind = 'single_user')
     where id = {over}`,
  ],
  "a session took no more than its limit": [
    "update vm_session set limit_s = 1, used_s = 2 where id = {over}",
  ],
  "what a person has used of a voucher is what their sessions took": [
    "update vm_session set used_s = used_s + 1 where id = {over}",
  ],
  "a session gave back all that it took where it was lost to our side, with one entry of the ledger, and nothing else":
    [
      "update vm_session set used_s = greatest(used_s, 1), given_back_s = greatest(used_s, 1) where id = {over}",
    ],
  "a session is of a voucher of its kind, and one person's of somebody who accepted it": [
    "update vm_session set voucher_id = {event} where id = {over}",
  ],
  "a session has begun once, on its machine": ["delete from vm_session where id = {over}"],
  "a record that is confirmed or returned says by whom and when, and a returned one with what word": [
    ...withoutConstraints,
    aRecord,
    "update logbook_record set confirmation = 'returned', confirmation_by = created_by, confirmation_at = now()",
  ],
  "a record of an import is not confirmed, and no other record counts as imported": [
    "alter table logbook_record drop constraint logbook_record_imported_from_somewhere",
    ...withoutConstraints,
    aRecord,
    "update logbook_record set confirmation = 'imported'",
  ],
  "what was imported counts no more records than its rows": [
    "insert into logbook_import (id, user_id, customer_id, group_id, file_name, requested_at, row_count, imported_count, mapping) select gen_random_uuid(), (select id from app_user limit 1), customer_id, id, 'a.csv', now(), 1, 2, '{}' from customer_group limit 1",
  ],
  "nobody has confirmed their own record": [
    ...withoutConstraints,
    aRecord,
    "update logbook_record set confirmation = 'confirmed', confirmation_by = created_by, confirmation_at = now()",
  ],
  "a change of an attending's address waits no longer than it may, on an entry of the list with another address":
    [
      `insert into attending_address_change (attending_id, new_email, asked_at, code_hash)
     select id, 'n@e.example', now() - interval '16 days', repeat('0', 64) from attending where removed_at is null limit 1`,
    ],
  "the content of a confirmation is the one of its fingerprint, and of the record's version": [
    ...withoutConstraints,
    aRecord,
    `insert into logbook_confirmation
     select id, created_by, 'E', 'e@e.example', 'attending', now(), modified_at, 'E', 'E', 'H', 'P', true, content,
       encode(sha256(content::bytea), 'hex')
     from (select *, json_build_object('modifiedAt', modified_at, 'hospital', 'H')::text as content from logbook_record limit 1) record`,
    "update logbook_confirmation set content = replace(content, '\"H\"', '\"Other\"')",
  ],
  "the series of a person at an exercise is that of their runs": [
    "insert into exercise_series select id, 1, 'a/b', 'p', '{1}', '{0}', '{50}' from app_user limit 1",
  ],
  "the kind of a participant's case is that of the record": [
    ...withoutConstraints,
    aRecord,
    "insert into logbook_participant (record_id, position, name, is_creator, date_of_procedure, customer_id, group_id, kind_id) select id, 0, 'E', false, date_of_procedure, customer_id, group_id, -1 from logbook_record limit 1",
  ],
  "only a confirmed record is asked to be opened again": [
    ...withoutConstraints,
    aRecord,
    "update logbook_record set reopening_word = 'Side?'",
  ],
};
