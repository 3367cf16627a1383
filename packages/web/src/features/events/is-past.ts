import type { EventSession } from "./use-event-session.ts";

/** Whether an event is over, without having been cancelled. */
export function isPast({ dialog, ahead, isCancelled, lost }: EventSession): boolean {
  return (
    lost === null && dialog.text === null && ahead === null && dialog.start.kind === "none" && !isCancelled
  );
}
