import { assignmentTexts, groupAssignmentTexts, weekTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Pencil, Plus, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type {
  AssignmentList_assignments$data,
  AssignmentList_assignments$key,
} from "../../../../../__generated__/AssignmentList_assignments.graphql.ts";
import { RemindDialog } from "../../../../../features/remind/lazy-remind-dialog.ts";
import { showDay } from "../../../../../format/dates.ts";
import { getCode } from "../../../../../relay/errors.ts";
import { toasts } from "../../../../../shell/toasts.ts";
import { AssignmentDialog } from "./AssignmentDialog.tsx";
import { assignedReminder, toRemindable } from "./assigned-reminder.ts";
import { type AssignmentForm, emptyAssignment } from "./assignment-form.ts";
import { PeopleDrawer } from "./PeopleDrawer.tsx";
import { useAssignmentChanges } from "./use-assignment-changes.ts";

type Row = AssignmentList_assignments$data["assignments"][number];

/** The assignments of a group, with buttons to add, change and withdraw them, and the status of people for each. */
export function AssignmentList({
  assignments: key,
}: {
  readonly assignments: AssignmentList_assignments$key;
}) {
  const { customerGroup, assignments } = useFragment(
    graphql`
      fragment AssignmentList_assignments on GroupAssignments {
        customerGroup {
          id
        }
        assignments {
          people
          done
          due
          late
          assignment {
            id
            kind
            title
            minimum
            dueOn
            step
            isForAll
            isAvailable
            modifiedAt
          }
        }
      }
    `,
    key,
  );
  const [query, setQuery] = useSearchParams();
  const [edited, edit] = useState<AssignmentForm | null>(null);
  const { latest, toRemind, withdraw, refresh, readChoices } = useAssignmentChanges(customerGroup.id);
  const [reminder, setReminder] = useState<Awaited<ReturnType<typeof toRemind>> | null>(null);
  const opened = assignments.find(({ assignment }) => String(assignment.id) === query.get("open"));
  /** An assignment that another admin has withdrawn disappears from the list. */
  const failedWith = (text: string) => (error: unknown) => {
    const isGone = getCode(error) === "NOT_FOUND";
    toasts.error(isGone ? groupAssignmentTexts.gone : text);
    if (isGone) void refresh().catch(() => undefined);
  };
  const openHref = (id: number) => `?${new URLSearchParams({ open: String(id) })}`;
  const columns: readonly TableColumn<Row>[] = [
    {
      id: "title",
      header: assignmentTexts.what,
      cell: ({ assignment }) => (
        <Stack gap={0}>
          <Link href={openHref(assignment.id)} variant="alone">
            {assignment.title}
          </Link>
          <Text size="small" tone="muted">
            {assignmentTexts.subject(assignment)}
          </Text>
        </Stack>
      ),
    },
    {
      id: "due",
      header: assignmentTexts.due,
      width: "shrink",
      narrow: "detail",
      cell: ({ assignment }) => showDay(assignment.dueOn),
    },
    {
      id: "step",
      header: groupAssignmentTexts.step,
      width: "shrink",
      narrow: "hide",
      align: "end",
      cell: ({ assignment }) => assignment.step ?? "",
    },
    {
      id: "standing",
      header: assignmentTexts.standing,
      narrow: "detail",
      cell: (row) => <Counts row={row} />,
    },
    {
      id: "actions",
      header: "Change",
      width: "shrink",
      isOnPaper: false,
      cell: ({ assignment, due, late }) => (
        <Inline gap={1} wrap={false}>
          {due + late > 0 && (
            <Button
              size="small"
              aria-label={groupAssignmentTexts.remind(assignment.title)}
              onPress={() =>
                void toRemind(assignment.id).then(setReminder, failedWith(groupAssignmentTexts.notOpened))
              }
            >
              {weekTexts.remind}
            </Button>
          )}
          <IconButton
            icon={Pencil}
            size="small"
            label={groupAssignmentTexts.edit(assignment.title)}
            onPress={() => void latest(assignment.id).then(edit, failedWith(groupAssignmentTexts.notOpened))}
          />
          <IconButton
            icon={Trash2}
            size="small"
            label={`Withdraw ${assignment.title}`}
            onPress={() => void withdraw(assignment.id).catch(failedWith(groupAssignmentTexts.notWithdrawn))}
          />
        </Inline>
      ),
    },
  ];
  const openForm = async () => {
    // The dialog shows when the choices could not be read, and offers another try.
    await readChoices().catch(() => undefined);
    edit(emptyAssignment());
  };
  const add = (
    <Button icon={Plus} variant="primary" onPress={openForm}>
      {groupAssignmentTexts.add}
    </Button>
  );
  return (
    <Stack gap={4}>
      {assignments.length > 0 && (
        <Inline justify="end" gap={3}>
          {add}
        </Inline>
      )}
      <Card padding="none">
        <Table
          label={assignmentTexts.title}
          columns={columns}
          rows={assignments}
          rowId={({ assignment }) => String(assignment.id)}
          empty={<EmptyState action={add}>{groupAssignmentTexts.none}</EmptyState>}
        />
      </Card>
      {edited !== null && (
        <AssignmentDialog
          key={edited.id ?? "new"}
          groupId={customerGroup.id}
          start={edited}
          onClose={() => edit(null)}
        />
      )}
      {reminder !== null && (
        <Suspense fallback={null}>
          <RemindDialog
            people={reminder.people.map(toRemindable)}
            draftFor={(ids) => ({
              text: assignedReminder(
                reminder.assignment,
                reminder.people.filter(({ person }) => ids.includes(person.keycloak_id)),
              ),
            })}
            onClose={() => setReminder(null)}
            onSent={() => undefined}
          />
        </Suspense>
      )}
      {opened !== undefined && (
        <PeopleDrawer
          id={opened.assignment.id}
          title={opened.assignment.title}
          onClose={() => setQuery({}, { preventScrollReset: true })}
        />
      )}
    </Stack>
  );
}

/** The numbers of people who have completed it, have time left, and are late. */
function Counts({ row: { assignment, people, done, due, late } }: { readonly row: Row }) {
  if (!assignment.isAvailable)
    return (
      <Stack gap={1}>
        <Badge tone="warning">{assignmentTexts.statuses.unavailable}</Badge>
        <Text size="small" tone="muted">
          {groupAssignmentTexts.doneOf(done, people)}
        </Text>
      </Stack>
    );
  return (
    <Inline gap={2}>
      <Text size="small" figures="tabular">
        {groupAssignmentTexts.doneOf(done, people)}
      </Text>
      {due > 0 && <Badge>{groupAssignmentTexts.dueCount(due)}</Badge>}
      {late > 0 && <Badge tone="danger">{groupAssignmentTexts.lateCount(late)}</Badge>}
    </Inline>
  );
}
