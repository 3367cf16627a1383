import { percentText } from "@cathedra/domain";
import { progressTexts } from "@cathedra/domain/messages";
import { PassStrip, type StripAttempt } from "@cathedra/ui-kit/PassStrip";
import { ShareMark } from "@cathedra/ui-kit/ShareMark";
import { Text } from "@cathedra/ui-kit/Text";
import { stateOfStanding } from "../../features/progress/standing-looks.ts";
import type { DataColumn } from "../../features/table-page/columns.ts";
import { localDay, showDay } from "../../format/dates.ts";
import { Moment } from "../../format/Moment.tsx";
import type { ListedExercise } from "./exercise-view.ts";
import * as css from "./Progress.css.ts";

export type ExerciseRow = ListedExercise & {
  readonly last: number | null;
  readonly passesNow: number;
  readonly proficientSince: string | null;
  readonly passes: readonly (boolean | null)[];
};

/** An exercise of somebody: in the table as in the file. */
export function exerciseColumns(passesAsked: number): readonly DataColumn<ExerciseRow>[] {
  const words = (row: ExerciseRow) => standingText(row, passesAsked);
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
    {
      id: "standing",
      header: "Standing",
      isSortable: true,
      cell: (row) => <StandingCell row={row} passesAsked={passesAsked} />,
      text: words,
    },
    {
      id: "attempts",
      header: "Attempts",
      align: "end",
      width: "shrink",
      isSortable: true,
      cell: ({ attempts }) => attempts.toLocaleString(),
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
      cell: ({ last, lastRunAt }) => (
        <>
          <Moment at={lastRunAt} />
          {last !== null && `, ${percent(last)}`}
        </>
      ),
      text: ({ last, lastRunAt }) => [dayOf(lastRunAt), ...(last === null ? [] : [percent(last)])].join(", "),
    },
    {
      id: "passes",
      header: "Latest runs",
      width: "shrink",
      narrow: "detail",
      cell: ({ passes }) => (
        <div className={css.strip}>
          <PassStrip label={passesText(passes)} attempts={stripOf(passes)} />
        </div>
      ),
      text: ({ passes }) => passesText(passes),
    },
  ];
}

/** The latest runs in words, the oldest first. */
function passesText(passes: ExerciseRow["passes"]): string {
  return passes.map((passed) => progressTexts.pass(passed)).join(", ");
}

function stripOf(passes: ExerciseRow["passes"]): readonly StripAttempt[] {
  return passes.map((passed, place) => ({
    id: String(passes.length - place),
    kind: passed === null ? "plain" : passed ? "met" : "not_met",
    hint: progressTexts.pass(passed),
    stretch: "",
  }));
}

type CellProps = { readonly row: ExerciseRow; readonly passesAsked: number };

function StandingCell({ row, passesAsked }: CellProps) {
  const { standing, passesNow } = row;
  const howFar = howFarText(row, passesAsked);
  return (
    <span className={css.standing}>
      <span aria-hidden="true">
        <ShareMark
          state={stateOfStanding[standing]}
          percentage={(100 * passesNow) / passesAsked}
          label=""
          figure=""
        />
      </span>
      <span>
        {progressTexts.standings[standing]}
        {howFar !== "" && (
          <Text size="small" tone="muted" as="span">
            {` ${howFar}`}
          </Text>
        )}
      </span>
    </span>
  );
}

function standingText(row: ExerciseRow, passesAsked: number): string {
  const howFar = howFarText(row, passesAsked);
  return [progressTexts.standings[row.standing], ...(howFar === "" ? [] : [howFar])].join(" ");
}

function howFarText({ standing, passesNow, proficientSince }: ExerciseRow, passesAsked: number): string {
  const since = proficientSince === null ? null : dayOf(proficientSince);
  return progressTexts.howFar({ standing, passesNow, since }, passesAsked);
}

const percent = (share: number | null) => (share === null ? "–" : percentText(share));
const dayOf = (at: string) => showDay(localDay(new Date(at)));
