import type { CustomerId, Instant, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";

/** The reminder that a person got last, from any admin. */
type LastReminder = {
  readonly at: Instant;
  /** The name of its sender; null for an admin of none of the caller's institutions. */
  readonly by: string | null;
  /** Whether the caller sent the reminder. */
  readonly isOwn: boolean;
};

type Caller = { readonly userId: UserId; readonly customers: readonly CustomerId[] };

/** The last reminder of each person, by the index of the person. */
const remindersStatement = statement(
  { userId: uuid<UserId>(), at: timestamp(), by: nullable(text()), isOwn: bool() },
  ({ userId, customers }: Caller, people: readonly UserId[]) => sql`
    select distinct on (reminder.person_id) reminder.person_id as "userId", reminder.sent_at as at,
      reminder.sender_id = ${userId} as "isOwn",
      case when reminder.sender_id = ${userId} or exists (
        select from customer_admin
        where customer_admin.user_id = sender.id and customer_admin.customer_id = any(${[...customers]}::int[])
      ) or exists (
        select from customer_group_member member join customer_group on customer_group.id = member.group_id
        where member.user_id = sender.id and member.role = 'admin' and customer_group.removed_at is null
          and customer_group.customer_id = any(${[...customers]}::int[])
      ) then nullif(trim(sender.first_name || ' ' || sender.last_name), '') end as by
    from week_reminder reminder join app_user sender on sender.id = reminder.sender_id
    where reminder.person_id = any(${[...people]}::uuid[])
    order by reminder.person_id, reminder.sent_at desc, reminder.sender_id`,
  [{ userId: "" as UserId, customers: [] }, []],
);

/**
 * Which of the given people were reminded last, when and by whom, for a caller with the customers whose groups they administer.
 */
export async function findLastReminders(
  db: Db | Tx,
  caller: Caller,
  people: readonly UserId[],
): Promise<ReadonlyMap<UserId, LastReminder>> {
  if (people.length === 0) return new Map();
  const rows = await remindersStatement.rows(db, caller, people);
  return new Map(rows.map(({ userId, ...reminder }) => [userId, reminder]));
}
