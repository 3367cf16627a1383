import { type CustomerId, type Instant, instant, normaliseForSearch, type UserId } from "@cathedra/domain";
import type { Actor, PersonScope } from "@cathedra/domain/access";
import { maxStartChoices, type StartKind, startKinds } from "@cathedra/domain/messages";
import { lastFailedStarts } from "@cathedra/domain/reports";
import type { RunSource } from "@cathedra/domain/results";
import { type RawBuilder, sql } from "kysely";
import { containsWords } from "../../db/list-filters.ts";
import { bool, nullable, type Statement, statement, text, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { QueryStartChoicesArgs } from "../../graphql/generated/contract.ts";
import { once } from "../../once.ts";
import { nameContains, textPieces } from "../access-vouchers/public.ts";
import { waitingSince } from "../events/public.ts";
import { personStarts } from "./person-starts.ts";
import { isVisibleCourse, isVisibleCustomer, isVisibleGroup, noScope, readPerson } from "./read-person.ts";
import { checks, getAnswer } from "./start-check.ts";
import { type CheckDeps, sharedFacts } from "./start-verdict.ts";

/** The maximum number of expected choices of each kind, and also of the other choices. */
const maxSearchLength = 100;
/** The number of matches that are sorted; a text with more matches has to be longer. */
const maxMatches = sql.lit(200);
/** The number of days ahead in which an event must begin to count as an expected choice. */
const daysAhead = sql.lit(14);

type ChoicesQuery = {
  readonly userId: UserId;
  readonly email: string;
  readonly search: string;
  /** The ids of things that the person recently failed to start. */
  readonly failed: readonly string[];
  /** The person's customers that the caller may see; their things are listed after the person's own. */
  readonly customers: readonly CustomerId[];
  readonly now: Instant;
};
const columns = {
  id: text(),
  name: text(),
  detail: text(),
  at: nullable(timestamp()),
  waitingSince: nullable(timestamp()),
  usedAt: nullable(timestamp()),
  usedSource: nullable(text<RunSource>()),
  usedOn: nullable(text()),
  isExpected: bool(),
};
const noTime = sql`null::timestamptz as at, null::timestamptz as "waitingSince"`;
const noPlace = sql`null::text as "usedSource", null::text as "usedOn"`;
/** Columns for cases and events, whose last use is read from the person's starts instead. */
const notUsed = sql`null::timestamptz as "usedAt", ${noPlace}`;
const sampleQuery: ChoicesQuery = {
  userId: "" as UserId,
  email: "",
  search: "",
  failed: [],
  customers: [],
  now: instant(0),
};
const sampleSearch: ChoicesQuery = { ...sampleQuery, search: "stent" };

/** SQL condition that a learning space belongs to a customer that the caller may see. */
const ofSeenSpace = (scope: PersonScope, spaceId: ReturnType<typeof sql.ref>) =>
  scope === "everything"
    ? sql`true`
    : sql`exists (
        select from customer_learning_space assigned where assigned.learning_space_id = ${spaceId}
          and ${isVisibleCustomer(scope, sql`assigned.customer_id`)})`;

/** The scope of the person's own customers. */
const ofCustomers = ({ customers }: ChoicesQuery): PersonScope => ({
  customers,
  wholeCustomers: [],
  groups: [],
});

const hasFailed = ({ failed }: ChoicesQuery, id: RawBuilder<unknown>) =>
  sql`${id} = any(${[...failed]}::text[])`;

/**
 * The first expected and the first other choices of a statement, whose columns include `isExpected` and `place`, the row's number
 * in its order.
 */
const firstOfSides = (found: RawBuilder<unknown>) => sql`
  select id, name, detail, at, "waitingSince", "usedAt", "usedSource", "usedOn", "isExpected" from (
    select found.*, row_number() over (partition by "isExpected" order by place) as "placeOfSide" from (${found}) found
  ) listed
  where "placeOfSide" <= ${sql.lit(maxStartChoices)} order by "isExpected" desc, place`;

/** SQL for the courses and exercises of the person's open assignments. */
const assigned = (scope: PersonScope, userId: UserId) => sql`
  select assignment.course_id, assignment.exercise_key from assignment
  join customer_group on customer_group.id = assignment.group_id and customer_group.removed_at is null
  join customer_group_member member
    on member.group_id = assignment.group_id and member.user_id = ${userId} and member.role = 'learner'
  where assignment.withdrawn_at is null
    and (assignment.is_for_all or exists (
      select from assignment_person named where named.assignment_id = assignment.id and named.user_id = ${userId}
    ))
    and not exists (
      select from assignment_completion done where done.assignment_id = assignment.id and done.user_id = ${userId}
    )
    and ${isVisibleGroup(scope, sql`customer_group.customer_id`, sql`customer_group.id`)}`;

const casesStatement = statement(
  columns,
  (scope: PersonScope, query: ChoicesQuery) => sql`
    with own as (
      select given.case_id, max(voucher.valid_to) as until
      from voucher_user accepted join voucher_case given on given.voucher_id = accepted.voucher_id
      join resource_access_voucher voucher on voucher.id = accepted.voucher_id
      where accepted.user_id = ${query.userId} and voucher.kind = 'cloud_modules'
        and ${isVisibleCustomer(scope, sql`voucher.customer_id`)}
      group by given.case_id
    )
    ${firstOfSides(sql`
      select cloud_case.id, cloud_case.name, cloud_module.name as detail, ${noTime}, ${notUsed},
        own.case_id is not null or ${hasFailed(query, sql`cloud_case.id`)} as "isExpected",
        row_number() over (order by ${hasFailed(query, sql`cloud_case.id`)} desc, own.until desc nulls last, cloud_module.name,
          cloud_case.position, cloud_case.id) as place
      from cloud_case join cloud_module on cloud_module.id = cloud_case.module_id
      left join own on own.case_id = cloud_case.id
      where ${ofSeenSpace(scope, sql.ref("cloud_module.learning_space_id"))} and ${
        query.search === ""
          ? sql`(own.case_id is not null or ${hasFailed(query, sql`cloud_case.id`)}
              or ${ofSeenSpace(ofCustomers(query), sql.ref("cloud_module.learning_space_id"))})`
          : containsWords(sql`cloud_case.name || ' ' || cloud_module.name`, query.search)
      }`)}`,
  ["everything", sampleQuery],
  [noScope, sampleSearch],
);

const eventsStatement = statement(
  columns,
  (scope: PersonScope, query: ChoicesQuery) => sql`
    with own as (
      select voucher_id as id from voucher_user where user_id = ${query.userId}
      union select voucher_id from voucher_organizer where email = lower(${query.email})
      union select id from resource_access_voucher
        where series_id = any(array(
          select id from voucher_series where creator_id = ${query.userId} and kind = 'event'))
    ), found as (${
      query.search === ""
        ? sql`
      select id from own
      union select failed::int from unnest(${[...query.failed]}::text[]) failed where failed ~ '^[0-9]{1,9}$'
      union (
        select id from resource_access_voucher voucher
        where kind = 'event' and archived_at is null and ${isVisibleCustomer(ofCustomers(query), sql`voucher.customer_id`)}
          and valid_to > ${toTimestamp(query.now)} and event_at < ${toTimestamp(query.now)}::timestamptz + ${daysAhead} * interval '1 day'
        order by event_at limit ${maxMatches}
      )`
        : sql`
      select voucher.id from resource_access_voucher voucher
      where voucher.kind = 'event' and text_pieces(search_form(voucher.name)) @> ${textPieces(query.search)}::text[]
        and ${nameContains(query.search)} and ${isVisibleCustomer(scope, sql`voucher.customer_id`)}
      limit ${maxMatches}`
    })
    ${firstOfSides(sql`
      select voucher.id::text, coalesce(voucher.name, '') as name, customer.name as detail, voucher.event_at as at,
        (
          select ${waitingSince(sql.ref("accepted"), query.now)} from voucher_user accepted
          where accepted.voucher_id = voucher.id and accepted.user_id = ${query.userId}
        ) as "waitingSince", ${notUsed},
        voucher.id in (select id from own) or ${hasFailed(query, sql`voucher.id::text`)} as "isExpected",
        row_number() over (order by ${hasFailed(query, sql`voucher.id::text`)} desc,
          voucher.valid_to <= ${toTimestamp(query.now)}, abs(extract(epoch from voucher.event_at - ${toTimestamp(query.now)})),
          voucher.id) as place
      from found join resource_access_voucher voucher using (id) join customer on customer.id = voucher.customer_id
      where voucher.kind = 'event' and ${isVisibleCustomer(scope, sql`voucher.customer_id`)} and ${
        query.search === ""
          ? sql`(voucher.valid_to > ${toTimestamp(query.now)}::timestamptz - interval '12 hours' or ${hasFailed(query, sql`voucher.id::text`)})`
          : sql`true`
      }`)}`,
  ["everything", sampleQuery],
  [noScope, sampleSearch],
);

const coursesStatement = statement(
  columns,
  (scope: PersonScope, query: ChoicesQuery) => sql`
    with expected as (
      select course_id from open_course where user_id = ${query.userId}
      union select course_id from (${assigned(scope, query.userId)}) asked where course_id is not null
    )
    ${firstOfSides(sql`
      select course.id::text, course.name, course.code as detail, ${noTime}, enrolment.last_active_at as "usedAt",
        ${noPlace},
        course.id in (select course_id from expected) or ${hasFailed(query, sql`course.id::text`)} as "isExpected",
        row_number() over (order by ${hasFailed(query, sql`course.id::text`)} desc, course.gone_at is not null,
          enrolment.last_active_at desc nulls last, course.name, course.id) as place
      from course left join course_enrolment enrolment
        on enrolment.course_id = course.id and enrolment.user_id = ${query.userId}
      where ${
        query.search === ""
          ? sql`(course.id in (select course_id from expected) or ${hasFailed(query, sql`course.id::text`)}
            or course.gone_at is null and ${isVisibleCourse(ofCustomers(query), sql`course.id`)})`
          : containsWords(sql`course.name || E'\\n' || course.code`, query.search)
      } and ${isVisibleCourse(scope, sql`course.id`)}`)}`,
  ["everything", sampleQuery],
  [noScope, sampleSearch],
);

/** Reads exercises, which are the same for everyone; those that the person ran or was assigned come first. */
const exercisesStatement = statement(
  columns,
  (scope: PersonScope, query: ChoicesQuery) => sql`
    with asked as (${assigned(scope, query.userId)})
    ${firstOfSides(sql`
      select found.*, row_number() over (order by ${hasFailed(query, sql.ref("found.id"))} desc, "usedAt" desc nulls last, detail, position,
        id) as place
      from (
        select exercise.id::text, exercise.name, module.name as detail, ${noTime}, ran.at as "usedAt", ran.source as "usedSource",
          ran.station as "usedOn", exercise.position,
          ${hasFailed(query, sql`exercise.id::text`)} or ran.at is not null or module.code || '/' || exercise.code in (
            select exercise_key from asked where exercise_key is not null
          ) as "isExpected"
        from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
        left join lateral (
          select run.started_at as at, run.source, station.name as station
          from simulator_activity run left join station on station.id = run.station_id
          where run.created_by = ${query.userId} and run.exercise_key = module.code || '/' || exercise.code
            and ${isVisibleCustomer(scope, sql`run.customer_id`)}
          order by run.started_at desc, run.id limit 1
        ) ran on true
        where module.is_newest and ${
          query.search === ""
            ? sql`true`
            : containsWords(sql`exercise.name || ' ' || module.name`, query.search)
        }
      ) found`)}`,
  ["everything", sampleQuery],
  [noScope, sampleSearch],
);

type Row = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly at: Instant | null;
  /** Since when the person has been waiting for the event; null if they are not waiting. */
  readonly waitingSince: Instant | null;
  readonly usedAt: Instant | null;
  readonly usedSource: RunSource | null;
  readonly usedOn: string | null;
  readonly isExpected: boolean;
};

