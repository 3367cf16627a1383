import type { CustomerId, Instant, LocalDate, RecordId, UserId } from "@cathedra/domain";
import { type Actor, mayReadTotals, mayUseLogbook, totalsScope } from "@cathedra/domain/access";
import {
  type CaseComplexity,
  type EntrustmentScaleKey,
  type EntrustmentSide,
  isOtherRatingShown,
  isRatingShownToProgram,
  type ParticipantRole,
  type RatedCase,
  type RatedRecord,
} from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import {
  bool,
  int,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import type {
  EntrustedCase,
  QueryLogbookEntrustmentsArgs,
  RoleToSettle,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { findPerson } from "../totals/public.ts";
import {
  isOfConfirmer,
  recordedRole,
  type StoredRole,
  statedRoleJson,
  statedRoleView,
} from "./entrustment-view.ts";

export const maxEntrustments = 2000;
export const maxRolesToSettle = 50;

const casesStatement = statement(
  {
    recordId: uuid<RecordId>(),
    day: text<LocalDate>(),
    procedureCode: text(),
    interventionType: text(),
    organSystem: text(),
    side: text<EntrustmentSide>(),
    ratedScale: text<EntrustmentScaleKey>(),
    level: int(),
    complexity: nullable(text<CaseComplexity>()),
    confirmedAt: nullable(timestamp()),
    trainee: bool(),
    attending: bool(),
    isAsked: bool(),
  },
  (userId: UserId, customers: readonly CustomerId[] | null) => sql`
    select record.id as "recordId", record.date_of_procedure::text as day, record.procedure_code as "procedureCode",
      record.intervention_type as "interventionType", record.organ_system as "organSystem", rating.side, rating.scale as "ratedScale", rating.level::int as level,
      rating.complexity, case when record.confirmation = 'confirmed' then record.confirmation_at end as "confirmedAt",
      bool_or(rating.side = 'trainee') over of_record as trainee,
      bool_or(rating.side = 'attending') over of_record as attending,
      exists (
        select from logbook_settings where customer_id = record.customer_id and entrustment_scale is not null
      ) as "isAsked"
    from logbook_record record join logbook_entrustment rating on rating.record_id = record.id
    where record.created_by = ${userId} and (rating.side = 'trainee' or ${isOfConfirmer})
      and ${customers === null ? sql`true` : sql`record.customer_id = any(${customers}::int[])`}
    window of_record as (partition by record.id)
    order by record.date_of_procedure desc, record.id desc, rating.side limit ${sql.lit(maxEntrustments)}`,
  ["" as UserId, null],
  ["" as UserId, []],
);

/**
 * The ratings of a person's records that the caller may see, oldest first, in one statement after the person's. Its cost grows
 * with that person's ratings alone.
 */
export async function listEntrustments(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  { participant }: QueryLogbookEntrustmentsArgs,
): Promise<readonly EntrustedCase[]> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const keycloakId = participant ?? actor.keycloakId;
  const found = keycloakId.includes("\0") ? undefined : await findPerson(db, keycloakId);
  if (found === undefined || mayReadTotals(actor, found) !== "allowed") throw appError("NOT_FOUND");
  const scope = totalsScope(actor, found);
  const now = clock();
  const rows = await casesStatement.rows(db, found.userId, scope === "everything" ? null : scope);
  const isOwn = found.userId === actor.userId;
  const isShown = isOwn ? isShownToTrainee : isShownToProgram;
  return rows
    .filter((row) => isShown(row, now))
    .map(ratedCase)
    .toReversed();
}

type RatedRow = RowsOf<typeof casesStatement>;

/** The ratings that attendings gave to a person's cases and that the person sees at `now`, where the institution asks for them. */
export async function findRatingsOfAttendings(
  db: Db,
  userId: UserId,
  now: Instant,
): Promise<readonly RatedCase[]> {
  const rows = await casesStatement.rows(db, userId, null);
  return rows
    .filter((row) => row.isAsked && row.side === "attending" && isShownToTrainee(row, now))
    .map(ratedCase);
}

function isShownToTrainee(row: RatedRow, now: Instant): boolean {
  return row.side === "trainee" || isOtherRatingShown(getRatedRecord(row), "trainee", now);
}

function isShownToProgram(row: RatedRow, now: Instant): boolean {
  return isRatingShownToProgram(getRatedRecord(row), row.side, now);
}

function getRatedRecord({ ratedScale, confirmedAt, trainee, attending }: RatedRow): RatedRecord {
  return { scale: ratedScale, confirmedAt, ratedBy: { trainee, attending } };
}

function ratedCase(row: RatedRow): RatedCase {
  const { recordId, day, procedureCode, interventionType, organSystem, side, level, complexity } = row;
  const scale = row.ratedScale;
  return { recordId, day, procedureCode, interventionType, organSystem, side, scale, level, complexity };
}

/**
 * Each side is found by its index: that of records by author, and that of stated roles by person. One condition on both tables
 * with `or` would read all stated roles.
 */
const rolesStatement = statement(
  {
    id: uuid<RecordId>(),
    isOwn: bool(),
    dateOfProcedure: text<LocalDate>(),
    procedureName: text(),
    otherName: nullable(text()),
    recordedRole: nullable(text<ParticipantRole>()),
    statedRole: json<StoredRole>(),
  },
  (userId: UserId) => sql`
    select id, "isOwn", "dateOfProcedure", "procedureName", "otherName", "recordedRole", "statedRole" from (
      select record.id, record.created_by = ${userId} as "isOwn", record.date_of_procedure::text as "dateOfProcedure",
        record.procedure_name as "procedureName", (
          select concat_ws(' ', first_name, last_name) from app_user
          where id = case when record.created_by = ${userId} then stated.stated_by else record.created_by end
        ) as "otherName", ${recordedRole} as "recordedRole", ${statedRoleJson} as "statedRole",
        stated.role as stated, stated.stated_at
      from (
        select record_id from logbook_stated_role where stated_by = ${userId}
        union
        select own.id from logbook_record own join logbook_stated_role on record_id = own.id
        where own.created_by = ${userId}
      ) of_person
      join logbook_stated_role stated on stated.record_id = of_person.record_id
      join logbook_record record on record.id = stated.record_id
    ) found where "recordedRole" is distinct from stated
    order by stated_at desc, id limit ${sql.lit(maxRolesToSettle)}`,
);

/** The caller's own records, and those that the caller confirmed, on whose role both do not agree: one statement. */
export async function listRolesToSettle(db: Db, actor: Actor): Promise<readonly RoleToSettle[]> {
  const rows = await rolesStatement.rows(db, actor.userId);
  return rows.map(({ isOwn, statedRole, ...row }) => ({
    ...row,
    side: isOwn ? "trainee" : "attending",
    statedRole: statedRoleView(statedRole, row.recordedRole),
  }));
}
