import { learningStatements } from "./learning-statements.ts";
import { resultsStatements } from "./results/statements.ts";

/** The answer of a logbook record in SQL, from an alias `record` of `logbook_record`. */
const recordJson = `json_build_object(
  'id', record.id,
  'groupId', record.group_id,
  'type', 'irlog',
  'dateOfProcedure', record.date_of_procedure,
  'optionalIdentifier', record.optional_identifier,
  'hospital', record.hospital_name,
  'sex', record.sex,
  'ageCategory', record.age_category,
  'setting', record.setting,
  'attending', json_build_object('id', record.attending_id, 'firstName', record.attending_first_name,
    'lastName', record.attending_last_name),
  'participants', (
    select coalesce(json_agg(json_build_object('name', participant.name, 'role', participant.role,
      'level', participant.level, 'user', case when person.id is null then null else
        json_build_object('first_name', person.first_name, 'last_name', person.last_name, 'email', person.email,
          'keycloak_id', person.keycloak_id) end) order by participant.position), '[]')
    from logbook_participant participant left join app_user person on person.id = participant.user_id
    where participant.record_id = record.id and participant.position >= 0
  ),
  'procedure', json_build_object('name', record.procedure_name, 'interventionType', record.intervention_type,
    'organSystem', record.organ_system, 'category', record.category, 'subCategory', record.sub_category,
    'code', record.procedure_code),
  'procedureIndication', record.procedure_indication,
  'procedureComments', record.procedure_comments,
  'modalityPrimary', record.modality_primary,
  'modalitySecondary', record.modality_secondary,
  'doseTime', record.dose_time,
  'doseDap', record.dose_dap,
  'onCall', record.on_call,
  'success', record.success,
  'complications', record.complications,
  'createdAt', record.created_at,
  'modifiedAt', record.modified_at
)`;

/** The requests that the hand-written servers answer. */
export type Question = keyof typeof statements;

type Statement = {
  /** CTEs that end in what the body reads; the first parameter is the caller, whose id is `(select id from caller)`. */
  readonly ctes?: string;
  readonly body: string;
  /** The condition, besides having a logbook, under which the caller may get the answer. */
  readonly right?: string;
  /** Whether the statement is sent without a name: as in the portal, its best plan depends on how rare a word is. */
  readonly needsFreshPlan?: boolean;
};

const me = "(select id from caller)";

const page = (from: string, at: number) => `page as materialized (
  select id, day from ${from} order by day desc, id desc limit $${at} offset 0
)`;

const pageJson = (total: string) => `json_build_object(
  'totalCount', ${total},
  'activities', (
    select coalesce(json_agg(${recordJson} order by page.day desc, page.id desc), '[]')
    from page join logbook_record record on record.id = page.id
  )
)`;

const mine = `mine as materialized (
  select record_id as id, date_of_procedure as day from logbook_participant where user_id = ${me}
)`;

const countOf = (cte: string) => `(select count(*) from ${cte})`;
const administers = (customer: string) => `exists (
  select from customer_admin where user_id = ${me} and customer_id = ${customer}
)`;

