import type { PersonalCaseId, UserId } from "@cathedra/domain";
import { type CaseMetadata, type PersonalCase, personalCaseLimits } from "@cathedra/domain/personal-cases";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, json, type RowsOf, statement, text, timestamp, uuid } from "../../db/statement.ts";

const columns = {
  jobId: uuid<PersonalCaseId>(),
  filePath: text(),
  fileSize: int(),
  sha256: text(),
  lastModified: timestamp(),
  metadata: json<CaseMetadata>(),
};

const casesStatement = statement(
  columns,
  (userId: UserId, also: RawBuilder<unknown>) => sql`
    select job_id as "jobId", object_key as "filePath", size as "fileSize", sha256, last_modified as "lastModified", metadata
    from personal_case where user_id = ${userId} ${also}
    order by last_modified desc, job_id limit ${personalCaseLimits.most}`,
  ["" as UserId, sql``],
);

/** A person's own cases, the latest first (12.030). */
export async function getCases(db: Db, userId: UserId): Promise<readonly PersonalCase[]> {
  return (await casesStatement.rows(db, userId, sql``)).map(toCase);
}

/** A person's case by the id that its creator gave it. */
export async function getCase(
  db: Db | Tx,
  userId: UserId,
  jobId: PersonalCaseId,
): Promise<PersonalCase | undefined> {
  const row = await casesStatement.first(db, userId, sql`and job_id = ${jobId}`);
  return row && toCase(row);
}

function toCase({ lastModified, ...row }: RowsOf<typeof casesStatement>): PersonalCase {
  return { ...row, lastModified: new Date(lastModified).toISOString() };
}

/** The number of a person's cases. */
export async function countCases(db: Db | Tx, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom("personal_case")
    .select((the) => the.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
