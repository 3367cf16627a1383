import { addressChangeMs } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Found, Invariant } from "./invariant.ts";

/** Invariants of the attendings' answers to logbook records. */
export const confirmationInvariants: readonly Invariant[] = [
  {
    name: "a record that is confirmed or returned says by whom and when, and a returned one with what word",
    violations: sql<Found>`
      select 'record ' || id as what, format('%s by %s at %s', confirmation, confirmation_by, confirmation_at) as found
      from logbook_record
      where confirmation <> 'imported' and (
        confirmation_by is null or confirmation_at is null or (confirmation = 'returned') <> (confirmation_word is not null)
      )`,
  },
  {
    name: "a record of an import is not confirmed, and no other record counts as imported",
    violations: sql<Found>`
      select 'record ' || id as what, format('%s, import %s', coalesce(confirmation, 'open'), import_id) as found
      from logbook_record where (confirmation is not distinct from 'imported') <> (import_id is not null)`,
  },
  {
    name: "what was imported counts no more records than its rows",
    violations: sql<Found>`
      select 'import ' || id as what, format('%s of %s', imported_count, row_count) as found
      from logbook_import where imported_count > row_count`,
  },
  {
    name: "nobody has confirmed their own record",
    violations: sql<Found>`
      select 'record ' || id as what,
        format('of %s, confirmed by them at %s', created_by, confirmation_at) as found
      from logbook_record
      where confirmation = 'confirmed' and confirmation_by = created_by`,
  },
  {
    name: "only a confirmed record is asked to be opened again",
    violations: sql<Found>`
      select 'record ' || id as what, coalesce(confirmation, 'open') as found from logbook_record
      where reopening_word is not null and confirmation is distinct from 'confirmed'`,
  },
  {
    name: "a change of an attending's address waits no longer than it may, on an entry of the list with another address",
    violations: sql<Found>`
      select 'attending ' || attending_id as what,
        format('%s since %s, from %s', new_email, asked_at, coalesce(entry.email, 'none')) as found
      from attending_address_change change join attending entry on entry.id = change.attending_id
      where change.asked_at < now() - ${`${addressChangeMs.answer / 86_400_000 + 1} days`}::interval
        or entry.removed_at is not null
        or lower(entry.email) = lower(new_email)`,
  },
  {
    name: "the content of a confirmation is the one of its fingerprint, and of the record's version",
    violations: sql<Found>`
      select 'record ' || record_id as what, 'content of ' || length(content) || ' characters' as found
      from logbook_confirmation
      where content is not null and (
        fingerprint is distinct from encode(sha256(convert_to(content, 'UTF8')), 'hex')
        or (content::json ->> 'modifiedAt')::timestamptz is distinct from record_version
      )`,
  },
];
