import { classTexts } from "@cathedra/domain/messages";
import { Select } from "@cathedra/ui-kit/Select";
import type { ClassCourse } from "./class-people.ts";
import { type ClassFilter, type ClassView, classFilters } from "./class-view.ts";

type FilterProps = { readonly view: ClassView; readonly show: (view: ClassView) => void };

const labels: Readonly<Record<ClassFilter, string>> = {
  not_started: classTexts.statuses.not_attempted,
  in_progress: classTexts.statuses.in_progress,
  completed: classTexts.statuses.completed,
  failed: classTexts.statuses.failed,
  behind: classTexts.behind,
  quiet: classTexts.quiet,
};

const helps: Readonly<Partial<Record<ClassFilter, string>>> = {
  behind: classTexts.behindHelp,
  quiet: classTexts.quietHelp,
};

/** The course that how far somebody is looks at; without one, all of them together. */
export function CourseFilter({
  view,
  show,
  courses,
}: FilterProps & { readonly courses: readonly ClassCourse[] }) {
  return (
    <Select
      label="Course"
      options={courses.map(({ id, name }) => ({ value: String(id), label: name }))}
      emptyLabel="All courses"
      value={view.course === null ? null : String(view.course)}
      onChange={(id) => show({ ...view, course: id === null ? null : Number(id) })}
    />
  );
}

/** Whom to show, by how far they are. */
export function StandingFilter({ view, show }: FilterProps) {
  return (
    <Select
      label="Show"
      options={classFilters.map((value) => ({ value, label: labels[value] }))}
      emptyLabel="Everyone"
      value={view.show}
      description={view.show === null ? undefined : helps[view.show]}
      onChange={(key) => show({ ...view, show: classFilters.find((each) => each === key) ?? null })}
    />
  );
}
