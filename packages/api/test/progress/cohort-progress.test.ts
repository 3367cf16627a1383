import { cast, getGroup } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { type Cohort, cohortQuery, type Own, personQuery } from "./progress-queries.ts";
import { firstDay, lakeside, makeRuns, newVersion } from "./run-builders.ts";

const group = getGroup("irResidents").id;

const portal = setUpCastApp();
beforeAll(async () => {
  await makeRuns(portal, cast.maya, { exerciseId: 101, outcomes: "fpp" });
  await makeRuns(portal, cast.maya, { exerciseId: 101, outcomes: "ff", customerId: lakeside });
  await makeRuns(portal, cast.maya, { exerciseId: 201, outcomes: "ppafff" });
  await makeRuns(portal, cast.tomas, { exerciseId: 201, outcomes: "n" });
  await makeRuns(portal, cast.tomas, { exerciseId: 101, outcomes: "p" });
  await makeRuns(portal, cast.aiko, { exerciseId: 301, outcomes: "pp", customerId: lakeside });
});

const read = async (variables: object = {}, who: Caller = cast.priya) =>
  (await portal.get<Cohort>(who, cohortQuery, { group, ...variables })).cohortProgress;

test("the table shows attempts, best score, benchmark status and proficiency date per member and exercise", async () => {
  const found = await read();
  expect(found.customerGroup).toMatchObject({ name: "IR Residents", viewerCanReadProgress: true });
  expect(found.exercises).toHaveLength(2);
  const maya = found.people.find(({ person }) => person.keycloak_id === cast.maya.keycloakId);
  const tomas = found.people.find(({ person }) => person.keycloak_id === cast.tomas.keycloakId);
  const [first, second] = maya?.attempts[0] === 3 ? [0, 1] : [1, 0];
  const cell = (person: typeof maya, at: number) => [
    person?.standings[at],
    person?.attempts[at],
    person?.best[at],
    person?.met[at],
    person?.proficientSince[at] ?? null,
  ];
  expect(cell(maya, first)).toEqual([
    "proficient",
    3,
    100,
    true,
    new Date(firstDay + 2 * 86_400_000).toISOString(),
  ]);
  expect(cell(maya, second)).toEqual([
    "practise",
    5,
    100,
    true,
    new Date(firstDay + 86_400_000).toISOString(),
  ]);
  expect(cell(tomas, first)).toEqual(["on_the_way", 1, 100, true, null]);
  expect(cell(tomas, second)).toEqual(["begun", 0, null, null, null]);
  expect([maya?.email, tomas?.email]).toEqual([cast.maya.email, cast.tomas.email]);
  // The admins of a group are not counted among its class.
  expect(found.people.map(({ role }) => role)).toEqual(found.people.map(() => "learner"));
  expect(found.totalCount).toBe(found.people.length);
});

test("a cell of the table equals the person's page for the same caller", async () => {
  await makeRuns(portal, cast.tomas, { exerciseId: 102, outcomes: "pfapnppffaapp" });
  const exerciseId = await newVersion(portal, 102);
  await makeRuns(portal, cast.tomas, { exerciseId, outcomes: "pnfp", from: firstDay + 4e9 });
  const { exercises, people } = await read();
  let compared = 0;
  for (const { person, ...row } of people) {
    const { personProgress } = await portal.get<Own>(cast.priya, personQuery, { uid: person.keycloak_id });
    const own = new Map(personProgress.exercises.map((each) => [each.exerciseKey, each]));
    exercises.forEach(({ exerciseKey, exerciseName }, at) => {
      const page = own.get(exerciseKey);
      const cell = [
        row.standings[at],
        row.attempts[at],
        row.best[at],
        row.passesLeft[at],
        row.proficientSince[at],
        row.lostSince[at],
        row.lastRunAt[at],
      ];
      expect(cell).toEqual(
        page === undefined
          ? [null, 0, null, 2, null, null, null]
          : [
              page.standing,
              page.attempts,
              page.best,
              page.passesLeft,
              page.proficientSince,
              page.lostSince,
              page.lastRunAt,
            ],
      );
      if (page !== undefined) {
        expect([row.attempts[at], exerciseKey]).toEqual([page.attempts, page.exerciseKey]);
        compared += exerciseName === "" ? 0 : 1;
      }
    });
    expect([...own.keys()].every((key) => exercises.some(({ exerciseKey }) => exerciseKey === key))).toBe(
      true,
    );
  }
  expect(compared).toBe(5);
});

test("people are sorted by last name and paginated, with the exercises of the page", async () => {
  const whole = await read();
  expect(whole.totalCount).toBe(whole.people.length);
  const names = whole.people.map(({ person }) => person.last_name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  const part = await read({ limit: 1, offset: 1 });
  expect(part.people.map(({ person }) => person)).toEqual([whole.people[1]?.person]);
  expect(part.totalCount).toBe(whole.totalCount);
  expect((await portal.ask(cast.priya, cohortQuery, { group, limit: 0 })).errors?.[0]?.extensions.code).toBe(
    "INVALID_INPUT",
  );
});

test("the table takes one statement for any number of people", async () => {
  const texts = await statementsOf(() => read());
  expect(texts.filter((text) => text.includes("exercise_series"))).toHaveLength(1);
});

test("learners are forbidden to read the table, and for strangers the group is not found", async () => {
  const refusal = async (who: Caller) =>
    (await portal.ask(who, cohortQuery, { group })).errors?.[0]?.extensions.code;
  expect(await refusal(cast.maya)).toBe("FORBIDDEN");
  expect(await refusal(cast.lukas)).toBe("NOT_FOUND");
  expect(await refusal(cast.helena)).toBe("NOT_FOUND");
  for (const who of [cast.george, cast.ruth]) expect((await read({}, who)).people.length).toBe(2);
});

test("a group without runs lists its people and no exercises", async () => {
  const found = await read({ group: getGroup("vascularRotation").id }, cast.ruth);
  expect(found.exercises).toEqual([]);
  expect(found.people.every(({ standings }) => standings.length === 0)).toBe(true);
});
