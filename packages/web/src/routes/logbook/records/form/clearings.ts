import { type Clearing, canUndoClearing, followCause, joinClearings } from "@cathedra/domain/logbook";
import type { RecordForm } from "./record-form.ts";

export type FormClearing = Clearing<RecordForm>;

/** The values that can still be restored after another change, which may have cleared something itself. */
export function clearingsAfter(
  clearings: readonly FormClearing[],
  form: RecordForm,
  next: FormClearing | undefined,
): readonly FormClearing[] {
  const known = clearings.flatMap((clearing) => {
    if (clearing.cause === next?.cause) return [joinClearings(clearing, next)];
    const isChosenAnew = form[clearing.cause] !== clearing.after[clearing.cause];
    // A procedure that was just picked by its name is intended, so what it cleared is not offered.
    if (isChosenAnew && clearing.cause === "procedure") return [];
    return [isChosenAnew ? followCause(clearing, form) : clearing];
  });
  const isNew = next !== undefined && !known.some(({ cause }) => cause === next.cause);
  return (isNew ? [...known, next] : known).filter((clearing) => canUndoClearing(form, clearing));
}
