import { percentText } from "@cathedra/domain";
import {
  classTexts,
  coursePageTexts,
  courseProgressTexts,
  courseStatusTexts,
} from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  CourseTable_courses$data,
  CourseTable_courses$key,
} from "../../__generated__/CourseTable_courses.graphql.ts";
import { getStatus } from "../../features/learning/course-progress.ts";
import { showMoment } from "../../format/dates.ts";
import { Moment } from "../../format/Moment.tsx";

type Row = CourseTable_courses$data[number];

const columns: readonly TableColumn<Row>[] = [
  { id: "name", header: "Course", phone: "lead", cell: ({ name }) => name },
  { id: "category", header: "Category", narrow: "detail", cell: ({ category }) => category || "–" },
  {
    id: "status",
    header: "Status",
    width: "shrink",
    cell: ({ completion_status: status, progress }) =>
      progress.missing_since == null ? (
        courseStatusTexts[getStatus(status)]
      ) : (
        <Stack gap={1}>
          {courseStatusTexts[getStatus(status)]}
          <Text size="caption" tone="muted">
            {courseProgressTexts.missingPerson}
          </Text>
        </Stack>
      ),
  },
  {
    id: "percent",
    header: "Progress",
    align: "end",
    width: "shrink",
    cell: ({ progress }) => percentText(progress.completion_percentage),
  },
  {
    id: "lastActive",
    header: "Last active",
    width: "shrink",
    narrow: "detail",
    cell: ({ progress: { last_active_on: at } }) => (at == null ? "–" : <Moment at={at} />),
  },
];

/** The courses in which a person is enrolled, with their progress (5.006). */
export function CourseTable({ courses }: { readonly courses: CourseTable_courses$key }) {
  const rows = useFragment(
    graphql`
      fragment CourseTable_courses on Course @relay(plural: true) {
        id
        name
        category
        completion_status
        ...courseProgressFigures_course
        progress {
          completion_percentage
          last_active_on
          missing_since
          read_on
        }
      }
    `,
    courses,
  );
  const readOn = rows[0]?.progress.read_on;
  const moment = readOn == null ? undefined : showMoment(Date.parse(readOn));
  return (
    <Stack gap={2}>
      <Card title={coursePageTexts.availableForUser} padding="none">
        <Table
          label={coursePageTexts.availableForUser}
          columns={columns}
          rows={rows}
          rowId={({ id }) => String(id)}
          empty={<EmptyState>{coursePageTexts.userHasNone}</EmptyState>}
        />
      </Card>
      {moment !== undefined && (
        <Text size="small" tone="muted">
          {classTexts.asOf(moment, moment)}
        </Text>
      )}
    </Stack>
  );
}
