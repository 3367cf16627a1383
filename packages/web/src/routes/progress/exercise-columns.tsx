import { percentText } from "@cathedra/domain";
import { progressTexts } from "@cathedra/domain/messages";
import { PassStrip, type StripAttempt } from "@cathedra/ui-kit/PassStrip";
import { ProgressMark } from "@cathedra/ui-kit/ProgressMark";
import { Text } from "@cathedra/ui-kit/Text";
import { badgeStateOfStatus } from "../../features/progress/proficiency-badge-state.ts";
import type { DataColumn } from "../../features/table-page/columns.ts";
import { localDay, showDay } from "../../format/dates.ts";
import { Moment } from "../../format/Moment.tsx";
import { type ListedExercise, lastRunScore } from "./exercise-view.ts";
import * as css from "./Progress.css.ts";

export type ExerciseRow = ListedExercise & {
  readonly last: number | null;
  /** The name of the institution for which the exercise was run. */
  readonly institution: string;
  readonly passesLeft: number;
  readonly passesNeeded: number;
  readonly proficientSince: string | null;
  readonly lostSince: string | null;
  readonly passes: readonly (boolean | null)[];
};

/** The columns of a person's exercise, in the table and in the file; with the institution when there are several. */
export function exerciseColumns(hasInstitutions: boolean): readonly DataColumn<ExerciseRow>[] {
  return [
    {
      id: "name",
      header: "Exercise",
      phone: "lead",
      isSortable: true,
      cell: ({ exerciseName }) => exerciseName,
      text: ({ exerciseName }) => exerciseName,
    },
    {
      id: "module",
      header: "Module",
      narrow: "detail",
      cell: ({ moduleName }) => moduleName,
      text: ({ moduleName }) => moduleName,
    },
    ...(hasInstitutions ? [institutionColumn] : []),
    {
      id: "standing",
      header: "Standing",
      isSortable: true,
      cell: (row) => <StandingCell row={row} />,
      text: standingText,
    },
    {
      id: "attempts",
      header: "Attempts",
      align: "end",
      width: "shrink",
      isSortable: true,
      cell: ({ attempts }) => attempts.toLocaleString("en"),
      text: ({ attempts }) => attempts,
    },
    {
      id: "best",
      header: "Best",
      align: "end",
      width: "shrink",
      isSortable: true,
      cell: ({ best }) => percent(best),
      text: ({ best }) => percent(best),
    },
    {
      id: "last",
      header: "Last run",
      width: "shrink",
      narrow: "detail",
      isSortable: true,
      cell: (row) => (
        <>
          <Moment at={row.lastRunAt} />
          {scoreAfter(row)}
        </>
      ),
      text: (row) => `${getDay(row.lastRunAt)}${scoreAfter(row)}`,
    },
    {
      id: "passes",
      header: "Latest runs",
      width: "shrink",
      narrow: "detail",
      cell: ({ passes }) => (
        <div className={css.strip}>
          <PassStrip label={passesText(passes)} attempts={getStrip(passes)} />
        </div>
      ),
      text: ({ passes }) => passesText(passes),
    },
  ];
}

/** The outcomes of the latest runs as text, the oldest first. */
function passesText(passes: ExerciseRow["passes"]): string {
  return passes.map((passed) => progressTexts.pass(passed)).join(", ");
}

function getStrip(passes: ExerciseRow["passes"]): readonly StripAttempt[] {
  return passes.map((passed, place) => ({
    id: String(passes.length - place),
    kind: passed === null ? "plain" : passed ? "met" : "not_met",
    hint: progressTexts.pass(passed),
    stretch: "",
  }));
}

const institutionColumn: DataColumn<ExerciseRow> = {
  id: "institution",
  header: "Institution",
  cell: ({ institution }) => institution,
  text: ({ institution }) => institution,
};

function StandingCell({ row }: { readonly row: ExerciseRow }) {
  const { standing, passesLeft, passesNeeded } = row;
  const howFar = howFarText(row);
  return (
    <span className={css.standing}>
      <span aria-hidden="true">
        <ProgressMark
          state={badgeStateOfStatus[standing]}
          percentage={(100 * (passesNeeded - passesLeft)) / passesNeeded}
          label=""
          figure=""
        />
      </span>
      <span>
        {progressTexts.statuses[standing]}
        {howFar !== "" && (
          <Text size="small" tone="muted" as="span">
            {` ${howFar}`}
          </Text>
        )}
      </span>
    </span>
  );
}

function standingText(row: ExerciseRow): string {
  const howFar = howFarText(row);
  return [progressTexts.statuses[row.standing], ...(howFar === "" ? [] : [howFar])].join(" ");
}

function howFarText({ standing, passesLeft, proficientSince, lostSince }: ExerciseRow): string {
  const since = proficientSince === null ? null : getDay(proficientSince);
  const until = lostSince === null ? null : getDay(lostSince);
  return progressTexts.howFar({ standing, passesLeft, since, until });
}

function scoreAfter(row: ExerciseRow): string {
  const score = lastRunScore(row);
  return score === null ? "" : `, ${percentText(score)}`;
}

const percent = (share: number | null) => (share === null ? "–" : percentText(share));
const getDay = (at: string) => showDay(localDay(new Date(at)));
