import type { EventSession } from "./use-event-session.ts";

/** Whether nothing of an event is to come: it went by, and was not called off. */
export function isPast({ dialog, ahead, isCancelled, lost }: EventSession): boolean {
  return (
    lost === null && dialog.text === null && ahead === null && dialog.start.kind === "none" && !isCancelled
  );
}
