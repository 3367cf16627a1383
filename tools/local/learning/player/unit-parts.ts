import type { UnitContent } from "../content/parse.ts";
import type { UnitState } from "../store/progress.ts";

/** The parts from which the view of a unit is made. */
export type UnitParts = {
  /** The address of the unit, to which its forms are sent. */
  readonly action: string;
  /** The code of the course to which the unit belongs. */
  readonly course: string;
  readonly content: UnitContent;
  readonly state: UnitState | undefined;
  /** Whether the person repeats the course. */
  readonly isAgain: boolean;
};
