import type { CourseId, LearningSpaceId } from "@cathedra/domain";
import { talentTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { bool, int, statement, text } from "../../../db/statement.ts";
import type { RunningWork } from "../../operations/public.ts";
import { type Found, writeFindings } from "./findings.ts";
import { groupBy } from "./group-by.ts";
import type { MirroredCourse } from "./mirror-courses.ts";
import type { MirroredSpace } from "./mirror-spaces.ts";
import { forEachConcurrently, type PlatformQueries } from "./query-platform.ts";

const knownStatement = statement(
  { spaceId: int<LearningSpaceId>(), courseId: int<CourseId>(), name: text(), isGone: bool() },
  () => sql`
    select listed.learning_space_id as "spaceId", course.id as "courseId", course.name,
      coalesce(course.gone_at is not null, false) as "isGone"
    from learning_space_course listed join course on course.id = listed.course_id
    order by listed.learning_space_id, listed.position, course.id`,
);

type Listed = { readonly courseId: CourseId; readonly name: string; readonly isGone: boolean };

const atOnce = 8;

/** Updates the list of courses of each space. Lists that cannot be read stay as they were, which is recorded. */
export async function mirrorLists(
  work: RunningWork,
  asking: PlatformQueries,
  spaces: readonly MirroredSpace[],
  courses: readonly MirroredCourse[],
  onDone: (step: string, share: number) => void,
): Promise<void> {
  const known = groupBy(await knownStatement.rows(work.db), ({ spaceId }) => spaceId);
  const byId = new Map(courses.map((course) => [course.platformId, course]));
  let done = 0;
  await forEachConcurrently(spaces, atOnce, async (space) => {
    const answer = await asking.may((platform, signal) => platform.coursesOfSpace(space.platformId, signal));
    const before = known.get(space.id) ?? [];
    const found = (finding: Found["finding"]): Found => ({
      learningSpaceId: space.id,
      name: space.name,
      finding,
    });
    if ("reason" in answer) {
      const reason = answer.reason.toUpperCase();
      await work.write((tx) => writeFindings(tx, work.operationId, [found({ code: "NOT_READ", reason })]));
    } else {
      const listed = answer.answer.flatMap(({ id }) => byId.get(id) ?? []);
      const there = before.filter(({ isGone }) => !isGone);
      if (answer.answer.length === 0 && there.length > 0) {
        const finding = { code: "VANISHED", count: there.length } as const;
        await work.write((tx) => writeFindings(tx, work.operationId, [found(finding)]));
      } else if (!isSame(there, listed)) await renew(work, space, before, listed);
    }
    done += 1;
    onDone(talentTexts.steps.lists(done, spaces.length), done / spaces.length);
  });
}

function isSame(before: readonly Listed[], now: readonly MirroredCourse[]): boolean {
  return before.length === now.length && before.every(({ courseId }, at) => courseId === now[at]?.id);
}

/**
 * Updates a list. Courses that are gone from the platform keep their position, because people with access to the space still have
 * them.
 */
async function renew(
  work: RunningWork,
  space: MirroredSpace,
  before: readonly Listed[],
  listed: readonly MirroredCourse[],
): Promise<void> {
  const now = new Map(listed.map((course) => [course.id, course]));
  const removed = before.filter(({ courseId, isGone }) => !isGone && !now.has(courseId));
  const was = new Set(before.map(({ courseId }) => courseId));
  const added = [...now.values()].filter(({ id }) => !was.has(id));
  await work.write(async (tx) => {
    await writeList(
      tx,
      space.id,
      removed.map(({ courseId }) => courseId),
      [...now.keys()],
    );
    if (space.isNew) return;
    const { accounts } = await fullAccessStatement.only(tx, space.id);
    const finding = {
      code: "LIST",
      added: added.map(({ name }) => name),
      removed: removed.map(({ name }) => name),
      accounts,
    } as const;
    await writeFindings(tx, work.operationId, [{ learningSpaceId: space.id, name: space.name, finding }]);
  });
}

const fullAccessStatement = statement(
  { accounts: int() },
  (id: LearningSpaceId) => sql`
    select count(*) as accounts from customer_learning_space where learning_space_id = ${id} and full_access`,
);

async function writeList(
  tx: Tx,
  spaceId: LearningSpaceId,
  removed: readonly CourseId[],
  listed: readonly CourseId[],
): Promise<void> {
  if (removed.length > 0) {
    await sql`
      delete from learning_space_course
      where learning_space_id = ${spaceId} and course_id = any(${removed}::int[])`.execute(tx);
  }
  await sql`
    insert into learning_space_course as listed (learning_space_id, course_id, position)
    select ${spaceId}, course_id, position - 1
    from unnest(${listed}::int[]) with ordinality given(course_id, position)
    on conflict (learning_space_id, course_id) do update set position = excluded.position
    where listed.position <> excluded.position`.execute(tx);
}
