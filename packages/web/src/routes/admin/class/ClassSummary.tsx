import { agesOfProgress } from "@cathedra/domain/learning";
import { classTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Stack } from "@cathedra/ui-kit/Stack";
import { StackedBar } from "@cathedra/ui-kit/StackedBar";
import { StackedColumns } from "@cathedra/ui-kit/StackedColumns";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo, useState } from "react";
import { showMoment } from "../../../format/dates.ts";
import type { ClassCourse, ClassPerson } from "./class-people.ts";
import { countsByCourse, countsOf, summedUp } from "./class-summary.ts";

export type ClassSummaryProps = {
  readonly people: readonly ClassPerson[];
  readonly courses: readonly ClassCourse[];
  readonly totalCount: number;
};

/** The whole class in one bar, course by course where somebody asks, and how old the figures are. */
export function ClassSummary({ people, courses, totalCount }: ClassSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const { completed, inProgress, notStarted } = useMemo(() => countsOf(people), [people]);
  const parts = [
    { id: "completed", label: summedUp[0], value: completed, text: String(completed) },
    { id: "in_progress", label: summedUp[1], value: inProgress, text: String(inProgress) },
    { id: "not_started", label: summedUp[2], value: notStarted, text: String(notStarted) },
  ];
  return (
    <Card padding="medium">
      <Stack gap={3}>
        <StackedBar label={`All courses together, of ${people.length} people`} parts={parts} />
        <Age people={people} />
        {people.length < totalCount && (
          <Text tone="muted">{classTexts.notAll(people.length, totalCount)}</Text>
        )}
        <Disclosure title="Course by course" isExpanded={isOpen} onExpandedChange={setOpen}>
          {isOpen && (
            <StackedColumns
              label="People by how far they are, in each course"
              series={summedUp}
              columns={countsByCourse(people, courses)}
            />
          )}
        </Disclosure>
      </Stack>
    </Card>
  );
}

/** Nothing here asks the learning platform: it says what was read last. */
function Age({ people }: Pick<ClassSummaryProps, "people">) {
  const { oldest, newest, notRead } = useMemo(() => agesOfProgress(people), [people]);
  const words = [
    ...(oldest === null || newest === null ? [] : [classTexts.asOf(showMoment(oldest), showMoment(newest))]),
    ...(notRead > 0 ? [classTexts.notRead(notRead)] : []),
  ];
  return words.length === 0 ? null : <Text tone="muted">{words.join(" ")}</Text>;
}
