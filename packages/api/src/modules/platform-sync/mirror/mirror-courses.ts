import type { CourseId } from "@cathedra/domain";
import {
  compareWithPlatform,
  isCutName,
  isImplausiblyEmpty,
  platformName,
  platformText,
} from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { bool, int, statement, text } from "../../../db/statement.ts";
import type { PlatformCourse } from "../../../ports/learning-platform.ts";
import { type RunningWork, WorkFailed } from "../../operations/public.ts";
import { type Found, writeFindings } from "./findings.ts";

/** The number of courses in one transaction, so small that no lock is held for long. */
const batchSize = 250;

const fields = ["name", "code", "category", "description"] as const;

const knownStatement = statement(
  {
    id: int<CourseId>(),
    platformId: text(),
    name: text(),
    code: text(),
    category: text(),
    description: text(),
    fingerprint: text(),
    isGone: bool(),
  },
  () => sql`
    select id, platform_id as "platformId", name, code, category, description, fingerprint,
      coalesce(gone_at is not null, false) as "isGone"
    from course order by id`,
);

/** A course of the portal that the platform has. */
export type MirroredCourse = {
  readonly id: CourseId;
  readonly platformId: string;
  readonly name: string;
  /** The version that the platform reports; null if it reports none. */
  readonly version: string | null;
  /** The version whose units the portal has stored; empty if it has none. */
  readonly fingerprint: string;
};

/** Updates the courses, without their units. A course that is inactive on the platform is treated like a removed one. */
export async function mirrorCourses(
  work: RunningWork,
  items: readonly PlatformCourse[],
): Promise<readonly MirroredCourse[]> {
  const known = await knownStatement.rows(work.db);
  if (isImplausiblyEmpty(known, items)) throw new WorkFailed("PLATFORM_EMPTY");
  const activeCourses = items.filter(({ isActive }) => isActive).map(getCourse);
  const { added, changed, gone } = compareWithPlatform(fields, known, activeCourses);
  const ids = new Map(known.map(({ platformId, id }) => [platformId, id]));
  for (const batch of inBatches(added)) {
    for (const { id, platformId } of await work.write((tx) => add(tx, work, batch))) ids.set(platformId, id);
  }
  for (const batch of inBatches(changed)) await work.write((tx) => change(tx, work, batch));
  for (const batch of inBatches(gone)) await work.write((tx) => leave(tx, work, batch));
  await work.write((tx) => writeFindings(tx, work.operationId, cutNames(items, ids)));
  const fingerprints = new Map(known.map(({ platformId, fingerprint }) => [platformId, fingerprint]));
  const mirrored = new Map<string, MirroredCourse>();
  for (const { platformId, name, version } of activeCourses) {
    const id = ids.get(platformId);
    if (id === undefined || mirrored.has(platformId)) continue;
    const fingerprint = fingerprints.get(platformId) ?? "";
    mirrored.set(platformId, { id, platformId, name, version, fingerprint });
  }
  return [...mirrored.values()];
}

function getCourse({ id, name, code, category, description, version }: PlatformCourse) {
  return {
    platformId: id,
    name: platformName(name, `Course ${id}`),
    code: platformName(code, ""),
    category: platformName(category, ""),
    description: platformText(description),
    version,
  };
}

type CourseValues = ReturnType<typeof getCourse>;
type Changed = ReturnType<
  typeof compareWithPlatform<(typeof fields)[number], KnownCourse, CourseValues>
>["changed"][number];
type KnownCourse = Omit<CourseValues, "version"> & { readonly id: CourseId; readonly isGone: boolean };

const insertStatement = statement(
  { id: int<CourseId>(), platformId: text(), name: text() },
  (courses: string) => sql`
    insert into course (platform_id, name, code, category, description)
    select "platformId", name, code, category, description
    from json_to_recordset(${courses}::json)
      given("platformId" text, name text, code text, category text, description text)
    returning id, platform_id as "platformId", name`,
);

async function add(tx: Tx, { operationId }: RunningWork, courses: readonly CourseValues[]) {
  const rows = await insertStatement.rows(tx, JSON.stringify(courses));
  const found = rows.map(({ id, name }): Found => ({ courseId: id, name, finding: { code: "NEW" } }));
  await writeFindings(tx, operationId, found);
  return rows;
}

async function change(tx: Tx, { operationId }: RunningWork, courses: readonly Changed[]): Promise<void> {
  const rows = courses.map(({ known, given }) => ({ ...given, id: known.id }));
  await sql`
    update course set name = given.name, code = given.code, category = given.category,
      description = given.description, gone_at = null, modified_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json)
      given(id int, name text, code text, category text, description text)
    where course.id = given.id`.execute(tx);
  const found = courses.map(
    ({ known, given, fields: differing, isBack }): Found => ({
      courseId: known.id,
      name: given.name,
      finding: { code: "CHANGED", fields: differing.map(shortened), isBack },
    }),
  );
  await writeFindings(tx, operationId, found);
}

/** Descriptions are long, so only the fact of their change is recorded. */
function shortened<T extends { readonly field: string; readonly before: string; readonly after: string }>(
  of: T,
): T {
  return of.field === "description" ? { ...of, before: "", after: "" } : of;
}

const accessStatement = statement(
  { id: int<CourseId>(), accounts: int(), groups: int(), people: int() },
  (ids: readonly CourseId[]) => sql`
    select course.id,
      (select count(*) from customer_course where course_id = course.id) as accounts,
      (select count(*) from group_course where course_id = course.id) as groups,
      (select count(*) from (
        select user_id from course_enrolment where course_id = course.id
        union select user_id from course_grant where course_id = course.id
      ) person) as people
    from course where course.id = any(${ids}::int[])`,
);

/** Marks things that the platform no longer has, and records who has access to them, which they keep. */
async function leave(
  tx: Tx,
  { operationId }: RunningWork,
  courses: readonly { readonly id: CourseId; readonly name: string }[],
): Promise<void> {
  const ids = courses.map(({ id }) => id);
  await sql`update course set gone_at = now(), modified_at = now() where id = any(${ids}::int[])`.execute(tx);
  const names = new Map(courses.map(({ id, name }) => [id, name]));
  const found = (await accessStatement.rows(tx, ids)).map(
    ({ id, ...kept }): Found => ({
      courseId: id,
      name: names.get(id) ?? "",
      finding: { code: "GONE", ...kept },
    }),
  );
  await writeFindings(tx, operationId, found);
}

function cutNames(items: readonly PlatformCourse[], ids: ReadonlyMap<string, CourseId>): readonly Found[] {
  return items.flatMap(({ id, name, isActive }) => {
    const courseId = ids.get(id);
    if (!isActive || !isCutName(name) || courseId === undefined) return [];
    return [
      { courseId, name: platformName(name, ""), finding: { code: "NAME_CUT", length: name.length } } as const,
    ];
  });
}

function* inBatches<T>(things: readonly T[], size = batchSize): Generator<readonly T[]> {
  for (let start = 0; start < things.length; start += size) yield things.slice(start, start + size);
}
