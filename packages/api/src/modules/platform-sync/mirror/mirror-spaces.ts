import { type LearningSpaceId, normaliseForSearch } from "@cathedra/domain";
import {
  compareWithPlatform,
  isCutName,
  isImplausiblyEmpty,
  platformName,
  platformText,
  type SyncFinding,
  spaceCode,
} from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { bool, filled, int, nullable, type RowsOf, statement, text } from "../../../db/statement.ts";
import type { PlatformSpace } from "../../../ports/learning-platform.ts";
import { type RunningWork, WorkFailed } from "../../operations/public.ts";
import { type Found, writeFindings } from "./findings.ts";

const knownStatement = statement(
  {
    id: int<LearningSpaceId>(),
    platformId: nullable(text()),
    name: filled(text()),
    description: text(),
    code: text(),
    isGone: bool(),
  },
  () => sql`
    select id, platform_id as "platformId", coalesce(platform_name, name) as name, description, code,
      coalesce(gone_at is not null, false) as "isGone"
    from learning_space order by id`,
);

type KnownSpace = RowsOf<typeof knownStatement>;

/** A space of the portal that the platform has. */
export type MirroredSpace = {
  readonly id: LearningSpaceId;
  readonly platformId: string;
  readonly name: string;
  readonly isNew: boolean;
};

/**
 * Updates the spaces. A new one gets a code; a space that existed before the platform is linked to the platform's space of the
 * same name; a renamed one takes the platform's name, unless the portal has its own.
 */
export function mirrorSpaces(
  { write, operationId }: RunningWork,
  platformSpaces: readonly PlatformSpace[],
): Promise<readonly MirroredSpace[]> {
  return write(async (tx) => {
    const rows = await knownStatement.rows(tx);
    const linked = linkByName(rows, platformSpaces);
    const known = linked.map(({ space, platformId }) => ({ ...space, platformId }));
    if (isImplausiblyEmpty(known, platformSpaces)) throw new WorkFailed("PLATFORM_EMPTY");
    const byId = new Map(known.map((space) => [space.platformId, space]));
    const spaces = platformSpaces.map(({ id, name, description }) => ({
      platformId: id,
      name: platformName(name, `Space ${id}`),
      // A description that was written in the portal is not replaced by an empty one from the platform.
      description: platformText(description) || (byId.get(id)?.description ?? ""),
    }));
    const { added, changed, gone } = compareWithPlatform(["name", "description"], known, spaces);
    const found: Found[] = [];
    const say = (learningSpaceId: LearningSpaceId, name: string, finding: SyncFinding) =>
      found.push({ learningSpaceId, name, finding });

    for (const { space, isNew } of linked) if (isNew) say(space.id, space.name, { code: "LINKED" });
    const linkedNow = linked.filter(({ isNew }) => isNew).map(({ platformId }) => platformId);
    const updated = spaces.filter(
      ({ platformId }) =>
        linkedNow.includes(platformId) || changed.some((change) => change.given.platformId === platformId),
    );
    await updateSpaces(
      tx,
      updated.flatMap((space) => {
        const id = byId.get(space.platformId)?.id;
        return id === undefined ? [] : [{ ...space, id }];
      }),
    );
    for (const { known: space, given: now, fields, isBack } of changed) {
      say(space.id, now.name, { code: "CHANGED", fields, isBack });
    }

    const ids = await insertSpaces(tx, withCodes(added, rows));
    for (const { platformId, name } of added) {
      const id = ids.get(platformId);
      if (id !== undefined) say(id, name, { code: "NEW" });
    }
    for (const { id, name } of gone) {
      say(id, name, { code: "GONE", groups: 0, people: 0, accounts: await accountsWith(tx, id) });
    }
    await markGone(
      tx,
      gone.map(({ id }) => id),
    );
    for (const { id, name } of platformSpaces) {
      const spaceId = ids.get(id) ?? byId.get(id)?.id;
      if (isCutName(name) && spaceId !== undefined) {
        say(spaceId, platformName(name, ""), { code: "NAME_CUT", length: name.length });
      }
    }
    await writeFindings(tx, operationId, found);
    return mirrored(spaces, (id) => ids.get(id) ?? byId.get(id)?.id, ids);
  });
}

