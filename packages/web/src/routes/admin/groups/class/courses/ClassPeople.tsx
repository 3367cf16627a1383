import type { Instant } from "@cathedra/domain";
import { classTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Matrix } from "@cathedra/ui-kit/Matrix";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { shownColumns, type TableSettings } from "../../../../../features/table-page/columns.ts";
import { TableActs } from "../../../../../features/table-page/TableActs.tsx";
import { TableBar } from "../../../../../features/table-page/TableBar.tsx";
import { TableSection } from "../../../../../features/table-page/TableSection.tsx";
import { useTableAddress } from "../../../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../../../features/table-page/use-table-settings.ts";
import * as css from "./Class.css.ts";
import { ClassList } from "./ClassList.tsx";
import { type ClassColumn, classColumns } from "./class-columns.tsx";
import type { ClassCourse, ClassPerson } from "./class-people.ts";
import {
  type ClassFilter,
  type ClassView,
  classFilters,
  classView,
  peopleOf,
  sortFrom,
  sortOf,
} from "./class-view.ts";

/** How many rows are shown at first, and added by each "Show more". */
const pageSize = 100;

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

export type ClassPeopleProps = {
  readonly group: { readonly id: number; readonly name: string };
  readonly people: readonly ClassPerson[];
  readonly courses: readonly ClassCourse[];
  readonly now: Instant;
};

/** The people of a class by its courses: searched, filtered and sorted here, since all of them are there. */
export function ClassPeople({ group, people, courses, now }: ClassPeopleProps) {
  const { view, shown: address, show } = useTableAddress(classView);
  const [look, setLook] = useTableSettings("class");
  const isPhone = useMedia(media.phone);
  const columns = useMemo(() => classColumns(courses), [courses]);
  const courseIds = useMemo(() => courses.map(({ id }) => id), [courses]);
  const shown = useMemo(
    () => peopleOf({ people, courseIds }, classView.read(new URLSearchParams(address)), now),
    [people, courseIds, address, now],
  );
  const hrefOf = useCallback((person: ClassPerson) => personHref(person, group.id), [group.id]);
  const empty = (
    <EmptyState action={<LinkButton href="?">Show all</LinkButton>}>{classTexts.noneMatch}</EmptyState>
  );
  return (
    <Stack gap={6}>
      <TableBar
        search={{
          label: "Search people",
          value: view.search,
          onSearch: (search) => show({ ...view, search }),
        }}
        acts={
          <TableActs
            name={`class-${group.name}`}
            columns={columns}
            look={look}
            setLook={setLook}
            read={() => Promise.resolve(shown)}
          />
        }
      >
        <CourseFilter view={view} show={show} courses={courses} />
        <StandingFilter view={view} show={show} />
      </TableBar>
      <TableSection title="People" count={shown.length} one="person">
        <Card padding="none">
          {isPhone ? (
            <ClassList people={shown} courses={courses} hrefOf={hrefOf} empty={empty} />
          ) : (
            <ClassTable {...{ people: shown, columns, look, view, show, hrefOf, empty }} />
          )}
        </Card>
      </TableSection>
    </Stack>
  );
}

/** The courses of somebody of a group, with how far they are (5.003). */
function personHref({ email, id }: { readonly email: string; readonly id: string }, groupId: number): string {
  return `/user-courses?${new URLSearchParams({ email, group: String(groupId), uid: id }).toString()}`;
}

/** The course that how far somebody is looks at; without one, all of them together. */
function CourseFilter({ view, show, courses }: FilterProps & { readonly courses: readonly ClassCourse[] }) {
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
function StandingFilter({ view, show }: FilterProps) {
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

type ClassTableProps = {
  readonly people: readonly ClassPerson[];
  readonly columns: readonly ClassColumn[];
  readonly look: TableSettings;
  readonly view: ClassView;
  readonly show: (view: ClassView) => void;
  readonly hrefOf: (person: ClassPerson) => string;
  readonly empty: ReactNode;
};

/** People by courses; a person's name leads to their courses. */
function ClassTable({ people, columns, look, view, show, hrefOf, empty }: ClassTableProps) {
  const [count, setCount] = useState(pageSize);
  const standing = useMemo(
    () => columns.filter((column) => shownColumns(columns, look).includes(column)),
    [columns, look],
  );
  const idOf = useCallback(({ id }: ClassPerson) => id, []);
  return (
    <>
      <Matrix
        label="People by courses"
        columns={standing}
        rows={people.slice(0, count)}
        rowId={idOf}
        rowHref={hrefOf}
        sort={sortOf(view)}
        onSortChange={(sort) => show({ ...view, sort: sortFrom(sort) })}
        density={look.density}
        hint={classTexts.hint}
        empty={empty}
      />
      {people.length > count && (
        <div className={css.more}>
          <Button onPress={() => setCount(count + pageSize)}>Show more</Button>
        </div>
      )}
    </>
  );
}
