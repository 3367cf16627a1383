import * as v from "valibot";
import type { Catalogue, CatalogueCourse } from "../catalogue.ts";
import type { Store } from "./store.ts";

const space = v.object({ id: v.number(), name: v.string(), description: v.string() });
const course = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  categoryId: v.nullable(v.number()),
  description: v.string(),
  isActive: v.number(),
  changedAt: v.number(),
});
const unit = v.object({ id: v.number(), courseId: v.number(), name: v.string(), type: v.string() });

export type StoredSpace = v.InferOutput<typeof space>;
export type StoredCourse = v.InferOutput<typeof course>;
export type StoredUnit = v.InferOutput<typeof unit>;

const columns = `course.id, code, course.name, category_id as categoryId, course.description, is_active as isActive,
  changed_at as changedAt`;

export function spaces(store: Store): readonly StoredSpace[] {
  return store.all(space, "select id, name, description from space order by position");
}

export function findSpace(store: Store, id: number): StoredSpace | undefined {
  return store.one(space, "select id, name, description from space where id = ?", id);
}

export function allCourses(store: Store): readonly StoredCourse[] {
  return store.all(course, `select ${columns} from course order by id`);
}

export function coursesOfSpace(store: Store, id: number): readonly StoredCourse[] {
  const sql = `select ${columns} from space_course listed join course on course.id = listed.course_id
    where listed.space_id = ? order by listed.position`;
  return store.all(course, sql, id);
}

export function getCourse(store: Store, id: number): StoredCourse | undefined {
  return store.one(course, `select ${columns} from course where id = ?`, id);
}

export function courseNamed(store: Store, name: string): StoredCourse | undefined {
  return store.one(course, `select ${columns} from course where name = ?`, name);
}

export function getUnits(store: Store, courseId: number): readonly StoredUnit[] {
  const sql = "select id, course_id as courseId, name, type from unit where course_id = ? order by position";
  return store.all(unit, sql, courseId);
}

export function getUnit(store: Store, id: number): StoredUnit | undefined {
  return store.one(unit, "select id, course_id as courseId, name, type from unit where id = ?", id);
}

export function categories(store: Store) {
  return store.all(space, "select id, name, '' as description from category order by id");
}

/** Writes a catalogue where there is none. */
export function fillCatalogue(store: Store, catalogue: Catalogue): void {
  if (spaces(store).length === 0) restoreCatalogue(store, catalogue);
}

/** Restores the initial catalogue; people's progress stays if its course still exists. */
export function restoreCatalogue(store: Store, { spaces: given, courses }: Catalogue): void {
  store.together(() => {
    given.forEach(({ id, name, description }, position) => {
      store.run(
        `insert into space (id, name, description, position) values (?, ?, ?, ?)
         on conflict (id) do update set name = excluded.name, description = excluded.description`,
        id,
        name,
        description,
        position,
      );
    });
    const known = new Set(courses.map(({ id }) => id));
    for (const { id } of allCourses(store)) if (!known.has(id)) removeCourse(store, id);
    for (const [position, one] of courses.entries()) putCourse(store, one, position);
  });
}

/** Marks a course or its units as changed; two changes within a second get different timestamps. */
export function touchCourse(store: Store, id: number): void {
  const sql = "update course set changed_at = max(?, changed_at + 1000) where id = ?";
  store.run(sql, store.now(), id);
}

function isAsGiven(store: Store, { id, code, name, description, units }: CatalogueCourse): boolean {
  const known = getCourse(store, id);
  const knownUnits = getUnits(store, id).map((unit) => [unit.id, unit.name, unit.type]);
  return (
    known?.code === code &&
    known.name === name &&
    known.description === description &&
    JSON.stringify(knownUnits) === JSON.stringify(units.map((unit) => [unit.id, unit.name, unit.type]))
  );
}

export function putCourse(store: Store, input: CatalogueCourse, position: number): void {
  const { id, spaceId, code, name, category, description, units } = input;
  if (isAsGiven(store, input)) return;
  store.run("insert into category (name) values (?) on conflict do nothing", category);
  store.run(
    `insert into course (id, code, name, category_id, description, changed_at)
     values (?, ?, ?, (select id from category where name = ?), ?, ?)
     on conflict (id) do update set code = excluded.code, name = excluded.name,
       category_id = excluded.category_id, description = excluded.description, is_active = 1`,
    id,
    code,
    name,
    category,
    description,
    store.now(),
  );
  store.run(
    "insert into space_course (space_id, course_id, position) values (?, ?, ?) on conflict do nothing",
    spaceId,
    id,
    position,
  );
  touchCourse(store, id);
  units.forEach((one, at) => {
    store.run(
      `insert into unit (id, course_id, position, name, type) values (?, ?, ?, ?, ?)
       on conflict (id) do update set name = excluded.name, type = excluded.type, position = excluded.position`,
      one.id,
      id,
      at,
      one.name,
      one.type,
    );
  });
}

export function removeCourse(store: Store, id: number): void {
  store.run("delete from course where id = ?", id);
}