const statements: Readonly<Record<StartKind, Statement<Row, [scope: PersonScope, query: ChoicesQuery]>>> = {
  case: casesStatement,
  event: eventsStatement,
  course: coursesStatement,
  exercise: exercisesStatement,
};

/** The maximum number of all choices together. */
export const maxChoices = startKinds.length * 2 * maxStartChoices;

/**
 * The things about which the caller can ask why a person cannot start them: four statements, and one for each kind. The verdicts
 * are computed when they are requested, for all things of a kind together.
 */
export async function startChoices(
  deps: CheckDeps,
  actor: Actor,
  { personId, kind, search }: QueryStartChoicesArgs,
): Promise<readonly StartChoiceView[]> {
  const { db } = deps;
  const person = await readPerson(db, actor, personId);
  const { userId, email, scope } = person;
  const now = deps.clock();
  const starts = await personStarts(db, person);
  const failures = lastFailedStarts(starts);
  const ids = person.customers.map(({ id }) => id);
  const query = {
    userId,
    email,
    search: normaliseForSearch((search ?? "").replaceAll("\0", "").slice(0, maxSearchLength)).trim(),
    customers: scope === "everything" ? ids : ids.filter((id) => scope.customers.includes(id)),
    now,
  };
  const shared = sharedFacts(deps, person, now);
  const kinds = kind == null ? startKinds : [kind];
  const choices = await Promise.all(
    kinds.map(async (each) => {
      const failed = failures.filter((failure) => failure.kind === each);
      const rows = await statements[each].rows(db, scope, { ...query, failed: failed.map(({ id }) => id) });
      const verdicts = once(() =>
        checks[each](
          deps,
          person,
          rows.map(({ id }) => id),
          shared,
        ),
      );
      return rows.map((row) => ({
        ...row,
        kind: each,
        failedAt: failed.find(({ id }) => id === row.id)?.at ?? null,
        failedReason: failed.find(({ id }) => id === row.id)?.reason ?? null,
        usedAt:
          row.usedAt ??
          starts.find(({ thingKind, thingId }) => thingKind === each && thingId === row.id)?.at ??
          null,
        answer: async () => {
          const verdict = (await verdicts()).get(row.id);
          return verdict === undefined ? null : getAnswer(verdict, now);
        },
      }));
    }),
  );
  return choices.flat();
}

/** A choice; its verdict is computed when it is requested. */
export type StartChoiceView = Row & {
  readonly kind: StartKind;
  readonly failedAt: Instant | null;
  readonly failedReason: string | null;
  readonly answer: () => Promise<ReturnType<typeof getAnswer> | null>;
};
