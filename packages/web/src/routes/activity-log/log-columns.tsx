import { type ActivitySortKey, shortDuration } from "@cathedra/domain";
import { activityLogTexts, runSourceNames } from "@cathedra/domain/messages";
import type { RunSource } from "@cathedra/domain/results";
import { getName } from "../../features/access-vouchers/person-names.ts";
import { PersonName } from "../../features/people/PeopleLinks.tsx";
import type { DataColumn } from "../../features/table-page/columns.ts";
import { RunResult } from "../../features/vist-activities/RunResult.tsx";
import { placeOfRun, scoreText } from "../../features/vist-activities/run-texts.ts";
import { showMoment } from "../../format/dates.ts";
import { Moment } from "../../format/Moment.tsx";
import type { RunRow } from "./log-row.ts";

type Sorted = DataColumn<RunRow> & { readonly id: ActivitySortKey };

const exercise: Sorted = {
  id: "exerciseName",
  header: "Exercise",
  isSortable: true,
  cell: ({ exerciseName }) => exerciseName,
  text: ({ exerciseName }) => exerciseName,
};
const course: Sorted = {
  id: "courseName",
  header: activityLogTexts.moduleOrCourse,
  isSortable: true,
  narrow: "detail",
  phone: "start",
  cell: placeOfRun,
  text: placeOfRun,
};
const score: Sorted = {
  id: "score",
  header: "Score",
  isSortable: true,
  align: "end",
  width: "shrink",
  cell: ({ progress }) => scoreText(progress),
  text: ({ progress }) => scoreText(progress),
};
const date: Sorted = {
  id: "activityStart",
  header: "Date",
  isSortable: true,
  width: "shrink",
  phone: "end",
  cell: ({ activityStart }) => <Moment at={activityStart} />,
  text: ({ activityStart }) => showMoment(Date.parse(activityStart)),
};

/** The person of a run, in lists of other people's runs (6.010). */
const person: DataColumn<RunRow> = {
  id: "person",
  header: "Person",
  narrow: "detail",
  phone: "start",
  cell: ({ createdBy }) => <PersonName id={createdBy.keycloak_id}>{getName(createdBy)}</PersonName>,
  text: ({ createdBy }) => getName(createdBy),
};
const result: DataColumn<RunRow> = {
  id: "result",
  header: "Result",
  narrow: "detail",
  phone: "start",
  cell: (row) => <RunResult run={row} isShort />,
  text: ({ outcomeText }) => outcomeText,
};
const duration: DataColumn<RunRow> = {
  id: "duration",
  header: "Duration",
  align: "end",
  width: "shrink",
  narrow: "detail",
  phone: "end",
  cell: ({ totalTimeInSeconds }) => shortDuration(totalTimeInSeconds),
  text: ({ totalTimeInSeconds }) => shortDuration(totalTimeInSeconds),
};

/** The source of the run. */
const source: DataColumn<RunRow> = {
  id: "source",
  header: "Source",
  width: "shrink",
  narrow: "detail",
  phone: "start",
  cell: ({ source: from }) => runSourceNames[from as RunSource],
  text: ({ source: from }) => runSourceNames[from as RunSource],
};

/** The columns of the viewer's own runs (6.004). */
export const ownColumns: readonly DataColumn<RunRow>[] = [
  exercise,
  course,
  result,
  score,
  date,
  duration,
  source,
];

/** Columns for lists of other people's runs. */
export const columnsOfAll: readonly DataColumn<RunRow>[] = [
  exercise,
  person,
  course,
  result,
  score,
  date,
  duration,
  source,
];
