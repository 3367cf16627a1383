import type { TargetState } from "@cathedra/domain/logbook";
import { type ListedPerson, listedPerson } from "../class-people/people-list.ts";

export type GroupTarget = {
  readonly id: string;
  readonly name: string;
  readonly minimum: number;
  /** Describes in one line which records count towards the target. */
  readonly rule: string;
};

/** A person's progress towards one target. */
export type TargetCell = {
  readonly done: number;
  readonly remaining: number;
  readonly expected: number;
  readonly state: TargetState;
  readonly until?: string | null | undefined;
};

/** A trainee, with a cell for each target of the group. */
export type TotalsPerson = ListedPerson & {
  readonly cases: number;
  readonly lastDay: string | null;
  readonly cells: readonly TargetCell[];
};

type AnsweredTotals = {
  readonly person: Parameters<typeof listedPerson>[0];
  readonly cases: number;
  readonly lastDay: string | null | undefined;
  readonly progress: readonly TargetCell[];
};

export function toTotalsPerson({ person, cases, lastDay, progress }: AnsweredTotals): TotalsPerson {
  return { ...listedPerson(person), cases, lastDay: lastDay ?? null, cells: progress };
}
