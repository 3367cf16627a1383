import type { MetricValues } from "../definition.ts";
import { type RunOutcome, runOutcomes } from "../run-outcome.ts";
import { type RunSource, runSources } from "../run-source.ts";

/** A run as a file for analysis has it. */
export type AnalysisRun = {
  readonly id: string;
  readonly personId: string;
  readonly personName: string;
  /** Null where the reader may not see it. */
  readonly email: string | null;
  readonly moduleCode: string;
  readonly moduleName: string;
  readonly moduleVersion: string;
  readonly exerciseId: number;
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly courseName: string | null;
  readonly unitName: string | null;
  /** ISO 8601 with the offset of `timeZone` at that moment. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly timeZone: string;
  readonly durationSeconds: number;
  readonly source: RunSource;
  readonly sessionId: string | null;
  readonly launchId: string | null;
  readonly serviceTag: string | null;
  readonly isCompleted: boolean;
  readonly outcome: RunOutcome;
  readonly asked: number;
  readonly measured: number;
  readonly evaluated: number;
  readonly met: number;
  readonly progress: number | null;
  readonly implausible: readonly string[];
  readonly values: MetricValues;
};

/** Null: there is nothing to say. */
export type AnalysisValue = string | number | boolean | null;

export type AnalysisColumn<Row> = {
  readonly name: string;
  readonly type: "text" | "integer" | "number" | "boolean";
  readonly value: (row: Row) => AnalysisValue;
};

/** A column with what the data dictionary says of it. */
export type DescribedColumn = AnalysisColumn<AnalysisRun> & {
  readonly meaning: string;
  readonly unit: string;
  /** Which values it can have; empty: any of its type. */
  readonly range: string;
  /** How its values come about. */
  readonly origin: string;
};

type Formats = ReadonlyMap<number, string>;

export const delivered = "Delivered by the simulator";
const byPortal = "Recorded by the portal";
const judged = "Evaluated by the portal with the definition of the run's version";
const counts = (outcome: RunOutcome) => outcome === "met" || outcome === "notMet";

/** The columns that every run has, in their order. */
export function runColumns(formats: Formats): readonly DescribedColumn[] {
  const column = (
    name: string,
    type: DescribedColumn["type"],
    [meaning, origin, unit = "", range = ""]: readonly [string, string, string?, string?],
    value: (run: AnalysisRun) => AnalysisValue,
  ): DescribedColumn => ({ name, type, meaning, unit, range, origin, value });
  return [
    column("run_id", "text", ["Identifier of the run in the portal", byPortal], (run) => run.id),
    column(
      "person_id",
      "text",
      ["Identifier of the person who made the run", byPortal],
      (run) => run.personId,
    ),
    column("person_name", "text", ["Name of that person", byPortal], (run) => run.personName),
    column(
      "email",
      "text",
      ["E-mail address of that person; empty if you may not see it", byPortal],
      (run) => run.email,
    ),
    column(
      "module_code",
      "text",
      ["Code of the module, the same in every version", byPortal],
      (run) => run.moduleCode,
    ),
    column("module_name", "text", ["Name in that version", byPortal], (run) => run.moduleName),
    column(
      "module_version",
      "text",
      ["Version of the module that was run", byPortal],
      (run) => run.moduleVersion,
    ),
    column(
      "result_format_version",
      "text",
      ["Version of the format of the delivered results", byPortal],
      (run) => formats.get(run.exerciseId) ?? null,
    ),
    column(
      "exercise_key",
      "text",
      ["Code of the exercise, the same in every version", byPortal],
      (run) => run.exerciseKey,
    ),
    column("exercise_name", "text", ["Name in that version", byPortal], (run) => run.exerciseName),
    column("course_name", "text", ["Course to which the run belongs", byPortal], (run) => run.courseName),
    column("unit_name", "text", ["Unit of that course", byPortal], (run) => run.unitName),
    column(
      "started_at",
      "text",
      ["Start of the run", delivered, "ISO 8601 with offset"],
      (run) => run.startedAt,
    ),
    column("ended_at", "text", ["End of the run", delivered, "ISO 8601 with offset"], (run) => run.endedAt),
    column(
      "time_zone",
      "text",
      ["Time zone of these times", "Time zone of the computer that made the file"],
      (run) => run.timeZone,
    ),
    column(
      "duration_s",
      "integer",
      ["Duration of the run", "Computed from started_at and ended_at", "s", "0 or more"],
      (run) => run.durationSeconds,
    ),
    column(
      "source",
      "text",
      ["What delivered the run", byPortal, "", runSources.join(" | ")],
      (run) => run.source,
    ),
    column(
      "session_id",
      "text",
      ["Session of the run; empty if there was none or it is unknown", byPortal],
      (run) => run.sessionId,
    ),
    column(
      "launch_id",
      "text",
      ["Launch from the portal; empty if there was none", byPortal],
      (run) => run.launchId,
    ),
    column("service_tag", "text", ["Service tag of the simulator", delivered], (run) => run.serviceTag),
    column("is_completed", "boolean", ["Whether the run was completed", delivered], (run) => run.isCompleted),
    column(
      "outcome",
      "text",
      ["Result of the run", judged, "", runOutcomes.join(" | ")],
      (run) => run.outcome,
    ),
    column(
      "counts",
      "boolean",
      [
        "Whether the run counts as an attempt by its outcome (met or notMet). Runs delivered by hand (source by_hand) count towards " +
          "proficiency only where the institution's rule says so",
        judged,
      ],
      (run) => counts(run.outcome),
    ),
    column(
      "is_passed",
      "boolean",
      ["Whether all criteria were met; empty if the run does not count", judged],
      (run) => (counts(run.outcome) ? run.outcome === "met" : null),
    ),
    column(
      "criteria_asked",
      "integer",
      ["Number of criteria of the exercise", judged, "", "0 or more"],
      (run) => run.asked,
    ),
    column(
      "criteria_measured",
      "integer",
      ["Number of criteria with a plausible value", judged, "", "0 to criteria_asked"],
      (run) => run.measured,
    ),
    column(
      "coverage_percent",
      "number",
      [
        "criteria_measured as a share of criteria_asked; empty if there are no criteria",
        judged,
        "%",
        "0 to 100",
      ],
      coverageOf,
    ),
    column(
      "criteria_evaluated",
      "integer",
      ["Number of criteria that were evaluated", judged, "", "0 to criteria_asked"],
      (run) => run.evaluated,
    ),
    column(
      "criteria_met",
      "integer",
      ["Number of criteria that were met", judged, "", "0 to criteria_evaluated"],
      (run) => run.met,
    ),
    column(
      "score_percent",
      "integer",
      [
        "criteria_met as a share of criteria_evaluated, rounded down; empty if the run does not count",
        judged,
        "%",
        "0 to 100",
      ],
      (run) => run.progress,
    ),
    column(
      "is_plausible",
      "boolean",
      ["Whether all values are plausible", judged],
      (run) => run.implausible.length === 0,
    ),
    column(
      "implausible",
      "text",
      ["Implausible values, at most 5", judged],
      (run) => run.implausible.join("; ") || null,
    ),
  ];
}

/** To a tenth; everything measured is 100 and nothing else. */
function coverageOf({ asked, measured }: AnalysisRun): number | null {
  return asked === 0 ? null : Math.floor((1000 * measured) / asked) / 10;
}
