import { isFault, type MachineCause } from "../machines/machine-cause.ts";
import { cloudRoomTexts } from "../room-texts.ts";

/** Who ended a session, from the view of the person in it; null if the portal, the machine or the time limit did. */
export type EndedBy = "self" | "organizer" | "administrator" | null;

export type SessionEnding = {
  readonly cause: MachineCause;
  readonly by: EndedBy;
  /** Whether people could already enter the session; otherwise only its start has ended. */
  readonly hasBegun: boolean;
};

/**
 * The message about an ended session: only that it is over, that its time is up, that the simulator failed, or who or what
 * ended it.
 */
export type SessionEndingCode = "OVER" | "TIME_IS_UP" | "FAILED" | "ENDED_BY";

type DescribedEnding = { readonly code: SessionEndingCode; readonly text: string };

/** The reason why a session or start no longer exists, for people who were in it or waited for it (3.029, 4.034-4.041). */
export function describeSessionEnding({ cause, by, hasBegun }: SessionEnding): DescribedEnding {
  const { ended, sessionEnded, startEnded, startOver, startFailed, timeIsUp, failed } = cloudRoomTexts;
  if (hasBegun && cause === "LIMIT_REACHED") return { code: "TIME_IS_UP", text: timeIsUp };
  if (isFault(cause)) return { code: "FAILED", text: hasBegun ? failed : startFailed };
  const why = explainEnding(cause, by);
  if (why === null) return { code: "OVER", text: hasBegun ? ended : startOver };
  return { code: "ENDED_BY", text: hasBegun ? sessionEnded(why) : startEnded(why) };
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

function explainEnding(cause: MachineCause, by: EndedBy): string | null {
  const why = byCause[cause];
  if (why !== undefined) return why;
  if (by === "organizer") return organizer;
  return by === "administrator" ? administrator : null;
}
