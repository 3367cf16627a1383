import { accountsTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import * as css from "./CourseChoice.css.ts";
import { foundCourses, type OfferedCourse, toggled, toggledAll, usedBy } from "./course-choice.ts";

export type CourseChoiceProps = {
  readonly courses: readonly OfferedCourse[];
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
  readonly isReadOnly: boolean;
};

/** Up to this number of courses no search field is shown. */
const fewCourses = 8;

/** A checkbox for each course of a learning space, a search, and a button that selects all matches (5.033). */
export function CourseChoice({ courses, chosen, onChange, isReadOnly }: CourseChoiceProps) {
  const [search, setSearch] = useState("");
  const found = foundCourses(courses, search);
  const onToggle = useStableToggle(chosen, onChange);
  const count = courses.filter(({ course }) => chosen.has(course.id)).length;
  const isAll = found.every(({ course }) => chosen.has(course.id));
  return (
    <Stack gap={4}>
      {courses.length > fewCourses && (
        <SearchField label="Search courses" placeholder="Name or code" onSearch={setSearch} />
      )}
      <Inline justify="between" gap={3}>
        <output>
          <Text as="span" tone="muted" figures="tabular">
            {`${count.toLocaleString("en")} of ${courses.length.toLocaleString("en")} courses`}
          </Text>
        </output>
        {!isReadOnly && found.length > 0 && (
          <Button size="small" onPress={() => onChange(toggledAll(chosen, found))}>
            {`${isAll ? "Clear" : "Select"} ${search === "" ? "all" : "all found"}`}
          </Button>
        )}
      </Inline>
      {found.length === 0 ? (
        <Card>
          <EmptyState>{accountsTexts.noCourseMatches}</EmptyState>
        </Card>
      ) : (
        <ul className={css.courses} aria-label="Courses">
          {found.map((offered) => (
            <CourseRow
              key={offered.course.id}
              offered={offered}
              isChosen={chosen.has(offered.course.id)}
              isReadOnly={isReadOnly}
              onToggle={onToggle}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** A function to toggle a course, which stays the same at each change, so that only the changed row is rendered again. */
function useStableToggle(chosen: ReadonlySet<number>, onChange: (chosen: ReadonlySet<number>) => void) {
  const latest = useRef({ chosen, onChange });
  useLayoutEffect(() => {
    latest.current = { chosen, onChange };
  });
  return useCallback((id: number) => latest.current.onChange(toggled(latest.current.chosen, id)), []);
}

type RowProps = {
  readonly offered: OfferedCourse;
  readonly isChosen: boolean;
  readonly isReadOnly: boolean;
  readonly onToggle: (id: number) => void;
};

const CourseRow = memo(function CourseRow({ offered, isChosen, isReadOnly, onToggle }: RowProps) {
  const { id, name, code } = offered.course;
  return (
    <li className={css.course}>
      <Checkbox
        label={name}
        description={[code, usedBy(offered)].filter((text) => text !== "").join(" · ")}
        value={isChosen}
        isReadOnly={isReadOnly}
        onChange={() => onToggle(id)}
      />
    </li>
  );
});
