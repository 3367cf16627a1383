import type { FeedbackId, Instant, UserId } from "@cathedra/domain";
import type { FeedbackState } from "@cathedra/domain/reports";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { paginated } from "../../db/paginated.ts";
import {
  filled,
  int,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { FeedbackAccount } from "../../graphql/generated/contract.ts";
import type { PageArgs } from "../../graphql/pagination.ts";

export type FeedbackQuery = {
  readonly state: FeedbackState | null;
  /** A part of name or address; empty: everybody. */
  readonly person: string;
  readonly page: string | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
};

const nothing: FeedbackQuery = { state: null, person: "", page: null, from: null, to: null };

/** Searches the typed name and the account of the sender. */
const named = (part: string) => sql`(
  ${contains(sql`given.name || ' ' || given.email`, part)} or exists (
    select from app_user account where account.id = given.user_id
      and ${contains(sql`account.first_name || ' ' || account.last_name || ' ' || account.email`, part)}
  ))`;

const contains = (text: RawBuilder<unknown>, part: string) =>
  sql`search_form(${text}) like
    '%' || replace(replace(replace(search_form(${part}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

function matching({ state, person, page, from, to }: FeedbackQuery): RawBuilder<unknown> {
  return sql`true
    ${state === null ? sql`` : sql`and given.state = ${state}`}
    ${person === "" ? sql`` : sql`and ${named(person)}`}
    ${page === null ? sql`` : sql`and given.page = ${page}`}
    ${from === null ? sql`` : sql`and given.created_at >= ${toTimestamp(from)}`}
    ${to === null ? sql`` : sql`and given.created_at < ${toTimestamp(to)}`}`;
}

const columns = sql`given.id, (
    select json_build_object(
      'keycloak_id', account.keycloak_id, 'name', trim(account.first_name || ' ' || account.last_name), 'email', account.email
    ) from app_user account where account.id = given.user_id
  ) as account, given.created_at as "createdAt", given.name, given.email, given.description, given.page,
  given.browser, given.window_size as "window", given.client_version as "clientVersion",
  given.service_tag as "serviceTag", given.request_id as "requestId", given.screenshot_id as "screenshotId",
  given.state, given.note, given.modified_at as "modifiedAt", given.modified_by as "modifierId",
  (select first_name || ' ' || last_name from app_user where app_user.id = given.modified_by) as "modifiedBy",
  given.forwarded_at as "forwardedAt"`;

const described = {
  account: nullable(json<FeedbackAccount>()),
  createdAt: filled(timestamp()),
  name: filled(text()),
  email: filled(text()),
  description: filled(text()),
  page: nullable(text()),
  browser: nullable(text()),
  window: nullable(text()),
  clientVersion: nullable(text()),
  serviceTag: nullable(text()),
  requestId: nullable(text()),
  screenshotId: nullable(uuid<string>()),
  state: filled(text<FeedbackState>()),
  note: filled(text()),
  modifiedAt: filled(timestamp()),
  modifierId: nullable(uuid<UserId>()),
  modifiedBy: nullable(text()),
  forwardedAt: nullable(timestamp()),
};

const pageStatement = statement(
  { total: int(), id: nullable(int<FeedbackId>()), ...described },
  (asked: FeedbackQuery, part: PageArgs) =>
    paginated({
      keys: sql`select given.created_at as "createdAt", given.id from feedback given where ${matching(asked)}`,
      order: sql`"createdAt" desc, id desc`,
      part,
      row: columns,
      from: sql`join feedback given on given.id = page.id`,
    }),
  [nothing, { limit: 1, offset: 0 }],
);

const oneStatement = statement(
  { id: int<FeedbackId>(), ...described },
  (id: number) => sql`select ${columns} from feedback given where given.id = ${id}::int`,
);

const lockedStatement = statement(
  { id: int<FeedbackId>(), ...described },
  (id: number) => sql`select ${columns} from feedback given where given.id = ${id}::int for update of given`,
);

export type FeedbackRow = RowsOf<typeof oneStatement>;

/** A page of the reports with their number: one statement. */
export function feedbackPage(db: Db, asked: FeedbackQuery, part: PageArgs) {
  return pageStatement.rows(db, asked, part);
}

export function feedbackOf(db: Db | Tx, id: number): Promise<FeedbackRow | undefined> {
  return oneStatement.first(db, id);
}

/** The same, locked: of two who change it one comes second, and reads what the first did. */
export function lockFeedback(tx: Tx, id: number): Promise<FeedbackRow | undefined> {
  return lockedStatement.first(tx, id);
}
