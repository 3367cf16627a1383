import type { Catalogue } from "./catalogue.ts";
import type { ChangeKind } from "./faults.ts";
import {
  allCourses,
  getCourse,
  putCourse,
  removeCourse,
  restoreCatalogue,
  spaces,
  touchCourse,
} from "./store/catalogue.ts";
import type { Store } from "./store/store.ts";

/** Changes that people make on the platform without the portal. */
export type Changes = {
  readonly renameSpace: (id: number, name: string) => void;
  readonly renameCourse: (id: number, name: string) => void;
  readonly setCode: (courseId: number, code: string) => void;
  readonly removeUnits: (courseId: number) => void;
  readonly removeCourse: (id: number) => void;
  /** Adds a course with two units to a space; returns its id. */
  readonly addCourse: (spaceId: number, name: string) => number;
  /** Restores the catalogue of the platform's first start. */
  readonly restore: () => void;
  /** Carries out a change by its name, on the newest course. */
  readonly happen: (kind: ChangeKind) => void;
};

export function getChanges(store: Store, catalogue: Catalogue): Changes {
  const newest = () => allCourses(store).at(-1)?.id ?? 0;
  const first = () => spaces(store)[0]?.id ?? 0;
  const changes: Omit<Changes, "happen"> = {
    renameSpace: (id, name) => void store.run("update space set name = ? where id = ?", name, id),
    renameCourse(id, name) {
      store.run("update course set name = ? where id = ?", name, id);
      touchCourse(store, id);
    },
    setCode(id, code) {
      store.run("update course set code = ? where id = ?", code, id);
      touchCourse(store, id);
    },
    removeUnits(id) {
      store.run("delete from unit where course_id = ?", id);
      touchCourse(store, id);
    },
    removeCourse: (id) => removeCourse(store, id),
    addCourse(spaceId, name) {
      // The id is also not that of a removed course, because a platform never uses an id twice.
      const id = Math.max(newest(), ...catalogue.courses.map((course) => course.id)) + 1;
      const unit = 1_000_000 + id * 10;
      putCourse(
        store,
        {
          id,
          spaceId,
          code: `NEW-${id}`,
          name,
          category: "Procedures",
          description: "A course that was added while everything ran.",
          units: [
            { id: unit, name: "Read first", type: "Content" },
            { id: unit + 1, name: "Five questions", type: "Test" },
          ],
        },
        id,
      );
      return id;
    },
    restore: () => restoreCatalogue(store, catalogue),
  };
  return {
    ...changes,
    happen(kind) {
      switch (kind) {
        case "without-units":
          return changes.removeUnits(newest());
        case "same-code":
          return changes.setCode(newest(), allCourses(store)[0]?.code ?? "");
        case "renamed-space":
          return changes.renameSpace(first(), `${spaces(store)[0]?.name ?? ""} (renamed)`);
        case "renamed-course":
          return changes.renameCourse(newest(), `${getCourse(store, newest())?.name ?? ""} (renamed)`);
        case "course-gone":
          return changes.removeCourse(newest());
        case "course-added":
          return void changes.addCourse(first(), "Iliac branch devices");
      }
    },
  };
}
