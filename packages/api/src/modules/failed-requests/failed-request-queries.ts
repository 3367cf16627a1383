import { type KeycloakId, normaliseForSearch } from "@cathedra/domain";
import { failedRequestList } from "@cathedra/domain/lists";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { sqlFilters } from "../../db/list-filters.ts";
import { paginated } from "../../db/paginated.ts";
import { likeWord } from "../../db/search-words.ts";
import { filled, int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import type { FailedRequestStart, QueryFailedRequestsArgs } from "../../graphql/generated/contract.ts";
import { type PageArgs, readPageArgs } from "../../graphql/pagination.ts";
import { nameOfStart } from "./name-of-start.ts";

/** The maximum number of people who match a part of a name or address. */
const maxPeople = 200;

/** Searches people by the index of their names. */
const named = (part: string) => sql`failed.user_id = any(array(
  select id from app_user
  where search_text like ${likeWord(normaliseForSearch(part))}
  limit ${maxPeople}
))`;

const filters = sqlFilters(
  failedRequestList.filters,
  { table: "failed_request", alias: "failed" },
  {
    person: named,
    personId: (id) => sql`failed.user_id = (select id from app_user where keycloak_id = ${id})`,
  },
);

type FailedPerson = { readonly id: string; readonly name: string; readonly email: string };

const personObject = sql`
  jsonb_build_object('id', keycloak_id, 'name', first_name || ' ' || last_name, 'email', email)`;

/** SQL for the thing that the failed request was to start. */
const startObject = sql`
  case when failed.start_kind is not null then jsonb_build_object('kind', failed.start_kind,
    'name', ${nameOfStart(sql.ref("failed.start_kind"), sql.ref("failed.start_thing"))}, 'refusal', failed.start_refusal) end`;

const pageStatement = statement(
  {
    total: int(),
    id: nullable(int()),
    at: filled(timestamp()),
    requestId: filled(text()),
    person: nullable(json<FailedPerson>()),
    customer: nullable(text()),
    operation: filled(text()),
    code: filled(text()),
    status: filled(int()),
    durationMs: filled(int()),
    page: nullable(text()),
    start: nullable(json<FailedRequestStart>()),
  },
  (query: ReturnType<typeof filters.read>, part: PageArgs) =>
    paginated({
      keys: sql`select failed.at, failed.id from failed_request failed where ${filters.where(query)}`,
      order: sql`at desc, id desc`,
      part,
      row: sql`page.id, page.at, failed.request_id as "requestId", failed.operation, failed.code, failed.status,
        failed.duration_ms as "durationMs", failed.page, ${startObject} as start,
        (select name from customer where customer.id = failed.customer_id) as customer,
        (select ${personObject} from app_user where app_user.id = failed.user_id) as person`,
      from: sql`join failed_request failed on failed.id = page.id`,
    }),
  ...filters.samples,
);

const ofStatement = statement(
  { person: nullable(json<FailedPerson>()), customer: nullable(text()) },
  (personId: string | null, customerId: number | null) => sql`
    select (select ${personObject} from app_user where keycloak_id = ${personId}) as person,
      (select name from customer where id = ${customerId}) as customer`,
  [null, null],
);

/** Describes in words whose requests are shown. */
export function getScope(db: Db, args: QueryFailedRequestsArgs) {
  const { personId, customerId } = filters.read(args);
  return personId === null && customerId === null ? undefined : ofStatement.only(db, personId, customerId);
}

const maxLatest = 5;

/** The latest requests of one person that failed, by the index of the person. */
export async function latestFailures(db: Db, personId: KeycloakId) {
  const rows = await failedRequestPage(db, { personId, limit: maxLatest });
  return getFailedRequests(rows);
}

/** The requests of a page's rows; of an empty page there is one row without a request. */
export function getFailedRequests(rows: Awaited<ReturnType<typeof failedRequestPage>>) {
  return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id: String(id) }]));
}

/** A page of failed requests with their count: one statement, with an index in the list's order for each filter. */
export function failedRequestPage(db: Db, args: QueryFailedRequestsArgs) {
  return pageStatement.rows(
    db,
    filters.read(args),
    readPageArgs(args, { usual: failedRequestList.pageSize, most: 100 }),
  );
}
