import { type Actor, mayUseLogbook } from "@cathedra/domain/access";
import { maxSavesAtOnce } from "@cathedra/domain/logbook";
import { AppError, appError } from "../../errors.ts";
import type {
  MutationSaveActivitiesArgs,
  SaveActivityInput,
  SaveActivityRefusal,
} from "../../graphql/generated/contract.ts";
import { statementsOfSave } from "../../graphql/weights.ts";
import type { Budget } from "../../plugins/rate-limits.ts";
import type { ActivityFields } from "./projection.ts";
import { type SaveDeps, type SavedRecord, saveActivity } from "./save-activity.ts";

type Deps = SaveDeps & { readonly budget: Budget | null };

/** The result of saving one record, or the reason why it was refused. */
export type SaveResult =
  | (SavedRecord & { readonly refusal: null })
  | { readonly recordId: null; readonly refusal: SaveActivityRefusal };

/** The points that a save costs less than assumed when its record was there already. */
const savedPoints = statementsOfSave - 3;

/**
 * Saves several records (7.067), each in its own transaction by the rules of a single save. A failure that is not the fault of a
 * record fails the whole request: its client repeats it, which saves nothing twice.
 */
export async function saveActivities(
  deps: Deps,
  actor: Actor,
  { saves }: MutationSaveActivitiesArgs,
  fields: ActivityFields,
): Promise<readonly SaveResult[]> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  if (saves.length > maxSavesAtOnce)
    throw appError("BAD_REQUEST", `At most ${maxSavesAtOnce} records are saved at once.`);
  // The operation's own weight has paid for one of them.
  deps.budget?.spend(Math.max(0, saves.length - 1) * statementsOfSave);
  const results: SaveResult[] = [];
  // One after the other: that is their order, and a person's requests do not take every connection.
  for (const save of saves) results.push(await saveOne(deps, actor, save, fields));
  return results;
}

async function saveOne(
  deps: Deps,
  actor: Actor,
  save: SaveActivityInput,
  fields: ActivityFields,
): Promise<SaveResult> {
  try {
    const saved = await saveActivity(deps, actor, save, fields);
    if (saved.isRepeated === true) deps.budget?.refund(savedPoints);
    return { ...saved, refusal: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.code === "RATE_LIMITED") throw error;
    const { code, message, facts } = error;
    return { recordId: null, refusal: { code, message, facts: JSON.stringify(facts) } };
  }
}
