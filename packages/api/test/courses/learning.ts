import { randomUUID } from "node:crypto";
import type { UnitStatus } from "@cathedra/domain/learning";
import type { CastPerson } from "@cathedra/test-fixtures";
import type { TestApp } from "../support/app.ts";
import { unbranded } from "../support/unbranded.ts";

type Whose = Pick<CastPerson, "userId">;

/** Creates a learning space without people. */
export async function aSpace(
  { database: { db } }: TestApp,
  space: { readonly code?: string; readonly name?: string } = {},
): Promise<{ readonly id: number; readonly name: string }> {
  const name = space.name ?? `Space ${randomUUID()}`;
  const code = space.code ?? `s${randomUUID()}`;
  return unbranded(db)
    .insertInto("learning_space")
    .values({ code, name })
    .returning(["id", "name"])
    .executeTakeFirstOrThrow();
}

/** Creates a course of a space that is open to no one. */
export async function aCourse(
  { database: { db } }: TestApp,
  spaceId: number,
  course: { readonly name?: string; readonly position?: number } = {},
): Promise<number> {
  const { id } = await unbranded(db)
    .insertInto("course")
    .values({ platform_id: randomUUID(), name: course.name ?? "Course" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await unbranded(db)
    .insertInto("learning_space_course")
    .values({ learning_space_id: spaceId, course_id: id, position: course.position ?? 0 })
    .execute();
  return id;
}

/** Opens a course to one person. */
export async function give(
  { database: { db } }: TestApp,
  { userId }: Whose,
  courseId: number,
): Promise<void> {
  await unbranded(db)
    .insertInto("course_grant")
    .values({ user_id: userId, course_id: courseId, source: "given" })
    .execute();
}

type Told = {
  readonly status?: UnitStatus;
  readonly percentage?: number;
  readonly lastActive?: Date;
  readonly seconds?: number;
};

/** Stores progress of a person in a course, as if the platform had reported it. */
export async function begun(
  { database: { db } }: TestApp,
  { userId }: Whose,
  courseId: number,
  { status = "in_progress", percentage = 40, lastActive = new Date(), seconds = 600 }: Told = {},
): Promise<void> {
  const told = {
    status,
    percentage,
    total_time_s: seconds,
    enrolled_at: new Date("2026-11-01T08:00:00Z"),
    last_active_at: lastActive,
  };
  await unbranded(db)
    .insertInto("course_enrolment")
    .values({ user_id: userId, course_id: courseId, ...told })
    .onConflict((it) => it.columns(["user_id", "course_id"]).doUpdateSet(told))
    .execute();
}
