import type { ProficiencyStatus } from "@cathedra/domain/results";
import { expect, test } from "vitest";
import { csvText } from "../../../../../features/save-file/csv.ts";
import { csvRows } from "../../../../../features/table-page/csv-rows.ts";
import { attemptsId, cellText, cohortColumns, getAttempts } from "./cohort-columns.tsx";
import { toCohortPerson } from "./cohort-people.ts";
import { cohortView, getExercises, getPeople } from "./cohort-view.ts";

const exercises = [
  { exerciseKey: "renal/access", exerciseName: "Access", moduleCode: "renal", moduleName: "Renal" },
  { exerciseKey: "renal/stent", exerciseName: "=Stent", moduleCode: "renal", moduleName: "Renal" },
  { exerciseKey: "stroke/clot", exerciseName: "Clot", moduleCode: "stroke", moduleName: "Stroke" },
];

type Cell = readonly [ProficiencyStatus, attempts: number, best: number | null] | null;
const day = "2026-11-03T12:00:00.000Z";

function aPerson(name: string, cells: readonly Cell[]) {
  const [first_name = "", last_name = ""] = name.split(" ");
  return toCohortPerson({
    person: { keycloak_id: first_name, first_name, last_name },
    email: "",
    standings: cells.map((cell) => cell?.[0] ?? null),
    attempts: cells.map((cell) => cell?.[1] ?? 0),
    best: cells.map((cell) => cell?.[2] ?? null),
    met: cells.map((cell) => (cell === null ? null : cell[2] === 100)),
    passesLeft: cells.map((cell) => (cell?.[0] === "on_the_way" ? 1 : 2)),
    lostSince: cells.map((cell) => (cell?.[0] === "practise" ? day : null)),
    proficientSince: cells.map((cell) => (cell?.[0] === "proficient" ? day : null)),
    lastRunAt: cells.map((cell) => (cell === null ? null : day)),
  });
}

const people = [
  aPerson("Ada Zorn", [["proficient", 9, 100], ["begun", 2, 40], null]),
  aPerson("Bela Young", [
    ["on_the_way", 4, 100],
    ["proficient", 3, 100],
    ["practise", 8, 100],
  ]),
  aPerson("Cleo Xu", [null, null, null]),
  aPerson("Dora Wu", [["proficient", 5, 86], null, null]),
];
const read = (address: string) => cohortView.read(new URLSearchParams(address));
const shown = (address: string) => {
  const view = read(address);
  return getPeople(people, getExercises(exercises, view), view).map(({ name }) => name.split(" ")[0]);
};

test("people can be sorted by name, by proficient exercises, by last run, or by their status in one exercise", () => {
  expect(shown("")).toEqual(["Dora", "Cleo", "Bela", "Ada"]);
  expect(shown("sort=-name")).toEqual(["Ada", "Bela", "Cleo", "Dora"]);
  expect(shown("sort=proficient")[0]).toBe("Cleo");
  expect(shown("sort=last")[0]).toBe("Cleo");
  expect(shown("sort=-renal/access")).toEqual(["Ada", "Dora", "Bela", "Cleo"]);
  expect(shown("sort=-renal/access&figure=attempts")).toEqual(["Ada", "Dora", "Bela", "Cleo"]);
  expect(shown("sort=renal/access")).toEqual(["Cleo", "Bela", "Dora", "Ada"]);
  expect(shown("sort=renal/gone")).toEqual(shown(""));
});

test("people are found by name and by their status in the shown exercises", () => {
  expect(shown("search=bela you")).toEqual(["Bela"]);
  expect(shown("show=proficient")).toEqual(["Dora", "Bela", "Ada"]);
  expect(shown("show=practise")).toEqual(["Bela"]);
  expect(shown("show=none")).toEqual(["Cleo"]);
  expect(shown("show=none&module=stroke")).toEqual(["Dora", "Cleo", "Ada"]);
  expect(shown("show=proficient&exercise=stent")).toEqual(["Bela"]);
});

test("exercises are filtered by module and by words in their names", () => {
  const keys = (address: string) =>
    getExercises(exercises, read(address)).map(({ exerciseKey }) => exerciseKey);
  expect(keys("module=renal")).toEqual(["renal/access", "renal/stent"]);
  expect(keys("exercise=CLOT stroke")).toEqual(["stroke/clot"]);
  expect(keys("module=renal&exercise=clot")).toEqual([]);
});

test("invalid values in the address give the default", () => {
  expect(read("sort=constructor&module=a b&figure=toString&show=x")).toEqual(read(""));
});

test("the file has the same people, columns, texts and order as the page, and no formulas", () => {
  const view = read("module=renal&sort=-name&search=a");
  const placed = getExercises(exercises, view);
  const rows = getPeople(people, placed, view);
  const columns = cohortColumns(placed, { figure: "best", passesNeeded: 2, getHref: (id) => `?open=${id}` });
  const [head, ...cells] = csvRows(columns, rows);
  expect(head).toEqual(columns.map(({ header }) => header));
  expect(cells.map(([name]) => name)).toEqual(["Ada Zorn", "Bela Young", "Dora Wu"]);
  rows.forEach((person, at) => {
    // The file contains the text that screen readers get for the symbol of a cell.
    const marks = placed
      .map(({ place }) => person.cells[place])
      .flatMap((cell) => (cell === undefined ? [] : [cellText(cell)]));
    expect(cells[at]?.slice(3)).toEqual(marks);
    expect(cells[at]?.[1]).toBe(person.proficient);
  });
  expect(csvText([["=Stent (Renal)"]])).toBe("'=Stent (Renal)");
  expect(csvText(csvRows(columns, rows)).split("\r\n")[0]).toContain("'=Stent (Renal)");
});

test("attempts are addressed by person and exercise, for any form of id", () => {
  expect(getAttempts(attemptsId("a:b", "renal/access"))).toEqual({ uid: "a:b", exerciseKey: "renal/access" });
  expect(getAttempts("renal/access")).toBeNull();
});
