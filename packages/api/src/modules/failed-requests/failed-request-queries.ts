import type { CustomerId, Instant } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { paginated } from "../../db/paginated.ts";
import { filled, int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { PageArgs } from "../../graphql/pagination.ts";

export type FailedRequestQuery = {
  /** A part of name or address; empty: everybody. */
  readonly person: string;
  /** Their id. */
  readonly personId: string | null;
  readonly customerId: CustomerId | null;
  readonly requestId: string;
  readonly code: string | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
};

const nothing: FailedRequestQuery = {
  person: "",
  personId: null,
  customerId: null,
  requestId: "",
  code: null,
  from: null,
  to: null,
};

/** At most this many people match a part of a name or address. */
const mostPeople = 200;

/** Who is looked for, by the index of people's names. */
const named = (part: string) => sql`failed.user_id = any(array(
  select id from app_user
  where search_form(first_name || ' ' || last_name || ' ' || email) like
    '%' || replace(replace(replace(search_form(${part}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
  limit ${mostPeople}
))`;

function matching(asked: FailedRequestQuery): RawBuilder<unknown> {
  const { person, personId, customerId, requestId, code, from, to } = asked;
  return sql`true
    ${person === "" ? sql`` : sql`and ${named(person)}`}
    ${personId === null ? sql`` : sql`and failed.user_id = (select id from app_user where keycloak_id = ${personId})`}
    ${customerId === null ? sql`` : sql`and failed.customer_id = ${customerId}`}
    ${requestId === "" ? sql`` : sql`and failed.request_id = ${requestId}`}
    ${code === null ? sql`` : sql`and failed.code = ${code}`}
    ${from === null ? sql`` : sql`and failed.at >= ${toTimestamp(from)}`}
    ${to === null ? sql`` : sql`and failed.at < ${toTimestamp(to)}`}`;
}

type FailedPerson = { readonly id: string; readonly name: string; readonly email: string };

const personObject = sql`
  jsonb_build_object('id', keycloak_id, 'name', first_name || ' ' || last_name, 'email', email)`;

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
  },
  (asked: FailedRequestQuery, part: PageArgs) =>
    paginated({
      keys: sql`select failed.at, failed.id from failed_request failed where ${matching(asked)}`,
      order: sql`at desc, id desc`,
      part,
      row: sql`page.id, page.at, failed.request_id as "requestId", failed.operation, failed.code, failed.status,
        failed.duration_ms as "durationMs", failed.page,
        (select name from customer where customer.id = failed.customer_id) as customer,
        (select ${personObject} from app_user where app_user.id = failed.user_id) as person`,
      from: sql`join failed_request failed on failed.id = page.id`,
    }),
  [nothing, { limit: 1, offset: 0 }],
);

const ofStatement = statement(
  { person: nullable(json<FailedPerson>()), customer: nullable(text()) },
  (personId: string | null, customerId: CustomerId | null) => sql`
    select (select ${personObject} from app_user where keycloak_id = ${personId}) as person,
      (select name from customer where id = ${customerId}) as customer`,
  [null, null],
);

/** Describes in words whose requests are shown. */
export function scopeOf(db: Db, { personId, customerId }: FailedRequestQuery) {
  return ofStatement.only(db, personId, customerId);
}

/** A page of what failed with its number: one statement, each filter by an index in the list's order. */
export function failedRequestPage(db: Db, asked: FailedRequestQuery, part: PageArgs) {
  return pageStatement.rows(db, asked, part);
}
