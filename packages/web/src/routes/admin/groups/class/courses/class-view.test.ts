import { instant } from "@cathedra/domain";
import type { CompletionStatus } from "@cathedra/domain/learning";
import { expect, test } from "vitest";
import { type ClassPerson, toClassPerson } from "./class-people.ts";
import { type ClassView, classView, getPeople } from "./class-view.ts";

const now = instant(Date.UTC(2026, 10, 22));
const courses = [{ isUsable: true }, { isUsable: true }, { isUsable: false }];
const courseIds = [11, 12, 13];

function aPerson(
  name: string,
  figures: readonly (readonly [CompletionStatus, number, string?])[],
): ClassPerson {
  const [first_name = "", last_name = ""] = name.split(" ");
  return toClassPerson(
    {
      person: { keycloak_id: name, first_name, last_name, email: `${first_name}@x.example` },
      readAt: null,
      statuses: figures.map(([status]) => status),
      percentages: figures.map(([, percentage]) => percentage),
      lastActiveOn: figures.map(([, , at]) => at ?? null),
      missing: figures.map(() => false),
    },
    courses,
  );
}

const ada = aPerson("Ada Zorn", [
  ["completed", 100, "2026-11-20T00:00:00Z"],
  ["completed", 100, "2026-11-21T00:00:00Z"],
  ["", 0],
]);
const bela = aPerson("Bela Young", [
  ["in_progress", 40, "2026-10-01T00:00:00Z"],
  ["failed", 20],
  ["", 0],
]);
const cleo = aPerson("Cleo Xu", [
  ["not_attempted", 0],
  ["", 0],
  ["completed", 100],
]);
const people = [ada, bela, cleo];
const all: ClassView = classView.read(new URLSearchParams());
const shown = (change: Partial<ClassView>) =>
  getPeople({ people, courseIds }, { ...all, ...change }, now).map(({ name }) => name.split(" ")[0]);

test("a course that no one can open does not lower anyone's progress", () => {
  expect([ada.overall, bela.overall, cleo.overall]).toEqual([100, 30, 0]);
  expect([ada.standing, bela.standing, cleo.standing]).toEqual(["completed", "in_progress", "not_started"]);
});

test("people are sorted by any column, descending with a minus", () => {
  expect(shown({})).toEqual(["Cleo", "Bela", "Ada"]);
  expect(shown({ sort: "-name" })).toEqual(["Ada", "Bela", "Cleo"]);
  expect(shown({ sort: "-overall" })).toEqual(["Ada", "Bela", "Cleo"]);
  expect(shown({ sort: "active" })).toEqual(["Cleo", "Bela", "Ada"]);
  expect(shown({ sort: "course-11" })).toEqual(["Cleo", "Bela", "Ada"]);
  expect(shown({ sort: "-course-12" })).toEqual(["Ada", "Bela", "Cleo"]);
  expect(shown({ sort: "course-99" })).toEqual(["Cleo", "Bela", "Ada"]);
});

test("people are filtered by name, by address and by their overall status", () => {
  expect(shown({ search: "bela YOUNG" })).toEqual(["Bela"]);
  expect(shown({ search: "cleo@x" })).toEqual(["Cleo"]);
  expect(shown({ show: "not_started" })).toEqual(["Cleo"]);
  expect(shown({ show: "in_progress" })).toEqual(["Bela"]);
  expect(shown({ show: "completed" })).toEqual(["Ada"]);
  expect(shown({ show: "failed" })).toEqual(["Bela"]);
  expect(shown({ show: "behind" })).toEqual(["Cleo"]);
  expect(shown({ show: "quiet" })).toEqual(["Bela"]);
});

test("people are filtered by their status in one course", () => {
  expect(shown({ course: 12, show: "not_started" })).toEqual(["Cleo"]);
  expect(shown({ course: 13, show: "completed" })).toEqual(["Cleo"]);
  expect(shown({ course: 12, show: "failed" })).toEqual(["Bela"]);
  expect(shown({ course: 11, show: "behind" })).toEqual(["Cleo"]);
});

test("an unknown sort in the address gives the default", () => {
  expect(classView.read(new URLSearchParams("sort=constructor")).sort).toBe("name");
  expect(classView.write({ ...all, sort: "-overall", course: 12 }).toString()).toBe(
    "course=12&sort=-overall",
  );
});
