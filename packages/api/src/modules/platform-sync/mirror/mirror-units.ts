import type { CourseId, UnitId } from "@cathedra/domain";
import { compareWithPlatform, platformName, type SyncFinding } from "@cathedra/domain/learning";
import { talentTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { bool, filled, int, statement, text } from "../../../db/statement.ts";
import type { PlatformUnit } from "../../../ports/learning-platform.ts";
import type { RunningWork } from "../../operations/public.ts";
import { type Found, writeFindings } from "./findings.ts";
import { groupBy } from "./group-by.ts";
import type { MirroredCourse } from "./mirror-courses.ts";
import { forEachConcurrently, type PlatformAnswer, type PlatformQueries } from "./query-platform.ts";

/** The number of concurrent calls. The platform client has its own limit; these calls suffice to use it fully. */
const atOnce = 16;
/** How many courses are written in one transaction: a crash repeats at most these. */
const written = 100;

type Read = { readonly course: MirroredCourse; readonly asked: PlatformAnswer<readonly PlatformUnit[]> };

/**
 * Updates the units of changed courses, with a call for each course. The version is stored with them, so that after a crash
 * only the rest is read.
 */
export async function mirrorUnits(
  work: RunningWork,
  asking: PlatformQueries,
  courses: readonly MirroredCourse[],
  onDone: (step: string, share: number) => void,
): Promise<void> {
  const isWhole = work.input.isWhole === true;
  const due = courses.filter(
    ({ version, fingerprint }) => isWhole || version === null || version !== fingerprint,
  );
  let done = 0;
  let read: Read[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    const batch = read;
    read = [];
    writing = writing.then(() =>
      batch.length === 0 ? undefined : work.write((tx) => writeUnits(tx, work, batch)),
    );
    return writing;
  };
  try {
    await forEachConcurrently(due, atOnce, async (course) => {
      const answer = await asking.may((platform, signal) =>
        platform.unitsOfCourse(course.platformId, signal),
      );
      read.push({ course, asked: answer });
      done += 1;
      onDone(talentTexts.steps.units(done, due.length), done / due.length);
      if (read.length >= written) await write();
    });
  } finally {
    // Everything that was read before the platform stopped answering is kept.
    if (!work.signal.aborted) await write();
    await writing;
  }
}

const knownStatement = statement(
  {
    id: int<UnitId>(),
    courseId: int<CourseId>(),
    platformId: text(),
    name: text(),
    type: text(),
    position: filled(text()),
    isGone: bool(),
  },
  (ids: readonly CourseId[]) => sql`
    select id, course_id as "courseId", platform_id as "platformId", name, type, position::text,
      coalesce(gone_at is not null, false) as "isGone"
    from course_unit where course_id = any(${ids}::int[]) order by course_id, position, id`,
);

async function writeUnits(tx: Tx, work: RunningWork, read: readonly Read[]): Promise<void> {
  const ids = read.map(({ course }) => course.id);
  const known = groupBy(await knownStatement.rows(tx, ids), ({ courseId }) => courseId);
  const upserted: (ReturnType<typeof getUnits>[number] & { readonly courseId: CourseId })[] = [];
  const gone: UnitId[] = [];
  const done: { readonly id: CourseId; readonly fingerprint: string }[] = [];
  const found: Found[] = [];
  for (const { course, asked } of read) {
    const { id: courseId, name, version, fingerprint } = course;
    const say = (finding: SyncFinding) => found.push({ courseId, name, finding });
    if ("reason" in asked) {
      say({ code: "NOT_READ", reason: asked.reason.toUpperCase() });
      continue;
    }
    const before = known.get(courseId) ?? [];
    const there = before.filter(({ isGone }) => !isGone);
    if (asked.answer.length === 0 && there.length > 0) {
      say({ code: "VANISHED", count: there.length });
      continue;
    }
    const changes = compareWithPlatform(["name", "type", "position"], before, getUnits(asked.answer));
    for (const unit of changes.added) upserted.push({ ...unit, courseId });
    for (const { given } of changes.changed) upserted.push({ ...given, courseId });
    gone.push(...changes.gone.map(({ id }) => id));
    const counts = {
      added: changes.added.length,
      changed: changes.changed.length,
      gone: changes.gone.length,
    };
    // The units of a new course are not reported as changes.
    if (before.length > 0 && counts.added + counts.changed + counts.gone > 0)
      say({ code: "UNITS", ...counts });
    const now = version ?? unversioned;
    if (now !== fingerprint) done.push({ id: courseId, fingerprint: now });
  }
  await upsert(tx, upserted);
  if (gone.length > 0) {
    await sql`update course_unit set gone_at = now() where id = any(${gone}::int[])`.execute(tx);
  }
  await noteVersions(tx, done);
  await writeFindings(tx, work.operationId, found);
}

/** The version that is stored for a platform that reports none. */
const unversioned = "read";

function getUnits(units: readonly PlatformUnit[]) {
  return units.map(({ id, name, type }, position) => ({
    platformId: id,
    name: platformName(name, `Unit ${id}`),
    type: platformName(type, ""),
    position: String(position),
  }));
}

/** A unit is identified by course and id: two courses may have units with the same id. */
async function upsert(
  tx: Tx,
  units: readonly { readonly platformId: string; readonly courseId: CourseId }[],
): Promise<void> {
  const once = [
    ...new Map(units.toReversed().map((unit) => [`${unit.courseId}:${unit.platformId}`, unit])).values(),
  ];
  if (once.length === 0) return;
  await sql`
    insert into course_unit (course_id, platform_id, position, name, type)
    select "courseId", "platformId", position, name, type
    from json_to_recordset(${JSON.stringify(once)}::json)
      given("courseId" int, "platformId" text, position int, name text, type text)
    order by "courseId", "platformId"
    on conflict (course_id, platform_id) do update set position = excluded.position,
      name = excluded.name, type = excluded.type, gone_at = null`.execute(tx);
}

async function noteVersions(
  tx: Tx,
  courses: readonly { readonly id: CourseId; readonly fingerprint: string }[],
): Promise<void> {
  if (courses.length === 0) return;
  await sql`
    update course set fingerprint = given.fingerprint
    from json_to_recordset(${JSON.stringify(courses)}::json) given(id int, fingerprint text)
    where course.id = given.id`.execute(tx);
}