function mirrored(
  wanted: readonly { readonly platformId: string; readonly name: string }[],
  getId: (platformId: string) => LearningSpaceId | undefined,
  isNew: ReadonlyMap<string, unknown>,
): readonly MirroredSpace[] {
  const spaces = new Map<string, MirroredSpace>();
  for (const { platformId, name } of wanted) {
    const id = getId(platformId);
    if (id === undefined || spaces.has(platformId)) continue;
    spaces.set(platformId, { id, platformId, name, isNew: isNew.has(platformId) });
  }
  return [...spaces.values()];
}

type Linked = { readonly space: KnownSpace; readonly platformId: string; readonly isNew: boolean };

/** Links spaces to those of the platform: by the stored link, or else by the name of a platform space that is not linked. */
function linkByName(
  rows: readonly KnownSpace[],
  platformSpaces: readonly PlatformSpace[],
): readonly Linked[] {
  const known = new Set(rows.map(({ platformId }) => platformId));
  const free = new Map(
    platformSpaces
      .filter(({ id }) => !known.has(id))
      .map(({ id, name }) => [normaliseForSearch(name.trim()), id]),
  );
  return rows.flatMap((space): readonly Linked[] => {
    if (space.platformId !== null) return [{ space, platformId: space.platformId, isNew: false }];
    const key = normaliseForSearch(space.name.trim());
    const platformId = free.get(key);
    free.delete(key);
    return platformId === undefined ? [] : [{ space, platformId, isNew: true }];
  });
}

type NewSpace = { readonly platformId: string; readonly name: string; readonly description: string };

function withCodes(added: readonly NewSpace[], rows: readonly KnownSpace[]) {
  const taken = new Set(rows.map(({ code }) => code));
  return added.map((space) => {
    const code = spaceCode(space.name, taken);
    taken.add(code);
    return { ...space, code };
  });
}

const insertStatement = statement(
  { id: int<LearningSpaceId>(), platformId: filled(text()) },
  (spaces: string) => sql`
    insert into learning_space (code, name, platform_name, description, platform_id)
    select code, name, name, description, "platformId"
    from json_to_recordset(${spaces}::json) given(code text, name text, description text, "platformId" text)
    returning id, platform_id as "platformId"`,
);

async function insertSpaces(
  tx: Tx,
  spaces: readonly (NewSpace & { readonly code: string })[],
): Promise<ReadonlyMap<string, LearningSpaceId>> {
  const rows = spaces.length === 0 ? [] : await insertStatement.rows(tx, JSON.stringify(spaces));
  return new Map(rows.map(({ id, platformId }) => [platformId, id]));
}

async function updateSpaces(
  tx: Tx,
  spaces: readonly (NewSpace & { readonly id: LearningSpaceId })[],
): Promise<void> {
  if (spaces.length === 0) return;
  await sql`
    update learning_space space set
      platform_id = given."platformId", platform_name = given.name, description = given.description, gone_at = null,
      name = coalesce(space.display_name, given.name)
    from json_to_recordset(${JSON.stringify(spaces)}::json)
      given(id int, "platformId" text, name text, description text)
    where space.id = given.id`.execute(tx);
}

async function markGone(tx: Tx, ids: readonly LearningSpaceId[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update learning_space set gone_at = now() where id = any(${ids}::int[])`.execute(tx);
}

const accountsStatement = statement(
  { accounts: int() },
  (id: LearningSpaceId) => sql`
    select count(*) as accounts from customer_learning_space where learning_space_id = ${id}`,
);

async function accountsWith(tx: Tx, id: LearningSpaceId): Promise<number> {
  return (await accountsStatement.only(tx, id)).accounts;
}
