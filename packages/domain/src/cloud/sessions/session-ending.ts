import { cloudRoomTexts } from "../../messages/cloud-rooms.ts";
import { isFault, type MachineCause } from "../machines/cause.ts";

/** Who ended a session, as the one sees them who was in it; null: the portal, the machine, or time. */
export type EndedBy = "self" | "organizer" | "administrator" | null;

export type SessionEnding = {
  readonly cause: MachineCause;
  readonly by: EndedBy;
  /** Whether people could come in; a start otherwise. */
  readonly hasBegun: boolean;
};

/** Why a session or start is there no longer, to who was in it or waited for it (3.029, 4.034-4.041). */
export function sessionEndingText({ cause, by, hasBegun }: SessionEnding): string {
  const { ended, sessionEnded, startEnded, startOver, startFailed, timeIsUp, failed } = cloudRoomTexts;
  if (hasBegun && cause === "LIMIT_REACHED") return timeIsUp;
  if (isFault(cause)) return hasBegun ? failed : startFailed;
  const why = whyOf(cause, by);
  if (why === null) return hasBegun ? ended : startOver;
  return hasBegun ? sessionEnded(why) : startEnded(why);
}

const { turnedOff, reset, removed, freed, organizer, administrator, event } = cloudRoomTexts.endedBy;
const byCause: Readonly<Partial<Record<MachineCause, string>>> = {
  ENDED_BY_ADMIN: administrator,
  WITHDRAWN: turnedOff,
  TURNED_OFF: turnedOff,
  RESET: reset,
  REMOVED: removed,
  FREED: freed,
  EVENT_ENDED: event,
};

function whyOf(cause: MachineCause, by: EndedBy): string | null {
  const why = byCause[cause];
  if (why !== undefined) return why;
  if (by === "organizer") return organizer;
  return by === "administrator" ? administrator : null;
}
