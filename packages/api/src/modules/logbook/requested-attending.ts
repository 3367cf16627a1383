import { sql } from "kysely";

/**
 * For a row `record`: the entry whose attending is asked to confirm. After a merge it is still the one that the author
 * named.
 */
export const requestedAttendingText = "coalesce(record.asked_attending_id, record.attending_id)";
export const requestedAttending = sql.raw(requestedAttendingText);

/**
 * For a list entry: whether no one can confirm for it. A merged entry can still confirm the records that named it before.
 */
export const isRemovedEntryText = "(entry.removed_at is not null and entry.merged_into is null)";
export const isRemovedEntry = sql.raw(isRemovedEntryText);
