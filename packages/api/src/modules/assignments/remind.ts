import {
  type AssignmentId,
  defaultTimeZone,
  type GroupId,
  type Instant,
  instant,
  localTime,
} from "@cathedra/domain";
import {
  type AssignmentReminder,
  assignmentReminders,
  isOpenStatus,
  reminderAt,
  reminderDays,
  reminderHour,
} from "@cathedra/domain/assignments";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { notify } from "../inbox/public.ts";
import { lockGroup } from "./assignment-queries.ts";
import type { AssignmentView } from "./assignment-view.ts";
import {
  type AssignmentState,
  readAssignmentStates,
  storeCompletedCourses,
  storeCompletions,
} from "./read-states.ts";
import { ofGroups } from "./states-statement.ts";

const maxGroups = 1_000;
/** The number of days around today in which the due days of all reminders lie, in any time zone. */
const nearDays = 1 + Math.max(...Object.values(reminderDays).flatMap(({ from, until }) => [from, -until]));

/**
 * The domain's `reminderAt` as SQL: it depends on the days left until the due day, the hour in the person's time zone, and the
 * days that were left when the assignment was made.
 */
const reminderSql = sql`case ${sql.join(
  assignmentReminders.map((kind) => {
    const { from, until } = reminderDays[kind];
    return sql`when moment."left" between ${sql.lit(until)} and ${sql.lit(from)}
      and not (moment."left" = ${sql.lit(from)} and moment.hour < ${sql.lit(reminderHour)})
      and (${sql.lit(kind === "late")} or moment.asked_left > ${sql.lit(from)}) then ${sql.lit(kind)}`;
  }),
  sql` `,
)} end`;

const causeSql = sql`'assignment:' || asked.id || ':' || reminder.kind || ':' || asked.due_on`;
const getCause = ({ id, dueOn }: AssignmentView, kind: AssignmentReminder) =>
  `assignment:${id}:${kind}:${dueOn}`;

/**
 * The groups with a person who is due for a reminder, did not get it, and is not known to have completed the assignment. Its
 * cost grows with the assignments that are due within days of today, and their people, each a look into an index.
 */
const groupsStatement = statement(
  { id: int<GroupId>() },
  (now: Instant) => sql`
    select distinct asked.group_id as id
    from assignment asked
    join customer_group on customer_group.id = asked.group_id and customer_group.removed_at is null
    join customer_group_member member on member.group_id = asked.group_id and member.role = 'learner'
    join app_user person on person.id = member.user_id
    cross join lateral (
      select coalesce(person.time_zone, ${sql.lit(defaultTimeZone)}) as zone
    ) clock
    cross join lateral (
      select asked.due_on - (${toTimestamp(now)} at time zone clock.zone)::date as "left",
        extract(hour from ${toTimestamp(now)} at time zone clock.zone) as hour,
        asked.due_on - (asked.asked_at at time zone clock.zone)::date as asked_left
    ) moment
    cross join lateral (select ${reminderSql} as kind) reminder
    where asked.withdrawn_at is null and reminder.kind is not null
      and asked.due_on between (${toTimestamp(now)} at time zone 'UTC')::date - ${sql.lit(nearDays)}
        and (${toTimestamp(now)} at time zone 'UTC')::date + ${sql.lit(nearDays)}
      and (asked.is_for_all or exists (
        select from assignment_person named
        where named.assignment_id = asked.id and named.user_id = member.user_id
      ))
      and not exists (
        select from assignment_completion kept
        where kept.assignment_id = asked.id and kept.user_id = member.user_id
      )
      and not exists (
        select from notification told where told.user_id = member.user_id and told.cause = ${causeSql}
      )
    order by asked.group_id limit ${sql.lit(maxGroups)}`,
  [instant(0)],
);

/**
 * Reminds people a week and a day before the due day and once when it has passed, at eight in the morning on their clock.
 * Observed completions are stored first, and those people are not reminded. Each reminder is sent once, however many workers
 * run: its notice is one row for each person and due day, and its mail belongs to that row. It holds the lock of the group,
 * so that people who have just left it get nothing. Returns the number of groups that were checked.
 */
export async function remindOfAssignments(db: Db, now: Instant, signal?: AbortSignal): Promise<number> {
  await storeCompletedCourses(db, signal);
  const groups = await groupsStatement.rows(db, now);
  for (const { id } of groups) {
    signal?.throwIfAborted();
    await inLockedTransaction(db, [lockKey("group", id)], (tx) => remindGroup(tx, id, now));
  }
  return groups.length;
}

async function remindGroup(tx: Tx, groupId: GroupId, now: Instant): Promise<void> {
  if ((await lockGroup(tx, groupId)) === undefined) return;
  const { assignments, states } = await readAssignmentStates(tx, ofGroups([groupId]), now);
  await storeCompletions(tx, states, now);
  const due = new Map<AssignmentId, AssignmentState[]>();
  for (const state of states) {
    if (!isOpenStatus(state.status)) continue;
    const known = due.get(state.assignment.id);
    if (known === undefined) due.set(state.assignment.id, [state]);
    else known.push(state);
  }
  for (const assignment of assignments) {
    const open = due.get(assignment.id) ?? [];
    for (const kind of assignmentReminders) {
      const to = open.filter(({ person }) => getReminder(assignment, person.timeZone, now) === kind);
      const { id, groupName, title, dueOn } = assignment;
      await notify(tx, {
        to: to.map(({ person }) => person.userId),
        kind: "assignment_reminder",
        cause: getCause(assignment, kind),
        facts: { assignmentId: id, groupId, groupName, title, dueOn, reminder: kind },
      });
    }
  }
}

function getReminder({ dueOn, askedAt }: AssignmentView, timeZone: string | null, now: Instant) {
  const askedOn = localTime(instant(Math.floor(askedAt)), timeZone).day;
  return reminderAt({ dueOn, askedOn }, localTime(now, timeZone));
}

/**
 * Whether a row of `notification` belongs to an assignment that no longer applies to its person: it was withdrawn, moved or
 * completed, or they have left the group. Such a notice is not mailed.
 */
export const isOutdatedNotice: RawBuilder<boolean> = sql<boolean>`
  case when notification.kind in ('assignment', 'assignment_reminder') then not exists (
    select from assignment asked
    join customer_group on customer_group.id = asked.group_id and customer_group.removed_at is null
    join customer_group_member member on member.group_id = asked.group_id
      and member.user_id = notification.user_id and member.role = 'learner'
    where asked.id = (notification.facts ->> 'assignmentId')::int and asked.withdrawn_at is null
      and asked.due_on::text = notification.facts ->> 'dueOn'
      and not exists (
        select from assignment_completion kept
        where kept.assignment_id = asked.id and kept.user_id = notification.user_id
      )
  ) else false end`;
