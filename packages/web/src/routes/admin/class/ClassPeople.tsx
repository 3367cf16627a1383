import type { Instant } from "@cathedra/domain";
import { classTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { useCallback, useMemo } from "react";
import { TableActs } from "../../../features/table-page/TableActs.tsx";
import { TableBar } from "../../../features/table-page/TableBar.tsx";
import { TableSection } from "../../../features/table-page/TableSection.tsx";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../features/table-page/use-table-settings.ts";
import { CourseFilter, StandingFilter } from "./ClassFilters.tsx";
import { ClassList } from "./ClassList.tsx";
import { ClassTable } from "./ClassTable.tsx";
import { classColumns } from "./class-columns.tsx";
import type { ClassCourse, ClassPerson } from "./class-people.ts";
import { classView, peopleOf } from "./class-view.ts";
import { personHref } from "./person-href.ts";

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
