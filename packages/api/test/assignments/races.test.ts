import { cast, getCourse } from "@cathedra/test-fixtures";
import { beforeEach, expect, test } from "vitest";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  aCourse,
  assigned,
  changeMutation,
  createMutation,
  dayFromNow,
  irResidents,
  noAssignments,
} from "./assignment-builders.ts";

const connections = 10;
const portal = setUpCastApp([], { processes: 3, database: { poolSize: connections } });
beforeEach(() => noAssignments(portal));

/** The connections are opened before the race: on a cold pool the calls would run one after the other. */
async function warm(): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
}
const admins = [cast.priya, cast.george, cast.ruth];
const adminOf = (place: number) => admins[place % admins.length] ?? cast.ruth;

test("if admins create the same assignment for everyone at once, one succeeds and the others are refused", async () => {
  for (const round of [1, 2, 3]) {
    await noAssignments(portal);
    await warm();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, place) =>
        portal.ask(adminOf(place), createMutation, { customerGroupId: irResidents, assignment: aCourse() }),
      ),
    );
    expect(answers.map(decideOutcome).toSorted(), `round ${round}`).toEqual([
      ...Array<string>(8).fill("ALREADY_ASSIGNED"),
      "ok",
    ]);
  }
}, 60_000);

test("a group never gets more than 60 assignments, even if many admins create them at once", async () => {
  const db = unbranded(portal.database.db);
  const now = new Date();
  const filler = {
    group_id: irResidents,
    kind: "records",
    name: "Cases",
    minimum: 1,
    is_for_all: true,
  } as const;
  await db
    .insertInto("assignment")
    .values(
      Array.from({ length: 57 }, () => ({
        ...filler,
        counts_from: dayFromNow(0),
        due_on: dayFromNow(3),
        created_at: now,
        modified_at: now,
        asked_at: now,
      })),
    )
    .execute();
  await warm();
  const codes = ["EVA-101", "EVA-201", "EVA-401", "EVA-501", "NEU-101", "PER-101"];
  const answers = await Promise.all(
    codes.map((code, place) =>
      portal.ask(adminOf(place), createMutation, {
        customerGroupId: irResidents,
        assignment: aCourse({ courseId: getCourse(code).id }),
      }),
    ),
  );
  expect(answers.map(decideOutcome).toSorted()).toEqual([
    ...Array<string>(3).fill("INVALID_INPUT"),
    ...Array<string>(3).fill("ok"),
  ]);
}, 60_000);

test("if several admins change the same version at once, one change is saved", async () => {
  const { id, modifiedAt } = await assigned(portal);
  await warm();
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, place) =>
      portal.ask(adminOf(place), changeMutation, {
        assignmentId: id,
        dueOn: dayFromNow(20 + place),
        modifiedAt,
      }),
    ),
  );
  expect(answers.map(decideOutcome).toSorted()).toEqual([...Array<string>(8).fill("CONFLICT"), "ok"]);
}, 60_000);
