import type { FeedbackId, UserId } from "@cathedra/domain";
import { feedbackList } from "@cathedra/domain/lists";
import type { FeedbackState } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { containsText, sqlFilters } from "../../db/list-filters.ts";
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
import type { FeedbackAccount, QueryFeedbackArgs } from "../../graphql/generated/contract.ts";
import { type PageArgs, readPageArgs } from "../../graphql/pagination.ts";

/** Searches the typed name and the account of the sender. */
const named = (part: string) => sql`(
  ${containsText(sql`given.name || ' ' || given.email`, part)} or exists (
    select from app_user account where account.id = given.user_id
      and ${containsText(sql`account.first_name || ' ' || account.last_name || ' ' || account.email`, part)}
  ))`;

const filters = sqlFilters(feedbackList.filters, { table: "feedback", alias: "given" }, { person: named });

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
  (query: ReturnType<typeof filters.read>, part: PageArgs) =>
    paginated({
      keys: sql`select given.created_at as "createdAt", given.id from feedback given where ${filters.where(query)}`,
      order: sql`"createdAt" desc, id desc`,
      part,
      row: columns,
      from: sql`join feedback given on given.id = page.id`,
    }),
  ...filters.samples,
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
export function feedbackPage(db: Db, args: QueryFeedbackArgs) {
  return pageStatement.rows(
    db,
    filters.read(args),
    readPageArgs(args, { usual: feedbackList.pageSize, most: 100 }),
  );
}

export function findFeedback(db: Db | Tx, id: number): Promise<FeedbackRow | undefined> {
  return oneStatement.first(db, id);
}

/** Reads and locks a report, so that of two concurrent changes the second sees the result of the first. */
export function lockFeedback(tx: Tx, id: number): Promise<FeedbackRow | undefined> {
  return lockedStatement.first(tx, id);
}
