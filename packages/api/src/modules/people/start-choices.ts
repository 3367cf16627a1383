import { type Instant, searchForm, type UserId } from "@cathedra/domain";
import type { Actor, PersonScope } from "@cathedra/domain/access";
import type { StartKind } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { containsText } from "../../db/list-filters.ts";
import { nullable, type Statement, statement, text, timestamp } from "../../db/statement.ts";
import type { QueryStartChoicesArgs } from "../../graphql/generated/contract.ts";
import { nameContains, textPieces } from "../access-vouchers/public.ts";
import { noScope, ofSeenCourse, ofSeenCustomer, readPerson } from "./read-person.ts";

const most = sql.lit(20);
const longestSearch = 100;
/** The number of matches that are sorted; a text with more matches has to be longer. */
const mostMatches = sql.lit(200);

type ChoicesQuery = { readonly userId: UserId; readonly email: string; readonly search: string };
const columns = { id: text(), name: text(), detail: text(), at: nullable(timestamp()) };
const noTime = sql`null::timestamptz as at`;
const sampleQuery: ChoicesQuery = { userId: "" as UserId, email: "", search: "" };
const sampleSearch: ChoicesQuery = { ...sampleQuery, search: "stent" };

/** A learning space of a customer that the caller sees. */
const ofSeenSpace = (scope: PersonScope, spaceId: ReturnType<typeof sql.ref>) =>
  scope === "everything"
    ? sql`true`
    : sql`exists (
        select from customer_learning_space assigned where assigned.learning_space_id = ${spaceId}
          and ${ofSeenCustomer(scope, sql`assigned.customer_id`)})`;

const casesStatement = statement(
  columns,
  (scope: PersonScope, { userId, search }: ChoicesQuery) => sql`
    with own as (
      select distinct given.case_id from voucher_user accepted join voucher_case given on given.voucher_id = accepted.voucher_id
      join resource_access_voucher voucher on voucher.id = accepted.voucher_id
      where accepted.user_id = ${userId} and voucher.kind = 'cloud_modules'
        and ${ofSeenCustomer(scope, sql`voucher.customer_id`)}
    )
    select cloud_case.id, cloud_case.name, cloud_module.name as detail, ${noTime}
    from cloud_case join cloud_module on cloud_module.id = cloud_case.module_id
    where ${ofSeenSpace(scope, sql.ref("cloud_module.learning_space_id"))} and ${
      search === ""
        ? sql`cloud_case.id in (select case_id from own)`
        : containsText(sql`cloud_case.name || ' ' || cloud_module.name`, search)
    }
    order by cloud_case.id in (select case_id from own) desc, cloud_module.name, cloud_case.position, cloud_case.id
    limit ${most}`,
  ["everything", sampleQuery],
  [noScope, sampleSearch],
);

const eventsStatement = statement(
  columns,
  (scope: PersonScope, { userId, email, search }: ChoicesQuery) => sql`
    with found as (${
      search === ""
        ? sql`
      select voucher_id as id from voucher_user where user_id = ${userId}
      union select voucher_id from voucher_organizer where email = lower(${email})
      union select id from resource_access_voucher
        where series_id = any(array(select id from voucher_series where creator_id = ${userId} and kind = 'event'))`
        : sql`
      select voucher.id from resource_access_voucher voucher
      where voucher.kind = 'event' and text_pieces(search_form(voucher.name)) @> ${textPieces(search)}::text[]
        and ${nameContains(search)} and ${ofSeenCustomer(scope, sql`voucher.customer_id`)}
      limit ${mostMatches}`
    })
    select voucher.id::text, coalesce(voucher.name, '') as name, customer.name as detail, voucher.event_at as at
    from found join resource_access_voucher voucher using (id) join customer on customer.id = voucher.customer_id
    where voucher.kind = 'event' and ${ofSeenCustomer(scope, sql`voucher.customer_id`)}
    order by voucher.event_at desc, voucher.id limit ${most}`,
  ["everything", sampleQuery],
  [noScope, sampleSearch],
);

const coursesStatement = statement(
  columns,
  (scope: PersonScope, { userId, search }: ChoicesQuery) => sql`
    select course.id::text, course.name, course.code as detail, ${noTime}
    from course
    where ${
      search === ""
        ? sql`course.id in (select course_id from open_course where user_id = ${userId})`
        : containsText(sql`course.name || E'\\n' || course.code`, search)
    } and ${ofSeenCourse(scope, sql`course.id`)}
    order by course.gone_at is not null, course.name, course.id limit ${most}`,
  ["everything", sampleQuery],
  [noScope, sampleSearch],
);

/** Exercises are the same for everybody: those that the person ran, or all by name. */
const exercisesStatement = statement(
  columns,
  (_scope: PersonScope, { userId, search }: ChoicesQuery) => sql`
    select exercise.id::text, exercise.name, module.name as detail, ${noTime}
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where module.is_newest and ${
      search === ""
        ? sql`exists (
          select from simulator_activity run
          where run.created_by = ${userId} and run.exercise_key = module.code || '/' || exercise.code)`
        : containsText(sql`exercise.name || ' ' || module.name`, search)
    }
    order by module.name, exercise.position, exercise.id limit ${most}`,
  ["everything", sampleQuery],
  [noScope, sampleSearch],
);

type Row = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly at: Instant | null;
};

const statements: Readonly<Record<StartKind, Statement<Row, [scope: PersonScope, asked: ChoicesQuery]>>> = {
  case: casesStatement,
  event: eventsStatement,
  course: coursesStatement,
  exercise: exercisesStatement,
};

/** The things about which one can ask why a person cannot start them; two statements. */
export async function startChoices(
  db: Db,
  actor: Actor,
  { personId, kind, search }: QueryStartChoicesArgs,
): Promise<readonly Row[]> {
  const { userId, email, scope } = await readPerson(db, actor, personId);
  const words = searchForm((search ?? "").replaceAll("\0", "").slice(0, longestSearch)).trim();
  return statements[kind].rows(db, scope, { userId, email, search: words });
}
