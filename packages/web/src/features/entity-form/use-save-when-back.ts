import { useEffect, useEffectEvent, useState } from "react";
import { outage } from "../../relay/environment.ts";
import { UnavailableError } from "../../relay/errors.ts";
import type { EntityState } from "./form-state.ts";
import type { SaveRefusal } from "./save-refusal.ts";

/** Whether a save met no portal, so that it can be repeated without a further question: a repeated save has one effect. */
export function isWithoutAnswer(refusal: SaveRefusal | null): boolean {
  return refusal?.kind === "failed" && refusal.error instanceof UnavailableError;
}

/**
 * Handles a save during an outage: it is kept and repeated as soon as the portal answers, unless the person has changed the
 * form since, because the text may be incomplete then. Undefined if no save is waiting.
 */
export type WaitingSave = "waits" | "changed since" | undefined;

/** Repeats a save that met no portal once there is one again. `refusal` is that of the last save, null after a change. */
export function useSaveWhenBack(
  refusal: SaveRefusal | null,
  phase: EntityState<unknown, unknown, unknown>["phase"],
  save: () => unknown,
): WaitingSave {
  const [hasWaited, setHasWaited] = useState(false);
  const isWaiting = isWithoutAnswer(refusal);
  const repeat = useEffectEvent(save);
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    void outage.report().then(() => {
      if (!isOver) repeat();
    });
    return () => {
      isOver = true;
    };
  }, [isWaiting]);
  const isSettled = phase === "saved" || (refusal !== null && !isWaiting);
  if (isWaiting !== hasWaited && (isWaiting || isSettled)) setHasWaited(isWaiting);
  if (isWaiting) return "waits";
  return hasWaited && refusal === null && phase === "editing" ? "changed since" : undefined;
}
