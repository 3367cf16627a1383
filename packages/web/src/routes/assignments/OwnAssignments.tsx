import { assignmentTexts, certificateTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Calendar } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  OwnAssignments_assignments$data,
  OwnAssignments_assignments$key,
} from "../../__generated__/OwnAssignments_assignments.graphql.ts";
import { AssignmentStatusBadge } from "../../features/assignments/AssignmentStatusBadge.tsx";
import { amountText } from "../../features/assignments/amount-text.ts";
import { assignmentHref } from "../../features/assignments/assignment-href.ts";
import { saveFile } from "../../features/save-file/save-file.ts";
import { localDay, showDay } from "../../format/dates.ts";
import { authorizedFetch } from "../../rest/authorized-fetch.ts";
import { toasts } from "../../shell/toasts.ts";

type Row = OwnAssignments_assignments$data["assignments"][number];

/** The person's assignments: those that are not completed, late ones first, and completed ones. */
export function OwnAssignments({
  assignments: key,
}: {
  readonly assignments: OwnAssignments_assignments$key;
}) {
  const { assignments } = useFragment(
    graphql`
      fragment OwnAssignments_assignments on MyAssignments {
        assignments {
          status
          doneAt
          amount
          assignment {
            id
            groupName
            kind
            title
            courseId
            spaceId
            spaceName
            exerciseKey
            minimum
            dueOn
            step
          }
        }
      }
    `,
    key,
  );
  const open = assignments.filter(({ status }) => status !== "done");
  const done = assignments.filter(({ status }) => status === "done");
  if (assignments.length === 0)
    return (
      <Card>
        <EmptyState>{assignmentTexts.noneOfOwn}</EmptyState>
      </Card>
    );
  return (
    <Stack gap={6}>
      <Card title={assignmentTexts.toDo} padding="none" actions={open.length > 0 && <AddAllToCalendar />}>
        <Rows
          label={assignmentTexts.toDo}
          rows={open}
          columns={openColumns}
          empty={assignmentTexts.nothingToDo}
        />
      </Card>
      {done.length > 0 && (
        <Card title={assignmentTexts.done} padding="none">
          <Rows label={assignmentTexts.done} rows={done} columns={doneColumns} empty="" />
        </Card>
      )}
    </Stack>
  );
}

const title: TableColumn<Row> = {
  id: "title",
  header: assignmentTexts.what,
  cell: ({ assignment, status }) => (
    <Stack gap={0}>
      {status === "unavailable" ? (
        assignment.title
      ) : (
        <Link href={assignmentHref(assignment)} variant="alone">
          {assignment.title}
        </Link>
      )}
      <Text size="small" tone="muted">
        {[assignmentTexts.askedFor(assignment), assignment.groupName].join(" · ")}
      </Text>
    </Stack>
  ),
};

const openColumns: readonly TableColumn<Row>[] = [
  title,
  {
    id: "progress",
    header: assignmentTexts.progress,
    width: "shrink",
    narrow: "detail",
    cell: ({ assignment, amount }) => amountText(assignment, amount),
  },
  {
    id: "due",
    header: assignmentTexts.due,
    width: "shrink",
    narrow: "detail",
    cell: ({ assignment }) => showDay(assignment.dueOn),
  },
  {
    id: "status",
    header: assignmentTexts.standing,
    width: "shrink",
    cell: ({ status }) => <AssignmentStatusBadge status={status} />,
  },
];

const doneColumns: readonly TableColumn<Row>[] = [
  title,
  {
    id: "done",
    header: assignmentTexts.done,
    width: "shrink",
    narrow: "detail",
    cell: ({ doneAt }) => (doneAt == null ? "" : showDay(localDay(new Date(doneAt)))),
  },
  {
    id: "status",
    header: assignmentTexts.standing,
    width: "shrink",
    cell: ({ status }) => <AssignmentStatusBadge status={status} />,
  },
  {
    id: "certificate",
    header: certificateTexts.title,
    width: "shrink",
    cell: ({ assignment: { id, title: name } }) => (
      <Link
        href={`/assignments/${id}/certificate`}
        variant="alone"
        aria-label={certificateTexts.openOf(name)}
      >
        {certificateTexts.open}
      </Link>
    ),
  },
];

type RowsProps = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly empty: string;
};

function Rows({ label, rows, columns, empty }: RowsProps) {
  return (
    <Table
      label={label}
      rows={rows}
      columns={columns}
      rowId={({ assignment }) => String(assignment.id)}
      empty={<EmptyState>{empty}</EmptyState>}
    />
  );
}

/** A button that downloads the due days of all open assignments as one calendar file. */
function AddAllToCalendar() {
  const [isPending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    await authorizedFetch("/api/assignments/calendar.ics")
      .then(async (response) => saveFile(await response.arrayBuffer(), "assignments.ics", "text/calendar"))
      .catch(() => toasts.error(assignmentTexts.calendarFailed));
    setPending(false);
  };
  return (
    <Inline>
      <Button icon={Calendar} size="small" isPending={isPending} onPress={() => void add()}>
        {assignmentTexts.calendar}
      </Button>
    </Inline>
  );
}
