import { sql } from "kysely";

/** Of a `record`: the entry whose address is asked. After a merge that is still the one that the writer named. */
export const askedEntryText = "coalesce(record.asked_attending_id, record.attending_id)";
export const askedEntry = sql.raw(askedEntryText);

/** Of an entry of a list: nobody can answer for it. One that was merged answers for the records that named it before. */
export const isTakenOffText = "(entry.removed_at is not null and entry.merged_into is null)";
export const isTakenOff = sql.raw(isTakenOffText);
