import { assignmentTexts, groupAssignmentTexts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  PeopleDrawerQuery,
  PeopleDrawerQuery$data,
} from "../../../../../__generated__/PeopleDrawerQuery.graphql.ts";
import { AssignmentStatusBadge } from "../../../../../features/assignments/AssignmentStatusBadge.tsx";
import { amountText } from "../../../../../features/assignments/amount-text.ts";
import { PeopleLinks, PersonName } from "../../../../../features/people/PeopleLinks.tsx";
import { RemindDialog } from "../../../../../features/remind/lazy-remind-dialog.ts";
import { ChoosePerson, RemindBar, RemindButton } from "../../../../../features/remind/RemindControls.tsx";
import { LastReminded } from "../../../../../features/remind/RemindedLately.tsx";
import { useChosenRows } from "../../../../../features/remind/use-chosen-rows.ts";
import { DetailDrawer } from "../../../../../features/table-page/DetailDrawer.tsx";
import { localDay, showDay } from "../../../../../format/dates.ts";
import { assignedReminder, isOpen, toRemindable } from "./assigned-reminder.ts";

export type PeopleDrawerProps = {
  readonly id: number;
  readonly title: string;
  readonly onClose: () => void;
};

/** The people of an assignment, each with their status. */
export function PeopleDrawer({ id, title, onClose }: PeopleDrawerProps) {
  return (
    <DetailDrawer title={title} onClose={onClose} notFound={assignmentTexts.gone}>
      <People id={id} />
    </DetailDrawer>
  );
}

type Row = PeopleDrawerQuery$data["assignmentPeople"]["people"][number];

function People({ id }: { readonly id: number }) {
  const [sendings, setSendings] = useState(0);
  const { assignmentPeople } = useLazyLoadQuery<PeopleDrawerQuery>(
    graphql`
      query PeopleDrawerQuery($assignmentId: Int!) {
        assignmentPeople(assignmentId: $assignmentId, limit: 500) {
          totalCount
          assignment {
            id
            kind
            title
            minimum
            dueOn
            step
            isForAll
            modifiedAt
          }
          people {
            person {
              keycloak_id
              first_name
              last_name
            }
            status
            doneAt
            amount
            lastReminder {
              at
              by
              isOwn
            }
          }
        }
      }
    `,
    { assignmentId: id },
    { fetchPolicy: "store-and-network", fetchKey: sendings },
  );
  const { assignment, people, totalCount } = assignmentPeople;
  const [reminding, remind] = useState<readonly Row[]>([]);
  const open = people.filter(isOpen);
  const { chosen, choose, chooseAll } = useChosenRows(open, ({ person }) => person.keycloak_id);
  const columns: readonly TableColumn<Row>[] = [
    {
      id: "person",
      header: "Person",
      cell: (row) => (
        <>
          <PersonName id={row.person.keycloak_id}>{toRemindable(row).name}</PersonName>
          {isOpen(row) && <LastReminded reminder={row.lastReminder} />}
        </>
      ),
    },
    {
      id: "status",
      header: assignmentTexts.standing,
      width: "shrink",
      cell: ({ status }) => <AssignmentStatusBadge status={status} />,
    },
    {
      id: "amount",
      header: assignmentTexts.progress,
      narrow: "detail",
      cell: ({ status, doneAt, amount }) =>
        status === "done" && doneAt != null
          ? assignmentTexts.doneOn(showDay(localDay(new Date(doneAt))))
          : amountText(assignment, amount),
    },
  ];
  return (
    <Stack gap={3}>
      <Text tone="muted">
        {`${assignmentTexts.subject(assignment)} · ${assignmentTexts.dueOn(showDay(assignment.dueOn))}`}
      </Text>
      <PeopleLinks of={people.map(({ person }) => person.keycloak_id)}>
        <Table
          label={groupAssignmentTexts.people}
          columns={columns}
          rows={people}
          rowId={({ person }) => person.keycloak_id}
          rowChoice={(row) =>
            isOpen(row) && (
              <ChoosePerson
                name={toRemindable(row).name}
                isChosen={chosen.includes(row)}
                onChoose={(isChosen) => choose(row.person.keycloak_id, isChosen)}
              />
            )
          }
          rowActions={(row) =>
            isOpen(row) && (
              <RemindButton
                name={toRemindable(row).name}
                lastReminder={row.lastReminder}
                onPress={() => remind([row])}
              />
            )
          }
          empty={<Text tone="muted">{groupAssignmentTexts.noPeople}</Text>}
        />
      </PeopleLinks>
      {open.length > 1 && (
        <RemindBar count={chosen.length} of={open.length} onAll={chooseAll} onRemind={() => remind(chosen)} />
      )}
      {reminding.length > 0 && (
        <Suspense fallback={null}>
          <RemindDialog
            people={reminding.map(toRemindable)}
            draftFor={(ids) => ({
              text: assignedReminder(
                assignment,
                reminding.filter(({ person }) => ids.includes(person.keycloak_id)),
              ),
            })}
            onClose={() => remind([])}
            onSent={() => {
              chooseAll(false);
              // Reads the list again, which shows who was reminded.
              setSendings((before) => before + 1);
            }}
          />
        </Suspense>
      )}
      {people.length < totalCount && (
        <Text size="small" tone="muted">
          {groupAssignmentTexts.getFirst(people.length, totalCount)}
        </Text>
      )}
    </Stack>
  );
}
