import type { CaseId, Instant } from "@cathedra/domain";
import type { MachineCause } from "@cathedra/domain/cloud";
import type { CastPerson } from "../cast.ts";
import { minutesAfter } from "./calendar.ts";

const limitMinutes = 60;

/** A session of one person and a number of minutes, which they ended, or which ended by the given cause. */
export function aSession(caseId: string, startedAt: Instant, minutes: number, cause: MachineCause = "ENDED") {
  return {
    caseId: caseId as CaseId,
    startedAt,
    endsAt: minutesAfter(startedAt, limitMinutes),
    endedAt: minutesAfter(startedAt, minutes),
    cause,
  };
}

/** A person's minutes in an event's room, and how many of them they had control. */
export type Attendance = {
  readonly person: CastPerson;
  readonly from: number;
  readonly to: number;
  readonly control: readonly (readonly [from: number, to: number])[];
};

/** A case that the room changed to. */
export type CaseChange = { readonly minute: number; readonly caseId: string; readonly by: CastPerson };

/** The events in a room, in the order of time. */
export function getHappenings(
  startedAt: Instant,
  attendances: readonly Attendance[],
  changes: readonly CaseChange[] = [],
) {
  const happenings = [
    ...attendances.flatMap(({ person: { keycloakId: person }, from, to, control }) => [
      { kind: "joined" as const, at: minutesAfter(startedAt, from), person },
      ...control.flatMap(([begin, end]) => [
        { kind: "control_gained" as const, at: minutesAfter(startedAt, begin), person },
        { kind: "control_lost" as const, at: minutesAfter(startedAt, end), person },
      ]),
      { kind: "left" as const, at: minutesAfter(startedAt, to), person },
    ]),
    ...changes.map(({ minute, caseId, by }) => ({
      kind: "case_changed" as const,
      at: minutesAfter(startedAt, minute),
      person: by.keycloakId,
      caseId: caseId as CaseId,
    })),
  ];
  return happenings.toSorted((one, other) => one.at - other.at);
}
