import { instant } from "@cathedra/domain";
import { expect, test } from "vitest";
import { columnsOfFile } from "../../../../../features/table-page/columns.ts";
import { csvRows } from "../../../../../features/table-page/csv-rows.ts";
import { cohortColumns } from "./cohort-columns.tsx";
import type { CohortPerson } from "./cohort-people.ts";

const at = instant(Date.UTC(2026, 10, 23, 9, 5));
const cell = {
  standing: "on_the_way",
  attempts: 4,
  best: 57,
  met: false,
  passesLeft: 3,
  proficientSince: null,
  lostSince: null,
  lastRunAt: at,
} as const;
const maya: CohortPerson = {
  id: "maya",
  name: "Maya Lindqvist",
  sortName: "Lindqvist Maya",
  email: "maya@x.example",
  cells: [cell],
  proficient: 0,
  lastRunAt: at,
};
const exercises = [
  { exerciseKey: "evar/one", exerciseName: "One", moduleCode: "evar", moduleName: "EVAR", place: 0 },
  { exerciseKey: "evar/two", exerciseName: "Two", moduleCode: "evar", moduleName: "EVAR", place: 1 },
];

test("the file of a cohort has one value per column and no sentences", () => {
  const columns = cohortColumns(exercises, { figure: "best", passesNeeded: 4, getHref: (id) => id });
  const [head = [], row = []] = csvRows(columnsOfFile(columns), [maya]);
  const file = Object.fromEntries(head.map((name, place) => [name, row[place]]));
  expect(file).toEqual({
    person_id: "maya",
    person_name: "Maya Lindqvist",
    email: "maya@x.example",
    proficient_exercises: 0,
    last_run_at: expect.stringMatching(/^2026-11-23T\d\d:05:00\.000[+-]\d\d:\d\d$/),
    "evar/one:standing": "on_the_way",
    "evar/one:attempts": 4,
    "evar/one:best_score_percent": 57,
    "evar/one:has_passed": "false",
    "evar/one:passes_left": 3,
    "evar/one:proficient_since": "",
    "evar/one:lost_since": "",
    "evar/one:last_run_at": expect.stringMatching(/[+-]\d\d:\d\d$/),
    "evar/two:standing": "never_run",
    "evar/two:attempts": 0,
    "evar/two:best_score_percent": "",
    "evar/two:has_passed": "",
    "evar/two:passes_left": 0,
    "evar/two:proficient_since": "",
    "evar/two:lost_since": "",
    "evar/two:last_run_at": "",
  });
  expect(Date.parse(String(file.last_run_at))).toBe(at);
});
