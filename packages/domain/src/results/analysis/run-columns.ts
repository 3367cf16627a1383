import type { MetricValues } from "../exercise-definition.ts";
import { type RunOutcome, runOutcomes } from "../run-outcome.ts";
import { type RunSource, runSources } from "../run-source.ts";

/** A run with the facts that an analysis file contains. */
export type AnalysisRun = {
  readonly id: string;
  readonly personId: string;
  readonly personName: string;
  /** The person's e-mail address; null if the reader may not see it. */
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

/** A value in the table; null if there is none. */
export type AnalysisValue = string | number | boolean | null;

export type AnalysisColumn<Row> = {
  readonly name: string;
  readonly type: "text" | "integer" | "number" | "boolean";
  readonly value: (row: Row) => AnalysisValue;
};

/** A column with its entry in the data dictionary. */
export type DescribedColumn = AnalysisColumn<AnalysisRun> & {
  readonly meaning: string;
  readonly unit: string;
  /** The possible values; empty if any value of the type is possible. */
  readonly range: string;
  /** How the values are obtained. */
  readonly origin: string;
};

type Formats = ReadonlyMap<number, string>;

export const delivered = "Delivered by the simulator";
const byPortal = "Recorded by the portal";
const judged = "Evaluated by the portal with the definition of the run's version";
const counts = (outcome: RunOutcome) => outcome === "met" || outcome === "notMet";

/** The data dictionary: `name | type | meaning | origin | unit | range`, with `-` for no unit. */
const dictionary = `
  run_id | text | Identifier of the run in the portal | ${byPortal}
  person_id | text | Identifier of the person who made the run | ${byPortal}
  person_name | text | Name of that person | ${byPortal}
  email | text | E-mail address of that person; empty if you may not see it | ${byPortal}
  module_code | text | Code of the module, the same in every version | ${byPortal}
  module_name | text | Name in that version | ${byPortal}
  module_version | text | Version of the module that was run | ${byPortal}
  result_format_version | text | Version of the format of the delivered results | ${byPortal}
  exercise_key | text | Code of the exercise, the same in every version | ${byPortal}
  exercise_name | text | Name in that version | ${byPortal}
  course_name | text | Course to which the run belongs | ${byPortal}
  unit_name | text | Unit of that course | ${byPortal}
  started_at | text | Start of the run | ${delivered} | ISO 8601 with offset
  ended_at | text | End of the run | ${delivered} | ISO 8601 with offset
  time_zone | text | Time zone of these times | Time zone of the computer that made the file
  duration_s | integer | Duration of the run | Computed from started_at and ended_at | s | 0 or more
  source | text | What delivered the run | ${byPortal} | - | ${runSources.join(" | ")}
  session_id | text | Session of the run; empty if there was none or it is unknown | ${byPortal}
  launch_id | text | Launch from the portal; empty if there was none | ${byPortal}
  service_tag | text | Service tag of the simulator | ${delivered}
  is_completed | boolean | Whether the run was completed | ${delivered}
  outcome | text | Result of the run | ${judged} | - | ${runOutcomes.join(" | ")}
  counts | boolean | Whether the run counts as an attempt by its outcome (met or notMet). Runs delivered by hand (source by_hand) count towards proficiency only where the institution's rule says so | ${judged}
  is_passed | boolean | Whether all criteria were met; empty if the run does not count | ${judged}
  criteria_asked | integer | Number of criteria of the exercise | ${judged} | - | 0 or more
  criteria_measured | integer | Number of criteria with a plausible value | ${judged} | - | 0 to criteria_asked
  coverage_percent | number | criteria_measured as a share of criteria_asked; empty if there are no criteria | ${judged} | % | 0 to 100
  criteria_evaluated | integer | Number of criteria that were evaluated | ${judged} | - | 0 to criteria_asked
  criteria_met | integer | Number of criteria that were met | ${judged} | - | 0 to criteria_evaluated
  score_percent | integer | criteria_met as a share of criteria_evaluated, rounded down; empty if the run does not count | ${judged} | % | 0 to 100
  is_plausible | boolean | Whether all values are plausible | ${judged}
  implausible | text | Implausible values, at most 5 | ${judged}`;

const values: Readonly<Record<string, (run: AnalysisRun, formats: Formats) => AnalysisValue>> = {
  run_id: (run) => run.id,
  person_id: (run) => run.personId,
  person_name: (run) => run.personName,
  email: (run) => run.email,
  module_code: (run) => run.moduleCode,
  module_name: (run) => run.moduleName,
  module_version: (run) => run.moduleVersion,
  result_format_version: (run, formats) => formats.get(run.exerciseId) ?? null,
  exercise_key: (run) => run.exerciseKey,
  exercise_name: (run) => run.exerciseName,
  course_name: (run) => run.courseName,
  unit_name: (run) => run.unitName,
  started_at: (run) => run.startedAt,
  ended_at: (run) => run.endedAt,
  time_zone: (run) => run.timeZone,
  duration_s: (run) => run.durationSeconds,
  source: (run) => run.source,
  session_id: (run) => run.sessionId,
  launch_id: (run) => run.launchId,
  service_tag: (run) => run.serviceTag,
  is_completed: (run) => run.isCompleted,
  outcome: (run) => run.outcome,
  counts: (run) => counts(run.outcome),
  is_passed: (run) => (counts(run.outcome) ? run.outcome === "met" : null),
  criteria_asked: (run) => run.asked,
  criteria_measured: (run) => run.measured,
  coverage_percent: getCoverage,
  criteria_evaluated: (run) => run.evaluated,
  criteria_met: (run) => run.met,
  score_percent: (run) => run.progress,
  is_plausible: (run) => run.implausible.length === 0,
  implausible: (run) => run.implausible.join("; ") || null,
};

/** The columns that every run has, in their order. */
export function runColumns(formats: Formats): readonly DescribedColumn[] {
  return dictionary
    .trim()
    .split("\n")
    .map((row) => {
      const [name = "", type, meaning = "", origin = "", unit = "-", ...range] = row.trim().split(" | ");
      const value = values[name];
      if (value === undefined) throw new Error(`the column ${name} has no value`);
      return {
        name,
        type: type as DescribedColumn["type"],
        meaning,
        origin,
        unit: unit === "-" ? "" : unit,
        range: range.join(" | "),
        value: (run) => value(run, formats),
      };
    });
}

/** The share of criteria that were measured, in percent rounded down to a tenth. */
function getCoverage({ asked, measured }: AnalysisRun): number | null {
  return asked === 0 ? null : Math.floor((1000 * measured) / asked) / 10;
}
