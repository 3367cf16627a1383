import { sql } from "kysely";

/** Of a `record`: the entry whose address is asked. After a merge that is still the one that the writer named. */
export const requestedAttendingText = "coalesce(record.asked_attending_id, record.attending_id)";
export const requestedAttending = sql.raw(requestedAttendingText);

/** Of an entry of a list: nobody can answer for it. One that was merged answers for the records that named it before. */
export const isRemovedEntryText = "(entry.removed_at is not null and entry.merged_into is null)";
export const isRemovedEntry = sql.raw(isRemovedEntryText);
