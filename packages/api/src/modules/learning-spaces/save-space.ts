import type { LearningSpaceId } from "@cathedra/domain";
import { type Actor, maySaveLearningSpace } from "@cathedra/domain/access";
import { readDisplayName } from "@cathedra/domain/learning";
import { nextVersion } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { MutationSaveLearningSpaceArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { addressOfPicture, adoptFile, releaseFile } from "../files/public.ts";
import { refuseStale } from "../stale-save.ts";
import { lockSpace, type SpaceChange, spaceById, writeSpace } from "./space-administration.ts";
import type { SpaceView } from "./space-view.ts";

export type SaveSpaceDeps = { readonly db: Db; readonly clock: Clock };

/**
 * Saves the displayed name and the logo of a learning space (5.026, 5.028). Missing values are unchanged; a replaced logo loses
 * its owner. A save without changes writes nothing, also when it is repeated.
 */
export async function saveSpace(
  { db, clock }: SaveSpaceDeps,
  actor: Actor,
  args: MutationSaveLearningSpaceArgs,
): Promise<SpaceView> {
  authorize(maySaveLearningSpace(actor));
  const id = args.id as LearningSpaceId;
  return inLockedTransaction(db, [lockKey("space", id)], async (tx) => {
    const stored = await lockSpace(tx, id);
    if (stored === undefined) throw appError("NOT_FOUND");
    const before: SpaceChange = { displayName: stored.displayName, logoId: stored.logoId };
    const after = getChange(args, { ...before, platformName: stored.platformName });
    if (after.displayName === before.displayName && after.logoId === before.logoId) return spaceById(tx, id);
    await refuseStale(tx, "learning space", args.modifiedAt, stored);
    const isNewLogo = after.logoId !== before.logoId;
    if (isNewLogo) await adoptLogo(tx, actor, id, after.logoId);
    const image = after.logoId === null ? null : addressOfPicture(after.logoId);
    const version = { modifiedAt: nextVersion(stored.modifiedAt, clock()), modifiedBy: actor.userId };
    await writeSpace(tx, id, { ...after, image: isNewLogo ? image : undefined }, version);
    if (isNewLogo && before.logoId !== null) await releaseFile(tx, before.logoId);
    await audit(tx, actor, "learning_space.changed", String(id), { customer: null, before, after });
    return spaceById(tx, id);
  });
}

/**
 * The changed fields. A name that equals the platform's is not stored, so that the space follows when the platform renames it.
 */
function getChange(
  { displayName, image }: MutationSaveLearningSpaceArgs,
  before: SpaceChange & { readonly platformName: string },
): SpaceChange {
  const name =
    displayName === undefined
      ? { ok: true as const, value: before.displayName }
      : readDisplayName(displayName);
  if (!name.ok) throw invalidInput([name.error]);
  return {
    displayName: name.value === before.platformName ? null : name.value,
    logoId: image === undefined ? before.logoId : (image?.toLowerCase() ?? null),
  };
}

async function adoptLogo(
  tx: Tx,
  { userId }: Actor,
  id: LearningSpaceId,
  logoId: string | null,
): Promise<void> {
  if (logoId === null) return;
  const adoption = {
    purpose: "learning_space_logo",
    owner: `learning_space:${id}`,
    uploadedBy: userId,
  } as const;
  if (!(await adoptFile(tx, logoId, adoption))) throw invalidInput([fieldError("image", "NOT_AN_OPTION")]);
}
