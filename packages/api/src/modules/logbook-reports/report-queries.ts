import type { Instant, LocalDate, UserId } from "@cathedra/domain";
import {
  type ReportCode,
  type ReportSummary,
  type RequirementSetId,
  reportLimits,
} from "@cathedra/domain/logbook-report";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";
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
import type { ReportPerson } from "./report-cases.ts";

/** The stored facts of a report, which everyone sees who has its code. */
export type StoredContent = Pick<ReportPerson, "personName" | "institutions"> & {
  readonly setName: string;
  readonly summary: ReportSummary;
};

const columns = {
  id: uuid(),
  code: text<ReportCode>(),
  requirementSet: text<RequirementSetId>(),
  from: nullable(text<LocalDate>()),
  to: text<LocalDate>(),
  madeAt: timestamp(),
  objectKey: nullable(text()),
  size: nullable(int()),
};
const selected = sql`id, code, requirement_set as "requirementSet", period_from::text as "from", period_to::text as "to",
  made_at as "madeAt", object_key as "objectKey", size`;

export type ReportRow = RowsOf<typeof ownStatement>;

const ownStatement = statement(
  columns,
  (userId: UserId) => sql`
    select ${selected} from logbook_report where user_id = ${userId} and revoked_at is null
    order by made_at desc, id limit ${sql.lit(reportLimits.maxReports)}`,
);

/** The person's reports, the latest first, those that are being made included. */
export function findOwnReports(db: Db | Tx, userId: UserId): Promise<readonly ReportRow[]> {
  return ownStatement.rows(db, userId);
}

const countStatement = statement(
  { reports: int(), lately: int() },
  (userId: UserId, since: Instant) => sql`
    select (count(*) filter (where revoked_at is null))::int as reports,
      (count(*) filter (where made_at > ${toTimestamp(since)}))::int as lately
    from logbook_report where user_id = ${userId}`,
);

/** How many reports a person has, and how many they have requested since then, deleted ones included. */
export function countReports(tx: Tx, userId: UserId, since: Instant) {
  return countStatement.only(tx, userId, since);
}

const unmadeStatement = statement(
  { ...columns, userId: uuid<UserId>() },
  (id: string) => sql`
    select ${selected}, user_id as "userId" from logbook_report
    where id = ${id}::uuid and revoked_at is null and sha256 is null`,
);

/** A report that is still to be made; undefined if it was made or deleted. */
export function findUnmadeReport(db: Db, id: string) {
  return unmadeStatement.first(db, id);
}

const revokeStatement = statement(
  { id: uuid() },
  (userId: UserId, id: string, now: Instant) => sql`
    update logbook_report set revoked_at = ${toTimestamp(now)}, object_key = null, content = null, size = null
    where id = ${id}::uuid and user_id = ${userId} and revoked_at is null returning id`,
);

/** Withdraws a report of the person and drops its file; false if they have none with this id. */
export async function revokeReport(tx: Tx, userId: UserId, id: string, now: Instant): Promise<boolean> {
  return (await revokeStatement.first(tx, userId, id, now)) !== undefined;
}

const verifiedStatement = statement(
  {
    from: nullable(text<LocalDate>()),
    to: text<LocalDate>(),
    madeAt: timestamp(),
    sha256: filled(text()),
    content: nullable(json<StoredContent>()),
    revokedAt: nullable(timestamp()),
  },
  (code: ReportCode) => sql`
    select period_from::text as "from", period_to::text as "to", made_at as "madeAt", sha256, content,
      revoked_at as "revokedAt"
    from logbook_report where code = ${code} and sha256 is not null`,
);

/** The report of a code, for everyone who has the code; undefined: there is none, or it is still being made. */
export function reportOfCode(db: Db, code: ReportCode) {
  return verifiedStatement.first(db, code);
}

/** Deletes reports whose time is over, with their files; their codes are unknown from then on. */
export function deleteOldReports(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const old = (size: number) => sql`
    delete from logbook_report where id in (
      select id from logbook_report
      where made_at < ${toTimestamp(now)}::timestamptz - ${sql.lit(reportLimits.keptYears)} * interval '1 year'
      order by made_at limit ${size} for update skip locked
    )`;
  return deleteInBatches(db, old, { signal });
}
