import { fullName } from "@cathedra/domain";
import { assignmentTexts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  PeopleDrawerQuery,
  PeopleDrawerQuery$data,
} from "../../../../../__generated__/PeopleDrawerQuery.graphql.ts";
import { AssignmentStatusBadge } from "../../../../../features/assignments/AssignmentStatusBadge.tsx";
import { amountText } from "../../../../../features/assignments/amount-text.ts";
import { PeopleLinks, PersonName } from "../../../../../features/people/PeopleLinks.tsx";
import { DetailDrawer } from "../../../../../features/table-page/DetailDrawer.tsx";
import { showNewsDate } from "../../../../../format/dates.ts";

export type PeopleDrawerProps = {
  readonly id: number;
  readonly title: string;
  readonly onClose: () => void;
};

/** Who is asked for an assignment, and how it stands for them. */
export function PeopleDrawer({ id, title, onClose }: PeopleDrawerProps) {
  return (
    <DetailDrawer title={title} onClose={onClose} notFound={assignmentTexts.gone}>
      <People id={id} />
    </DetailDrawer>
  );
}

type Row = PeopleDrawerQuery$data["assignmentPeople"]["people"][number];

function People({ id }: { readonly id: number }) {
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
          }
        }
      }
    `,
    { assignmentId: id },
    { fetchPolicy: "store-and-network" },
  );
  const { assignment, people, totalCount } = assignmentPeople;
  const columns: readonly TableColumn<Row>[] = [
    {
      id: "person",
      header: "Person",
      cell: ({ person }) => (
        <PersonName id={person.keycloak_id}>
          {fullName({ firstName: person.first_name, lastName: person.last_name })}
        </PersonName>
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
        status === "done" && doneAt != null ? showNewsDate(doneAt) : amountText(assignment, amount),
    },
  ];
  return (
    <Stack gap={3}>
      <PeopleLinks of={people.map(({ person }) => person.keycloak_id)}>
        <Table
          label={assignmentTexts.people}
          columns={columns}
          rows={people}
          rowId={({ person }) => person.keycloak_id}
          empty={<Text tone="muted">{assignmentTexts.noPeople}</Text>}
        />
      </PeopleLinks>
      {people.length < totalCount && (
        <Text size="small" tone="muted">
          {assignmentTexts.firstOf(people.length, totalCount)}
        </Text>
      )}
    </Stack>
  );
}
