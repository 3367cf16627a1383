import type { CustomerId, GroupId, RecordId, UserId } from "@cathedra/domain";
import type { AttendingOfRecord, StoredAnswer } from "@cathedra/domain/logbook";
import type { ActivityConfirmation } from "../../graphql/generated/contract.ts";
import { instantJson, personJson } from "./json-fragments.ts";
import { isRemovedEntryText, requestedAttendingText } from "./requested-attending.ts";

/** The facts from which the state of a record's confirmation is derived. */
export type ConfirmationStateView = Pick<ConfirmationView, "answer" | "attending">;

/** The request to a record's attending, with the facts that decide on its state and on the rights to it. */
export type ConfirmationView = Pick<
  ActivityConfirmation,
  "askedAt" | "by" | "at" | "word" | "reopeningWord" | "confirmed"
> & {
  readonly answer: StoredAnswer | null;
  /** The list entry of the record's attending; null if none of the requested fields needs it. */
  readonly attending: AttendingOfRecord | null;
  readonly record: {
    readonly id: RecordId;
    readonly groupId: GroupId;
    readonly customerId: CustomerId;
    readonly createdBy: UserId;
  };
};

const attending = `(
  select json_build_object(
    'email', entry.email, 'isRemoved', ${isRemovedEntryText},
    'isWriters', entry.email is not null and exists (
      select from app_user writer
      where writer.id = record.created_by and writer.email_verified and lower(writer.email) = lower(entry.email)
    )
  ) from attending entry where entry.id = ${requestedAttendingText}
)`;

/** The address of the entry that a record without an answer asks. */
export type AskedAddressView = {
  readonly changedAt: string | null;
  readonly change: {
    readonly hasFormer: boolean;
    readonly askedAt: number;
    readonly acceptedAt: number | null;
    readonly agreedAt: number | null;
  } | null;
};

/**
 * The change of address that waits for the entry of a record, and when its address changed since it is asked. A field of the
 * record itself, so that lists of requests need not read it.
 */
export const addressChangeJson = `case when record.confirmation is null then (
  select json_build_object(
    'changedAt', case when entry.address_changed_at > record.asked_at then
      to_char(entry.address_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end,
    'change', (
      select json_build_object(
        'hasFormer', change.present_code_hash is not null, 'askedAt', (extract(epoch from change.asked_at) * 1000)::bigint,
        'acceptedAt', (extract(epoch from change.accepted_at) * 1000)::bigint,
        'agreedAt', (extract(epoch from change.agreed_at) * 1000)::bigint
      ) from attending_address_change change where change.attending_id = entry.id
    )
  ) from attending entry where entry.id = ${requestedAttendingText}
) end`;

/** The confirmation as it was stored, by the record's id, without its content. */
const confirmed = `(
  select json_build_object(
    'byName', kept.confirmer_name, 'byAddress', kept.confirmer_address, 'capacity', kept.capacity, 'reason', kept.reason,
    'at', (extract(epoch from kept.confirmed_at) * 1000)::bigint,
    'recordVersion', (extract(epoch from kept.record_version) * 1000)::bigint,
    'attending', kept.attending_last_name || ', ' || kept.attending_first_name,
    'hospital', kept.hospital_name, 'procedure', kept.procedure_name, 'isOfItsTime', kept.is_of_its_time,
    'fingerprint', kept.fingerprint
  ) from logbook_confirmation kept
  where kept.record_id = record.id and kept.confirmed_at = record.confirmation_at
)`;

const by = `(select ${personJson("confirmer")} from app_user confirmer where confirmer.id = record.confirmation_by)`;

/** JSON for the state alone, from a row `logbook_record record`: the attending is looked up only for unanswered requests. */
export const confirmationStateJson = `json_build_object(
  'answer', record.confirmation, 'attending', case when record.confirmation is null then ${attending} end
)`;

/** SQL for a column of the stored confirmation of `logbook_record record`, if it is confirmed. */
const ofConfirmation = (column: string) => `case when record.confirmation = 'confirmed' then (
  select kept.${column} from logbook_confirmation kept
  where kept.record_id = record.id and kept.confirmed_at = record.confirmation_at
) end`;
export const confirmationCapacitySql = ofConfirmation("capacity");
/** A field of the record itself, so that lists and pages of the confirmation need not read it. */
export const confirmedContentSql = ofConfirmation("content");

/**
 * JSON for the confirmation of `logbook_record record` with all requested fields; the attending's entry and the person who
 * answered are looked up only if needed.
 */
export function confirmationJson(fields: ReadonlySet<string>): string {
  const always =
    fields.has("confirmation.viewerCanReopen") || fields.has("confirmation.viewerCanConfirmInStead");
  return `json_build_object(
    'answer', record.confirmation, 'askedAt', ${instantJson("asked_at")}, 'at', ${instantJson("confirmation_at")},
    'word', record.confirmation_word, 'reopeningWord', record.reopening_word,
    ${[...fields].some((name) => name.startsWith("confirmation.confirmed")) ? `'confirmed', case when record.confirmation = 'confirmed' then ${confirmed} end,` : ""}
    ${fields.has("confirmation.by") ? `'by', ${by},` : ""}
    'attending', ${always ? attending : `case when record.confirmation is null then ${attending} end`},
    'record', json_build_object(
      'id', record.id, 'groupId', record.group_id, 'customerId', record.customer_id, 'createdBy', record.created_by
    )
  )`;
}
