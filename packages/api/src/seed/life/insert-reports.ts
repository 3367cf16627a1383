import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The age in hours, the request, and its error; `who` picks the learner. */
const failures = [
  {
    who: 0,
    hours: 3,
    operation: "startSingleUserCloudCase",
    code: "INTERNAL",
    status: 500,
    ms: 5012,
    page: "/vist-modules",
    start_thing: "evar-02",
  },
  {
    who: 0,
    hours: 3.1,
    operation: "startSingleUserCloudCase",
    code: "INTERNAL",
    status: 500,
    ms: 5007,
    page: "/vist-modules",
    start_thing: "evar-02",
  },
  {
    who: 1,
    hours: 27,
    operation: "getCustomerGroup",
    code: "FORBIDDEN",
    status: 403,
    ms: 9,
    page: "/admin/groups",
  },
  {
    who: 2,
    hours: 52,
    operation: "POST /api/files",
    code: "INTERNAL",
    status: 500,
    ms: 812,
    page: "/profile",
  },
  {
    who: 1,
    hours: 148,
    operation: "records",
    code: "INTERNAL",
    status: 500,
    ms: 15_003,
    page: "/logbook/records",
  },
] as const;

const reports = [
  {
    of: 0,
    state: "new",
    page: "/vist-modules",
    words:
      "I wanted to begin the aneurysm with the angulated neck between two procedures. It said that something went wrong, twice, and my time did not begin.",
  },
  {
    of: 3,
    state: "in_work",
    page: "/profile",
    words: "My picture is not taken. It is a photo from my phone, 9 MB.",
    note: "Try with the same phone.",
  },
  {
    of: 4,
    state: "done",
    page: "/logbook/records",
    words: "The list of my records did not come this morning. An hour later it was there again.",
    note: "The database was restarted at that time.",
  },
] as const;

/** Inserts recent failures of some learners and their feedback about them; nothing of it is forwarded. */
export async function insertReports(tx: Tx, now: number): Promise<void> {
  await sql`
    with learner as (
      select user_id, min(customer_id) as customer_id, row_number() over (order by min(email)) - 1 as who
      from customer_group_member member
      join customer_group place on place.id = group_id join app_user on app_user.id = user_id
      where role = 'learner' group by user_id
    ), failed as (
      insert into failed_request (at, request_id, user_id, customer_id, operation, code, status, duration_ms, page,
        start_kind, start_thing)
      select ${new Date(now)}::timestamptz - hours * interval '1 hour', 'd0000000-0000-4000-8000-00000000000' || nth, learner.user_id,
        learner.customer_id, operation, code, status, ms, page,
        case when start_thing is not null then 'case' end, start_thing
      from rows from (json_to_recordset(${JSON.stringify(failures)}::json)
        as (who int, hours float, operation text, code text, status int, ms int, page text, start_thing text)) with ordinality
        as given (who, hours, operation, code, status, ms, page, start_thing, nth)
      join learner using (who) order by hours desc
      returning at, request_id, user_id
    )
    insert into feedback (key, user_id, name, email, description, page, browser, window_size, request_id, state, note,
      created_at, modified_at, next_try_at)
    select gen_random_uuid(), person.id, first_name || ' ' || last_name, person.email, words, page,
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/138.0.0.0', '1440 × 860, zoom 1, theme light', failed.request_id,
      state, coalesce(note, ''), failed.at + interval '2 minutes', failed.at + interval '2 minutes', null
    from json_to_recordset(${JSON.stringify(reports)}::json) as given ("of" int, state text, page text, words text, note text)
    join failed on failed.request_id = 'd0000000-0000-4000-8000-00000000000' || (given."of" + 1)
    join app_user person on person.id = failed.user_id`.execute(tx);
}
