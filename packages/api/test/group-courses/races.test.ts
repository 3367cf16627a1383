import { cast } from "@cathedra/test-fixtures";
import { beforeEach, expect, test } from "vitest";
import { accept, aNewcomer, decideOutcome, getCode } from "../groups/invitation-helpers.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  ask,
  assignedIn,
  change,
  getIds,
  groupOfMember,
  irResidents,
  setCourses,
} from "./group-course-helpers.ts";

const connections = 10;
const all = getIds("EVA-101", "EVA-201", "EVA-301", "EVA-401", "EVA-501", "EVA-601", "NEU-101", "PER-101");
const first = all[0] ?? 0;

const portal = setUpCastApp([], { processes: 3, database: { poolSize: connections } });
beforeEach(() => setCourses(portal, irResidents, [first]));

/** The connections are opened before the race: on a cold pool the calls would run one after the other. */
async function warm(): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
}

test("of concurrent saves of one version one succeeds, and after rereading every change succeeds (9.051)", async () => {
  for (const round of [1, 2, 3]) {
    await setCourses(portal, irResidents, [first]);
    const { coursesModifiedAt } = await groupOfMember(portal, cast.priya, irResidents);
    await warm();
    const added = all.slice(1);
    const answers = await Promise.all(
      added.map((id, at) =>
        ask(portal, at % 2 === 0 ? cast.priya : cast.ruth, {
          courseIds: [first, id],
          modifiedAt: coursesModifiedAt,
        }),
      ),
    );
    expect(answers.map(decideOutcome).toSorted(), `round ${round}`).toEqual([
      ...Array<string>(added.length - 1).fill("CONFLICT"),
      "ok",
    ]);
    // Does what the page does: reads the stored list, applies its own change, and repeats until it is saved.
    await Promise.all(added.map((id) => addInTurn(id)));
    const { courses } = await groupOfMember(portal, cast.priya, irResidents);
    expect(new Set(assignedIn({ courses })), `round ${round}`).toEqual(new Set(all));
  }
}, 60_000);

async function addInTurn(id: number): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    const stands = await groupOfMember(portal, cast.priya, irResidents);
    const courseIds = [...new Set([...assignedIn(stands), id])];
    const answer = await ask(portal, cast.priya, { courseIds, modifiedAt: stands.coursesModifiedAt });
    if (decideOutcome(answer) === "ok") return;
  }
  throw new Error("never saved");
}

test("a person who joins while a course is removed either keeps the course or never had it", async () => {
  const code = await getCode(portal, irResidents);
  for (const round of [1, 2, 3, 4]) {
    await setCourses(portal, irResidents, [first]);
    const people = Array.from({ length: connections - 1 }, aNewcomer);
    await Promise.all(people.map((who) => portal.get(who, "{ user { email } }")));
    await warm();
    await Promise.all([
      ...people.slice(0, 5).map((who) => accept(portal, who, code)),
      change(portal, cast.priya, { courseIds: [] }),
      ...people.slice(5).map((who) => accept(portal, who, code)),
    ]);
    const members = await memberships(people);
    expect(members.length, `round ${round}`).toBe(people.length);
    const { changedAt } = await getVersion();
    for (const { joinedAt, keeps } of members) {
      // Both take the same lock: people who joined before keep the course, and people who joined later do not.
      if (joinedAt !== changedAt) expect(keeps, `round ${round}`).toBe(joinedAt < changedAt);
    }
  }
}, 60_000);

/** Ordered by transaction numbers, which follow the order in which the lock was taken. */
async function memberships(people: readonly Caller[]) {
  const { rows } = await portal.database.pool.query<{ joined: string; keeps: boolean }>(
    `select (
      select id from audit_log where action = 'group.joined' and actor_id = person.id order by id desc limit 1
    ) as joined, exists (
      select from course_grant where user_id = person.id and course_id = $2
    ) as keeps
    from app_user person join customer_group_member member on member.user_id = person.id
    where person.keycloak_id = any($1::text[]) and member.group_id = $3`,
    [people.map(({ keycloakId }) => keycloakId), first, irResidents],
  );
  return rows.map(({ joined, keeps }) => ({ joinedAt: Number(joined), keeps }));
}

async function getVersion() {
  const { id } = await unbranded(portal.database.db)
    .selectFrom("audit_log")
    .select("id")
    .where("action", "=", "group.courses_changed")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { changedAt: Number(id) };
}
