import type { Instant, RecordId, UserId } from "@cathedra/domain";
import { type Actor, entrustmentSide } from "@cathedra/domain/access";
import {
  type CaseComplexity,
  type ConfirmationAnswer,
  canRate,
  canStateRole,
  type EntrustmentScaleKey,
  type EntrustmentSide,
  isOtherRatingShown,
  isRoleDisputed,
  type ParticipantRole,
  type RatedRecord,
  ratingEnd,
} from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { json, nullable, type RowsOf, statement, text, timestamp, uuid } from "../../db/statement.ts";
import type { ActivityEntrustment } from "../../graphql/generated/contract.ts";

type StoredRating = {
  readonly scale: EntrustmentScaleKey;
  readonly level: number;
  readonly complexity: CaseComplexity | null;
  readonly comment: string | null;
  readonly at: Instant;
};

export type StoredRole = {
  readonly by: UserId | null;
  readonly role: ParticipantRole;
  readonly comment: string | null;
  readonly at: Instant;
};

const inMs = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`);

const getRating = (side: EntrustmentSide, where: RawBuilder<unknown>) => sql`(
  select json_build_object('scale', scale, 'level', level, 'complexity', complexity, 'comment', comment,
    'at', ${inMs("rated_at")})
  from logbook_entrustment rating where rating.record_id = record.id and side = ${sql.lit(side)} and ${where}
)`;

/** SQL: whether a row `rating` of an attending counts, which it does while the confirmation by that attending stands. */
export const isOfConfirmer = sql`(
  record.confirmation is not distinct from 'confirmed' and rating.rated_by is not distinct from record.confirmation_by
)`;

/** SQL: the role that the author of a row `record` has in it. */
export const recordedRole = sql`(
  select role from logbook_participant where record_id = record.id and user_id = record.created_by and position >= 0
  order by position limit 1
)`;

/** SQL: what an attending said about the role of the trainee, of a row `stated`. */
export const statedRoleJson = sql`json_build_object(
  'by', stated.stated_by, 'role', stated.role, 'comment', stated.comment, 'at', ${inMs("stated.stated_at")}
)`;

/** SQL: whether the attending confirmed a row `record`; an administrator in their stead did not see the case. */
const isByAttending = sql`not exists (
  select from logbook_confirmation stored where stored.record_id = record.id and stored.capacity <> 'attending'
)`;

/** SQL: the scale on which a row `record` is rated: that of its first rating, so that both people use the same one. */
const scaleOfCase = sql`case when settings.entrustment_scale is not null then coalesce(
  (select scale from logbook_entrustment rating where rating.record_id = record.id order by rated_at limit 1),
  settings.entrustment_scale
) end`;

/** Everything that is said about the independence of these records' authors. */
const entrustmentsStatement = statement(
  {
    id: uuid<RecordId>(),
    createdBy: uuid<UserId>(),
    answer: nullable(text<ConfirmationAnswer>()),
    by: nullable(uuid<UserId>()),
    confirmedAt: nullable(timestamp()),
    scale: nullable(text<EntrustmentScaleKey>()),
    trainee: nullable(json<StoredRating | null>()),
    attending: nullable(json<StoredRating | null>()),
    recordedRole: nullable(text<ParticipantRole>()),
    statedRole: nullable(json<StoredRole | null>()),
  },
  (ids: readonly string[]) => sql`
    select record.id, record.created_by as "createdBy", record.confirmation as answer,
      case when ${isByAttending} then record.confirmation_by end as by,
      case when record.confirmation = 'confirmed' then record.confirmation_at end as "confirmedAt",
      (select ${scaleOfCase} from logbook_settings settings where settings.customer_id = record.customer_id) as scale,
      ${getRating("trainee", sql`true`)} as trainee, ${getRating("attending", isOfConfirmer)} as attending,
      ${recordedRole} as "recordedRole",
      (select ${statedRoleJson} from logbook_stated_role stated where stated.record_id = record.id) as "statedRole"
    from logbook_record record where record.id = any(${ids}::uuid[])`,
);

export type StoredEntrustment = RowsOf<typeof entrustmentsStatement>;

/** The ratings and the role stated for one record, read in the transaction that has locked it. */
export function storedEntrustment(tx: Tx, id: RecordId): Promise<StoredEntrustment> {
  return entrustmentsStatement.only(tx, [id]);
}

/** The facts by which the domain decides who may rate and who sees what. */
export function ratedRecord({ scale, confirmedAt, trainee, attending }: StoredEntrustment): RatedRecord {
  return { scale, confirmedAt, ratedBy: { trainee: trainee !== null, attending: attending !== null } };
}

/** The records' entrustment as the caller may see it, in one statement; null for people who are neither author nor attending. */
export async function findEntrustments(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  now: Instant,
): Promise<readonly (ActivityEntrustment | null)[]> {
  const rows = await entrustmentsStatement.rows(db, ids);
  const byId = new Map(rows.map((row) => [row.id as string, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    const side = row === undefined ? null : entrustmentSide(actor, row);
    if (row === undefined || side === null) return null;
    const isRated = row.trainee !== null || row.attending !== null || row.statedRole !== null;
    // The attending of a confirmed record may say the trainee's role even where no one asks for ratings.
    const isShown = isRated || row.scale !== null || side === "attending";
    return isShown ? entrustmentView(row, side, now) : null;
  });
}

export function entrustmentView(
  stored: StoredEntrustment,
  side: EntrustmentSide,
  now: Instant,
): ActivityEntrustment {
  const record = ratedRecord(stored);
  const other = stored[side === "trainee" ? "attending" : "trainee"];
  const isShown = isOtherRatingShown(record, side, now);
  const { recordedRole: recorded, statedRole: stated } = stored;
  return {
    id: `entrustment:${stored.id}`,
    side,
    scale: stored.scale,
    own: stored[side],
    other: isShown ? other : null,
    isOtherHidden: other !== null && !isShown,
    viewerCanRate: canRate(record, side, now),
    ratingEndsAt: ratingEnd(record),
    recordedRole: recorded,
    statedRole: stated === null ? null : statedRoleView(stated, recorded),
    viewerCanStateRole:
      side === "attending" && canStateRole(record, { recorded, stated: stated?.role ?? "Operator" }, now),
  };
}

export function statedRoleView({ role, comment, at }: StoredRole, recorded: ParticipantRole | null) {
  return { role, comment, at, isDisputed: isRoleDisputed({ recorded, stated: role }) };
}
