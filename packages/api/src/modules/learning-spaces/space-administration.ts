import type { LearningSpaceId, UserId } from "@cathedra/domain";
import { type Actor, allows, mayReadLearningSpaces } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { LearningSpaceAdministration } from "../../graphql/generated/contract.ts";
import type { StoredVersion } from "../stale-save.ts";
import type { SpaceView } from "./space-view.ts";

const administrationStatement = statement(
  {
    id: int(),
    displayName: nullable(text()),
    platformName: text(),
    courseCount: int(),
    customerCount: int(),
    goneAt: nullable(timestamp()),
    modifiedAt: timestamp(),
  },
  (ids: readonly number[]) => sql`
    select space.id, space.display_name as "displayName", coalesce(space.platform_name, space.name) as "platformName",
      (
        select count(*) from learning_space_course listed join course on course.id = listed.course_id
        where listed.learning_space_id = space.id and course.gone_at is null
      ) as "courseCount",
      (
        select count(*) from customer_learning_space assigned where assigned.learning_space_id = space.id
      ) as "customerCount",
      space.gone_at as "goneAt", space.modified_at as "modifiedAt"
    from learning_space space where space.id = any(${ids}::int[])`,
);

/** The administrative view of each of these learning spaces, in one statement; null for people who may not see it. */
export async function findAdministration(
  db: Db,
  actor: Actor,
  spaces: readonly Pick<SpaceView, "id">[],
): Promise<readonly (LearningSpaceAdministration | null)[]> {
  if (!allows(mayReadLearningSpaces(actor))) return spaces.map(() => null);
  const rows = await administrationStatement.rows(
    db,
    spaces.map(({ id }) => id),
  );
  const byId = new Map(rows.map(({ id, ...rest }) => [id, rest]));
  return spaces.map(({ id }) => byId.get(id) ?? null);
}

const lockSpaceStatement = statement(
  {
    id: int<LearningSpaceId>(),
    name: text(),
    platformName: text(),
    displayName: nullable(text()),
    logoId: nullable(uuid()),
    modifiedAt: timestamp(),
    modifiedBy: nullable(uuid<UserId>()),
  },
  (id: LearningSpaceId) => sql`
    select id, name, coalesce(platform_name, name) as "platformName", display_name as "displayName",
      logo_id as "logoId", modified_at as "modifiedAt", modified_by as "modifiedBy"
    from learning_space where id = ${id} for no key update`,
);

/** Locks a learning space until the transaction ends; undefined if there is none. */
export function lockSpace(tx: Tx, id: LearningSpaceId) {
  return lockSpaceStatement.first(tx, id);
}

export type SpaceChange = { readonly displayName: string | null; readonly logoId: string | null };

/** Stores a learning space; its displayed name is the one that was set here, or else the platform's. */
export async function writeSpace(
  tx: Tx,
  id: LearningSpaceId,
  { displayName, logoId, image }: SpaceChange & { readonly image: string | null | undefined },
  { modifiedAt, modifiedBy }: StoredVersion,
): Promise<void> {
  await sql`
    update learning_space set platform_name = coalesce(platform_name, name), display_name = ${displayName},
      name = coalesce(${displayName}, platform_name, name), logo_id = ${logoId}::uuid,
      image = case when ${image !== undefined} then ${image ?? null} else image end,
      modified_at = ${toTimestamp(modifiedAt)}, modified_by = ${modifiedBy}
    where id = ${id}`.execute(tx);
}

const spaceStatement = statement(
  { id: int(), code: text(), name: text(), description: text(), image: nullable(text()) },
  (id: LearningSpaceId) =>
    sql`select id, code, name, description, image from learning_space where id = ${id}`,
);

export function spaceById(db: Db | Tx, id: LearningSpaceId): Promise<SpaceView> {
  return spaceStatement.only(db, id);
}