/** The portal's requests, each as one statement that builds the answer's JSON: scope, filter, count and page. */
export const statements = {
  list: { ctes: `${mine}, ${page("mine", 2)}`, body: pageJson(countOf("mine")) },
  search: {
    ctes: `${mine}, found as materialized (
      select mine.id, mine.day from mine join logbook_record record on record.id = mine.id
      where strpos(record.search_text, (search_form($3::text) collate "C")) > 0
    ), ${page("found", 2)}`,
    body: pageJson(countOf("found")),
  },
  filter: {
    ctes: `${mine}, found as materialized (
      select mine.id, mine.day from mine join logbook_record record on record.id = mine.id
      where record.hospital_name = $3
    ), ${page("found", 2)}`,
    body: pageJson(countOf("found")),
  },
  detail: {
    body: `(select ${recordJson} from logbook_record record where record.id = $2)`,
    right: `exists (select from logbook_participant where record_id = $2 and user_id = ${me})`,
  },
  customerList: {
    ctes: `page as materialized (
      select id, date_of_procedure as day from logbook_record where customer_id = $3
      order by date_of_procedure desc, id desc limit $2
    )`,
    body: pageJson("(select sum(records) from logbook_count where customer_id = $3)"),
    right: administers("$3"),
  },
  customerSearch: {
    ctes: `found as materialized (
      select id, date_of_procedure as day from logbook_record
      where customer_id = $3 and search_text like (search_form('%' || $4::text || '%') collate "C")
    ), ${page("found", 2)}`,
    body: pageJson(countOf("found")),
    right: administers("$3"),
    needsFreshPlan: true,
  },
  save: {
    ctes: `made as (
      insert into logbook_record (id, %columns%)
      select gen_random_uuid(), %columns% from json_populate_record(null::logbook_record, $2::json) record
      where exists (select from customer_group_member where user_id = ${me} and group_id = record.group_id)
      returning id, customer_id, group_id, date_of_procedure,
        case_kind_of(intervention_type, organ_system, category, sub_category, procedure_code) as kind_id
    ), listed as (
      insert into logbook_participant (
        record_id, position, user_id, name, role, level, is_creator, date_of_procedure, customer_id, group_id, kind_id
      )
      select made.id, person.position, person.user_id, person.name, person.role, person.level, person.is_creator,
        made.date_of_procedure, made.customer_id, made.group_id, made.kind_id
      from made, json_to_recordset($3::json) as person(
        position int, user_id uuid, name text, role text, level text, is_creator boolean
      )
    ), audited as (
      insert into audit_log (actor_id, customer_id, action, subject, after)
      select ${me}, customer_id, 'logbook.record_created', id::text, jsonb_build_object('groupId', group_id) from made
    )`,
    body: "(select json_build_object('id', id) from made)",
  },
  poll: {
    body: `json_build_object('getVmAssignedToMe', (
      select json_build_object('id', vm.id, 'status', vm.status, 'status_since', vm.status_since, 'case_id', vm.case_id,
        'url', vm.url, 'session_id', vm.session_id, 'session_ends_at', vm.session_ends_at)
      from vm where vm.started_by = ${me}
    ))`,
  },
  ...learningStatements,
  ...resultsStatements,
} as const satisfies Readonly<Record<string, Statement>>;

/** The facts that a policy would need, in the way in which the portal reads them. */
export const callerOfToken = `
  select person.id, person.logbook, person.email, person.first_name, person.last_name, (
    select coalesce(json_agg(json_build_object('groupId', member.group_id, 'customerId', customer_group.customer_id,
      'role', member.role)), '[]')
    from customer_group_member member join customer_group on customer_group.id = member.group_id
    where member.user_id = person.id
  ) as memberships, (
    select coalesce(json_agg(customer_id), '[]') from customer_admin where user_id = person.id
  ) as administers
  from app_user person where person.keycloak_id = $1`;

/** The statement for a request, with the columns `caller` as JSON, `may`, and the `body` as text. */
export function textOf(question: Question, withToken: boolean, recordColumns: readonly string[]): string {
  const { ctes, body, right }: Statement = statements[question];
  const caller = withToken ? callerOfToken : "select $1::uuid as id";
  const read = withToken ? "(select to_json(caller) from caller) as caller," : "";
  const may = withToken && right !== undefined ? right : "true";
  return `with ${[`caller as materialized (${caller})`, ...(ctes === undefined ? [] : [ctes])].join(", ")}
    select ${read} ${may} as may, ${body}::text as body`.replaceAll("%columns%", recordColumns.join(", "));
}

export function needsFreshPlan(question: Question): boolean {
  const { needsFreshPlan = false }: Statement = statements[question];
  return needsFreshPlan;
}
