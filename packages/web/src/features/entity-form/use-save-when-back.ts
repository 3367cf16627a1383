import { useEffect, useEffectEvent, useState } from "react";
import { outage } from "../../relay/environment.ts";
import { UnavailableError } from "../../relay/errors.ts";
import type { EntityState } from "./form-state.ts";
import type { SaveRefusal } from "./save-refusal.ts";

/**
 * Whether a save failed because the portal did not answer. It can then be repeated without asking, because a repeated save has
 * one effect.
 */
export function isWithoutAnswer(refusal: SaveRefusal | null): boolean {
  return refusal?.kind === "failed" && refusal.error instanceof UnavailableError;
}

/**
 * The state of a save while the portal does not answer: it waits, or does so no longer because the form was changed; undefined if
 * there is no save.
 */
export type WaitingSave = "waits" | "changed since" | undefined;

type FormState = {
  readonly phase: EntityState<unknown, unknown, unknown>["phase"];
  readonly isBusy: boolean;
};

/**
 * Repeats a save that met no portal as soon as the portal answers, unless the person has changed the form since, because the text
 * may be incomplete then. `refusal` is that of the last save, null after a change. While the form is busy it takes no save, so
 * the wait begins after that.
 */
export function useSaveWhenBack(
  refusal: SaveRefusal | null,
  { phase, isBusy }: FormState,
  save: () => unknown,
): WaitingSave {
  const [hasWaited, setHasWaited] = useState(false);
  const isWaiting = isWithoutAnswer(refusal);
  const isReady = isWaiting && !isBusy;
  const repeat = useEffectEvent(save);
  useEffect(() => {
    if (!isReady) return;
    let isOver = false;
    void outage.report().then(() => {
      if (!isOver) repeat();
    });
    return () => {
      isOver = true;
    };
  }, [isReady]);
  const isSettled = phase === "saved" || (refusal !== null && !isWaiting);
  if (isWaiting !== hasWaited && (isWaiting || isSettled)) setHasWaited(isWaiting);
  if (isWaiting) return "waits";
  return hasWaited && refusal === null && phase === "editing" ? "changed since" : undefined;
}
